import GotchaBook
import GotchaVerdicts
import RunRecord

/// The first page: the search field, the pages to start from, the shelves with their areas, what
/// changed lately, and where the evidence is explained.
struct IndexPage {
  static let path = "index.html"
  /// New entries that are named; the feeds have more.
  private static let latestLimit = 5

  let content: SiteContent
  let map: SiteMap
  let shelves: Shelves

  var html: HTML {
    Tag.div(.class("index")) {
      PageHead(content.title) {
        "What UITableView really does, one finding a page. Every sentence that can be checked "
        "is checked against a model of UIKit, and each version has its evidence."
      }.html
      Tag.div(.id("areas")) {
        hubs
        if content.entries.isEmpty { Tag.p { "The book has no entries yet." } } else { browse }
      }
      Tag.div(.id("state"), .class("state")) {
        latest
        state
      }
    }
  }

  /// The pages that lead from a symptom to its entry.
  @HTMLBuilder
  private var hubs: HTML {
    let entries = shelves.groups(on: .startHere).flatMap(\.entries)
    if !entries.isEmpty {
      Tag.section(.class("hubs"), .named("aria-labelledby", "start")) {
        Tag.h2(.id("start")) { Shelf.startHere.title }
        Tag.ul {
          for index in entries {
            Tag.li {
              Tag.a(.class("entry-row-title"), .href(url(index)), .named("dir", "auto")) {
                content.entries[index].title
              }
              Tag.p { EntryRow.firstWords(of: content.entries[index]) }
            }
          }
        }
      }
    }
  }

  private func url(_ index: Int) -> SafeURL { SafeURL(root: "", path: map.pages[index]) }
}

// MARK: - Shelves

extension IndexPage {
  private var browse: HTML {
    Tag.nav(.class("browse"), .label("Browse")) {
      MinimumVersion(versions: content.verdicts.modelled.versions).html()
      for shelf in Shelf.allCases where shelf != .startHere { section(shelf) }
    }
  }

  @HTMLBuilder
  private func section(_ shelf: Shelf) -> HTML {
    let groups = shelves.groups(on: shelf)
    if !groups.isEmpty {
      Tag.section(.class("shelf", "shelf-\(shelf.rawValue)")) {
        Tag.h2 {
          Tag.a(.href(SafeURL(root: "", path: shelf.path))) { shelf.title }
          count(groups.flatMap(\.entries))
        }
        Tag.p { shelf.explanation }
        if shelf == .today || shelf == .techniques {
          Tag.ul {
            for group in groups {
              Tag.li {
                Tag.a(.href(SafeURL(root: "", path: map.areas[group.area].path))) {
                  map.areas[group.area].name
                }
                count(group.entries)
              }
            }
          }
        }
      }
    }
  }

  private func count(_ entries: [Int]) -> HTML {
    MinimumVersion.count(entries.map { content.entries[$0] })
  }
}

// MARK: - What is new, and what is known

extension IndexPage {
  @HTMLBuilder
  private var latest: HTML {
    // What has a verdict and is not in the log yet is newer than all that is.
    let latest = content.entries.indices
      .map { (date: content.history.firstSeen(content.entries[$0]), index: $0) }
      .filter { $0.date != nil || content.verdicts.entries[$0.index].verdict != nil }
      .sorted { ($1.date ?? "~", $0.index) < ($0.date ?? "~", $1.index) }.prefix(Self.latestLimit)
    if !content.history.lines.isEmpty, !latest.isEmpty {
      Tag.section(.class("latest"), .named("aria-labelledby", "latest")) {
        Tag.h2(.id("latest")) { "New" }
        Tag.ul {
          for each in latest {
            Tag.li(MinimumVersion.mark(content.entries[each.index])) {
              Tag.a(.href(url(each.index)), .named("dir", "auto")) {
                content.entries[each.index].title
              }
              if let date = each.date { Tag.span(.class("count")) { DayText.words(date) } }
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
      BasisCounts(content.verdicts.entries).html
      VerdictCounts(entries: content.verdicts.entries).html
      observations
      conditions
    }
  }

  @HTMLBuilder
  private var observations: HTML {
    if content.observations.count > 0 {
      Tag.p(.class("state-observations")) {
        "Of "
        Tag.strong { "\(content.observations.count)" }
        " public logs of real devices and simulators, the model was fitted to "
        Tag.strong { "\(content.observations.fitted)" }
        " and reproduces "
        Tag.strong { "\(content.observations.reproduced)" }
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
