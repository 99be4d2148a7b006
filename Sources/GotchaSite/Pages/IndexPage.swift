import GotchaBook
import GotchaVerdicts
import RunRecord

/// The first page: how the book did in its run, the pages to start from, the shelves with their
/// areas, what is new, and where the evidence is explained.
struct IndexPage {
  static let path = "index.html"
  /// New entries that are named; the feeds have more.
  private static let latestLimit = 5

  let content: SiteContent
  let pages: [BookPage]
  let map: SiteMap
  let shelves: Shelves
  /// The step to the newest version; nil for a book without two versions.
  let newest: VersionStep?

  private var settings: BookSettings { content.settings }

  var html: HTML {
    let pictures = pictures
    return Tag.div(.class("index")) {
      PageHead(content.title) {
        settings.summary
      } rest: {
        if !pages.isEmpty {
          RunTally(
            pages: pages, runs: content.verdicts.runs, root: "",
            unknownCommits: content.unknownCommits
          ).html
        }
        whatIsNew
      }.html
      Tag.div(.id("areas")) {
        hubs(pictures.hubs)
        if pages.isEmpty {
          Tag.p { "The book has no entries yet." }
        } else {
          browse(pictures.areas)
        }
      }
      Tag.div(.id("state"), .class("state")) {
        latest
        state
      }
    }
  }

  @HTMLBuilder
  private var whatIsNew: HTML {
    if let newest, newest.total > 0 {
      Tag.p(.class("newest")) {
        Tag.a(.href(SafeURL(root: "", path: newest.path))) {
          newest.title(in: settings)
        }
        Tag.span(.class("count")) {
          "\(newest.total) \(newest.total == 1 ? "entry" : "entries")"
        }
      }
    }
  }

  private var hubPages: [BookPage] {
    shelves.groups(on: .startHere).flatMap(\.entries).map { pages[$0] }
  }

  /// The pages that lead from a symptom to its entry.
  @HTMLBuilder
  private func hubs(_ pictures: [SmallPicture?]) -> HTML {
    let hubs = hubPages
    if !hubs.isEmpty {
      Tag.section(.class("hubs"), .named("aria-labelledby", "start")) {
        Tag.h2(.id("start")) { Shelf.startHere.title(in: settings) }
        Tag.ul {
          for (page, picture) in zip(hubs, pictures) {
            Tag.li(page.marks) {
              picture?.html(root: "") ?? .empty
              page.link(root: "", .class("entry-row-title"))
              Tag.p { EntryRow.firstWords(of: page.entry) }
            }
          }
        }
      }
    }
  }
}

// MARK: - Shelves

extension IndexPage {
  /// For each page that leads to others, and then for each area of a shelf, a picture of its own.
  private var pictures: (hubs: [SmallPicture?], areas: [Int: SmallPicture]) {
    let hubs = SmallPicture.each(leadingFrom: hubPages, map: map, pages: pages)
    var shown = Set(hubs.compactMap { $0?.path })
    var areas: [Int: SmallPicture] = [:]
    for group in shelves.groups(on: .today) {
      let all = group.entries.compactMap { pages[$0].smallPicture }
      guard let picture = SmallPicture.best(of: all, besides: shown) else { continue }
      areas[group.area] = picture
      shown.insert(picture.path)
    }
    return (hubs, areas)
  }

  private func browse(_ pictures: [Int: SmallPicture]) -> HTML {
    Tag.nav(.class("browse"), .label("Browse")) {
      MinimumVersion(versions: content.verdicts.modelled.versions, system: settings.system).html()
      for shelf in Shelf.allCases where shelf != .startHere { section(shelf, pictures) }
    }
  }

