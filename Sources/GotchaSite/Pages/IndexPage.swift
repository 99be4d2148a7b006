import GotchaBook
import GotchaVerdicts

/// The first page: the search field, what the runs say, and the entries by area.
struct IndexPage {
  static let path = "index.html"
  /// Entries shown here in all; the rest stand on their areas' pages, so that the first page of a
  /// large book stays small.
  private static let entryLimit = 100
  private static let leastPerArea = 3

  let content: SiteContent
  let map: SiteMap
  let symbols: SymbolIndex

  /// How many entries of each of so many areas are shown.
  static func entriesPerArea(of areas: Int) -> Int { max(leastPerArea, entryLimit / max(1, areas)) }

  private var entriesPerArea: Int { Self.entriesPerArea(of: map.areas.count) }

  var html: HTML {
    Tag.div(.class("index")) {
      Tag.header(.class("page-head")) {
        Tag.h1 { content.title }
        Tag.p(.class("lead")) {
          "What UITableView really does, one finding a page. Every sentence that can be checked "
          "is checked, and the verdict stands beside it."
        }
      }
      IndexSearch(areas: map.areas.map(\.name), versions: content.verdicts.modelled.versions).html
      state
      Tag.div(.id("areas")) {
        for area in map.areas { section(area) }
        if map.areas.isEmpty { Tag.p { "The book has no entries yet." } }
      }
      browse
    }
  }

  private var state: HTML {
    Tag.section(.class("state"), .id("state"), .label("What the runs say")) {
      VerdictCounts(
        entries: content.verdicts.entries,
        url: { SafeURL(root: "", path: Listing.path(of: $0)) }
      ).html
      if content.observations.count > 0 {
        Tag.p(.class("state-observations")) {
          "Of "
          Tag.strong { "\(content.observations.count)" }
          " public logs of real devices and simulators, the model reproduces "
          Tag.strong { "\(content.observations.reproduced)" }
          ". "
          if let area = observations {
            Tag.a(.href(SafeURL(root: "", path: area.path))) { "Which, and which not" }
          }
        }
      }
      conditions
    }
  }

  /// The area whose entries rest on the observations that were replayed.
  private var observations: SiteMap.Area? {
    map.areas.max { known(in: $0) < known(in: $1) }.flatMap { known(in: $0) > 0 ? $0 : nil }
  }

  private func known(in area: SiteMap.Area) -> Int {
    area.entries.count { index in
      content.entries[index].claims.contains { content.observations.records[$0] != nil }
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

  private func section(_ area: SiteMap.Area) -> HTML {
    let anchor = PageName.anchor(area.name)
    let verdicts = area.entries.map { content.verdicts.entries[$0] }
    return Tag.section(.class("area"), .named("aria-labelledby", "area-\(anchor)")) {
      Tag.div(.class("area-head")) {
        Tag.h2(.id("area-\(anchor)")) {
          Tag.a(.href(SafeURL(root: "", path: area.path))) { area.name }
        }
        VerdictCounts(entries: verdicts).html
      }
      Tag.ul(.class("entry-list")) {
        for index in area.entries.prefix(entriesPerArea) {
          EntryRow(
            entry: content.entries[index], verdict: content.verdicts.entries[index],
            url: SafeURL(root: "", path: map.pages[index])
          ).html
        }
      }
      if area.entries.count > entriesPerArea {
        Tag.p(.class("more")) {
          Tag.a(.href(SafeURL(root: "", path: area.path))) {
            "All \(area.entries.count) entries about \(area.name.lowercased())"
          }
        }
      }
    }
  }
}

// MARK: - Browsing

extension IndexPage {
  /// Symbols shown here: those that most entries name.
  private static let symbolLimit = 12

  private var browse: HTML {
    Tag.nav(.class("browse"), .label("Browse")) {
      group("By area", map.areas.map { ($0.name, $0.path) })
      symbolLinks
      group(
        "By version",
        content.verdicts.modelled.versions.map { ("iOS \($0)", Listing.path(of: $0)) })
      group("By verdict", Verdict.kinds.map { ($0.label, Listing.path(of: $0)) })
      group("By evidence", Evidence.Level.allCases.map { ($0.rawValue, Listing.path(of: $0)) })
      group("By kind", Entry.Kind.allCases.map { ($0.plural, Listing.path(of: $0)) })
    }
  }

  var symbolLinks: HTML { group("By API", frequentSymbols.map { ($0.name, $0.path) }) }

  private var frequentSymbols: [SymbolIndex.Symbol] {
    Array(
      symbols.symbols.sorted { ($1.entries.count, $0.name) < ($0.entries.count, $1.name) }
        .prefix(Self.symbolLimit))
  }

  @HTMLBuilder
  private func group(_ title: String, _ links: [(words: String, path: String)]) -> HTML {
    if !links.isEmpty {
      Tag.section {
        Tag.h2 { title }
        Tag.ul {
          for link in links {
            Tag.li { Tag.a(.href(SafeURL(root: "", path: link.path))) { link.words } }
          }
        }
      }
    }
  }
}
