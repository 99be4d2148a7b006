import GotchaBook
import GotchaVerdicts

/// The table of contents beside the lists: the areas, and of one that is open its entries.
struct AreaContents {
  let pages: [BookPage]
  let map: SiteMap
  let shelves: Shelves
  /// Of each area the mark of its worst verdict, and how many entries have it.
  let faults: [HTML]
  /// From the page to the site's root.
  let root: String
  /// The area whose entries are named.
  var area: String?

  var html: HTML {
    Tag.nav(.class("toc"), .label("Areas")) {
      Tag.ul {
        for index in areas {
          let each = map.areas[index]
          Tag.li {
            Tag.a(
              [.href(SafeURL(root: root, path: each.path))]
                + (each.name == area ? [.named("aria-current", "true")] : [])
            ) { each.name }
            faults[index]
            if each.name == area, each.entries.count <= Listing.pageSize { entries(of: index) }
          }
        }
      }
    }
  }

  /// In the order of the front page, each once.
  private var areas: [Int] {
    shelves.groups.filter { $0.shelf != .startHere }.map(\.area).unique()
  }

  private func entries(of area: Int) -> HTML {
    Tag.ul(.class("toc-entries")) {
      for page in shelves.groups.filter({ $0.area == area }).flatMap(\.entries).map({ pages[$0] }) {
        Tag.li(page.marks) {
          page.link(root: root)
          if page.verdict.verdict?.isGood == false {
            EntryStatus(page: page).mark
          }
        }
      }
    }
  }
}

/// How many of some entries have the worst verdict among them, with its mark; a tick where all that
/// have a verdict pass.
struct FaultMark {
  let verdicts: [Verdict]

  init(pages: [BookPage]) { self.init(verdicts: pages.compactMap(\.verdict.verdict)) }

  init(verdicts: [Verdict]) { self.verdicts = verdicts }

  @HTMLBuilder
  var html: HTML {
    if let worst = verdicts.max() {
      let count = worst.isGood ? 0 : verdicts.count { $0.word == worst.word }
      Tag.span(.class("fault mark v-\(worst.word)")) {
        if count > 0 { "\(count)" }
        Tag.span(.class("visually-hidden")) { count > 0 ? " \(worst.label)" : "all pass" }
      }
    }
  }
}
