import GotchaBook
import GotchaVerdicts
import RunRecord

/// The entries of the book against the versions of iOS; versions in a row with the same claim, basis
/// and verdict are drawn as one bar.
struct MatrixPage {
  static let path = "matrix.html"
  /// Rows on a page, so that it stays below 100 kB.
  static let pageSize = 75

  let content: SiteContent
  let map: SiteMap
  let shelves: Shelves

  private var versions: [Version] { content.verdicts.modelled.versions }

  static func pager(entries: Int) -> Pager { Pager(path: path, count: entries, size: pageSize) }

  func html(page: Int) -> HTML {
    let pager = Self.pager(entries: content.entries.count)
    let shown = Array(shelves.order[pager.range(of: page)])
    return Tag.div(.class("matrix-page")) {
      PageHead("By version") {
        "Every entry against every version: what it claims, and what the claim rests on. "
        Tag.a(.href(SafeURL(root: "", path: HowPage.path))) { HowPage.title }
      } rest: {
        MinimumVersion(versions: versions).html()
        legend(of: shown)
      }.html
      table(shown)
      pager.navigation(on: page)
    }
  }

  private func table(_ shown: [Int]) -> HTML {
    Tag.div(
      .class("matrix-scroll"), .named("tabindex", "0"), .named("role", "region"),
      .label("Entries by version")
    ) {
      Tag.table(.class("matrix"), .named("style", "--versions:\(versions.count)")) {
        Tag.thead {
          Tag.tr {
            Tag.th(.named("scope", "col")) { "Entry" }
            for version in versions {
              Tag.th(.named("scope", "col")) { version.description }
            }
          }
        }
        Tag.tbody {
          for (place, index) in shown.enumerated() {
            let shelf = shelves.shelves[index]
            if place == 0 || shelves.shelves[shown[place - 1]] != shelf { head(of: shelf) }
            row(index)
          }
        }
      }
    }
  }

  private func head(of shelf: Shelf) -> HTML {
    Tag.tr(.class("matrix-shelf")) {
      Tag.th(.named("scope", "rowgroup"), .named("colspan", "\(versions.count + 1)")) {
        shelf.title
      }
    }
  }

  /// An entry's row.
  private func row(_ index: Int) -> HTML {
    let verdict = content.verdicts.entries[index]
    return Tag.tr(MinimumVersion.mark(content.entries[index])) {
      Tag.th(.named("scope", "row")) {
        Tag.a(.href(SafeURL(root: "", path: map.pages[index])), .named("dir", "auto")) {
          content.entries[index].title
        }
      }
      for bar in bars(of: verdict) { cell(bar) }
    }
  }

  /// What is shown of an entry on a version.
  private struct Cell: Equatable {
    /// Nil where the entry says nothing.
    var claim: Claim?
    var basis: Basis?
    /// The verdict of the entry's worst case, where it is not good.
    var fault: Verdict?
  }

  private func bars(of verdict: EntryVerdict) -> [(cell: Cell, width: Int)] {
    var bars: [(cell: Cell, width: Int)] = []
    for version in versions {
      let claim = verdict.claims[version]
      let cell = Cell(
        claim: claim?.claim, basis: claim?.basis,
        fault: claim == nil ? nil : verdict.fault(on: version))
      if let last = bars.last, last.cell == cell {
        bars[bars.count - 1].width += 1
      } else {
        bars.append((cell, 1))
      }
    }
    return bars
  }

  private func cell(_ bar: (cell: Cell, width: Int)) -> HTML {
    let span: [Attribute] =
      bar.width > 1
      ? [.named("colspan", "\(bar.width)"), .named("style", "--span:\(bar.width)")] : []
    guard let claim = bar.cell.claim, let basis = bar.cell.basis else {
      return Tag.td([.class("v-unknown")] + span) {
        Tag.span(.class("visually-hidden")) { "not said" }
      }
    }
    return Tag.td([.class("c-\(claim.word) bar-\(basis.rawValue)")] + span) {
      BasisLink(basis: basis, root: "").mark(of: claim)
      if let fault = bar.cell.fault {
        Tag.span(.class("mark v-\(fault.word)"), .title(fault.label)) {
          Tag.span(.class("visually-hidden")) { fault.label }
        }
      }
    }
  }

  /// The colors and marks that occur on a page.
  private func legend(of shown: [Int]) -> HTML {
    let cells = shown.flatMap { bars(of: content.verdicts.entries[$0]).map(\.cell) }
    let claims = Set(cells.compactMap(\.claim))
    let bases = Set(cells.compactMap(\.basis))
    return Tag.ul(.class("counts-words"), .label("Legend")) {
      for claim in Claim.allCases where claims.contains(claim) {
        Tag.li(.class("c-\(claim.word)")) {
          Tag.span(.class("swatch")) {}
          Tag.span { claim.label }
        }
      }
      for basis in Basis.allCases.reversed() where bases.contains(basis) {
        Tag.li(.class("mark basis-\(basis.rawValue)")) { BasisLink(basis: basis, root: "").html }
      }
      for fault in Set(cells.compactMap(\.fault)).sorted() {
        Tag.li(.class("mark v-\(fault.word)")) { fault.label }
      }
      if cells.contains(where: { $0.claim == nil }) {
        Tag.li(.class("v-unknown")) { Tag.span { "dotted: not said" } }
      }
    }
  }
}

extension EntryVerdict {
  /// The verdict of the worst case on a version; nil when it is good or none names the version.
  fileprivate func fault(on version: Version) -> Verdict? {
    let verdict = cases.flatMap(\.versions).filter { $0.version == version }.map(\.verdict).max()
    guard let verdict, !verdict.isGood else { return nil }
    return verdict.reason == nil ? verdict : .ignored(reason: "")
  }
}
