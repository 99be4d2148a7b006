import GotchaBook
import GotchaVerdicts

/// Entries that have something in common, on pages of their own: an area, a verdict, a version,
/// an evidence level, a kind, a symbol.
struct Listing: Sendable {
  /// The family of the lists that together have every entry once.
  static let area = "Area"
  /// The family of the lists of entries that name a symbol.
  static let symbol = "API"
  /// The way from a list to the root of the site: all stand one folder deep.
  static let root = "../"
  /// Rows on a page; with two lines each it stays well below 100 kB.
  static let pageSize = 100

  var path: String
  /// What kind of thing they have in common: `Area`.
  var family: String
  var title: String
  var description: String
  /// Positions in the book.
  var entries: [Int]
  var isCode = false

  static func path(of verdict: Verdict) -> String { "verdicts/\(verdict.word).html" }
  static func path(of level: Evidence.Level) -> String { "evidence/\(level.rawValue).html" }
  static func path(of version: Version) -> String { "versions/ios-\(version).html" }
  static func path(of kind: Entry.Kind) -> String { "kinds/\(PageName.anchor(kind.rawValue)).html" }

  var pager: Pager { Pager(path: path, count: entries.count, size: Self.pageSize) }

  /// One page of the list, from 0; `row` gives an entry's row as all lists show it, and `counts`
  /// are the verdicts of this list, which all its pages show.
  func html(page: Int, counts: LazyFragment, row: (Int) -> HTML) -> HTML {
    Tag.div(.class("listing", "listing-\(PageName.anchor(family))")) {
      Tag.header(.class("page-head")) {
        Tag.p(.class("breadcrumb")) { family }
        Tag.h1 { if isCode { Tag.code { title } } else { title } }
        Tag.p(.class("lead")) { description }
        if entries.isEmpty {
          Tag.p { "No entry yet." }
        } else {
          counts.html
        }
      }
      if !entries.isEmpty {
        Tag.ul(.class("entry-list")) {
          for index in entries[pager.range(of: page)] { row(index) }
        }
      }
      pager.navigation(on: page)
    }
  }
}

// MARK: - All of them

extension Listing {
  /// Every value of every filter, so that none of them needs a script; but for the symbols.
  static func all(_ content: SiteContent, _ map: SiteMap) -> [Listing] {
    areas(map) + verdicts(content) + evidence(content) + kinds(content) + versions(content)
  }

  init(_ symbol: SymbolIndex.Symbol) {
    self.init(
      path: symbol.path, family: Self.symbol, title: symbol.name,
      description: "What is known about it, and what the runs say.", entries: symbol.entries,
      isCode: true)
  }

  private static func areas(_ map: SiteMap) -> [Listing] {
    map.areas.map { area in
      Listing(
        path: area.path, family: Self.area, title: area.name,
        description: "What is known about \(area.name.lowercased()), and what the runs say.",
        entries: area.entries)
    }
  }

  private static func verdicts(_ content: SiteContent) -> [Listing] {
    Verdict.kinds.map { kind in
      Listing(
        path: path(of: kind), family: "Verdict", title: kind.label.capitalizedFirst,
        description: kind.ofEntries,
        entries: positions(content) { $1.verdict?.word == kind.word })
    }
  }

  private static func evidence(_ content: SiteContent) -> [Listing] {
    Evidence.Level.allCases.map { level in
      Listing(
        path: path(of: level), family: "Evidence", title: level.rawValue.capitalizedFirst,
        description: EvidenceBadge.meaning(of: level) + ".",
        entries: positions(content) { entry, _ in entry.evidence.contains { $0.level == level } })
    }
  }

  private static func kinds(_ content: SiteContent) -> [Listing] {
    Entry.Kind.allCases.map { kind in
      Listing(
        path: path(of: kind), family: "Kind", title: kind.plural, description: kind.explanation,
        entries: positions(content) { entry, _ in entry.kind == kind })
    }
  }

  private static func versions(_ content: SiteContent) -> [Listing] {
    content.verdicts.modelled.versions.map { version in
      Listing(
        path: path(of: version), family: "Version", title: "iOS \(version)",
        description: "Entries that say something about iOS \(version).",
        entries: positions(content) { _, verdict in
          verdict.cases.contains { $0.versions.contains { $0.version == version } }
        })
    }
  }

  private static func positions(
    _ content: SiteContent, _ isIncluded: (Entry, EntryVerdict) -> Bool
  ) -> [Int] {
    content.entries.indices.filter {
      isIncluded(content.entries[$0], content.verdicts.entries[$0])
    }
  }
}

// MARK: - Words

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Entry.Kind {
  var plural: String {
    switch self {
    case .gotcha: "Gotchas"
    case .brokenApproach: "Broken approaches"
    case .note: "Notes"
    }
  }

  var explanation: String {
    switch self {
    case .gotcha: "What UITableView does and nobody expects."
    case .brokenApproach: "Things that were tried and taken out again, and why."
    case .note: "What is worth knowing and proves nothing by itself."
    }
  }
}