  @HTMLBuilder
  private func section(_ shelf: Shelf, _ pictures: [Int: SmallPicture]) -> HTML {
    let groups = shelves.groups(on: shelf)
    if !groups.isEmpty {
      Tag.section(.class("shelf", "shelf-\(shelf.rawValue)")) {
        Tag.h2 {
          Tag.a(.href(SafeURL(root: "", path: shelf.path))) { shelf.title(in: settings) }
          count(groups.flatMap(\.entries))
        }
        Tag.p { shelf.explanation(in: settings) }
        if shelf == .today || shelf == .techniques {
          Tag.ul {
            for group in groups {
              Tag.li {
                if shelf == .today {
                  pictures[group.area]?.html(root: "", isOrnament: true) ?? .empty
                }
                Tag.a(.href(SafeURL(root: "", path: map.areas[group.area].path))) {
                  map.areas[group.area].name
                }
                FaultMark(pages: group.entries.map { pages[$0] }).html
                count(group.entries)
              }
            }
          }
        } else {
          Tag.p(.class("shelf-fault")) {
            FaultMark(pages: groups.flatMap(\.entries).map { pages[$0] }).html
          }
        }
      }
    }
  }

  private func count(_ entries: [Int]) -> HTML {
    MinimumVersion.count(entries.map { pages[$0].entry })
  }
}

// MARK: - What is new, and what is known

extension IndexPage {
  @HTMLBuilder
  private var latest: HTML {
    // What has a verdict and is not in the log yet is newer than all that is.
    let latest = pages.map { (date: content.history.firstSeen($0.entry), page: $0) }
      .filter { $0.date != nil || $0.page.verdict.verdict != nil }
      .sorted { ($1.date ?? "~", $0.page.position) < ($0.date ?? "~", $1.page.position) }
      .prefix(Self.latestLimit)
    if !content.history.lines.isEmpty, !latest.isEmpty {
      Tag.section(.class("latest"), .named("aria-labelledby", "latest")) {
        Tag.h2(.id("latest")) { "New entries" }
        Tag.ul {
          for each in latest {
            Tag.li(each.page.marks + MinimumVersion.mark(each.page.entry)) {
              each.page.link(root: "")
              Tag.span(.class("latest-status")) {
                EntryStatus(page: each.page, settings: settings).badge
                if let date = each.date { Tag.span(.class("count")) { DayText.words(date) } }
              }
            }
          }
        }
      }
    }
  }

  private var state: HTML {
    Tag.section(.class("known"), .named("aria-labelledby", "known")) {
      Tag.h2(.id("known")) {
        Tag.a(.href(SafeURL(root: "", path: HowPage.path))) { HowPage.title }
      }
      BasisCounts(content.verdicts.entries, settings: settings).html
      observations
      conditions
    }
  }

  @HTMLBuilder
  private var observations: HTML {
    if content.observations.count > 0 {
      Tag.p(.class("state-observations")) {
        "Of "
        Tag.strong { content.observations.count.grouped }
        " public logs of real devices and simulators, the model was fitted to "
        Tag.strong { content.observations.fitted.grouped }
        " and reproduces "
        Tag.strong { content.observations.reproduced.grouped }
        " of the others. "
        Tag.a(.href(SafeURL(root: "", path: Shelf.labBook.path))) { "Which, and which not" }
      }
    }
  }

  /// What is wrong with the results, where a reader sees it.
  @HTMLBuilder
  private var conditions: HTML {
    let runs = content.verdicts.runs.filter { !$0.conditions.isEmpty }
    if content.verdicts.runs.isEmpty || !runs.isEmpty {
      Tag.div(.class("notice")) {
        if content.verdicts.runs.isEmpty {
          Tag.p { "No run was given, so nothing here has a verdict yet." }
        }
        for run in runs {
          for condition in run.conditions.prefix(5) {
            Tag.p {
              Tag.strong { run.name }
              ": \(condition.description)."
            }
          }
        }
      }
    }
  }
}

extension Int {
  /// With a comma between thousands: `1,713`.
  var grouped: String {
    let digits = Array(String(magnitude))
    let parts = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + parts.joined()
  }
}
