import GotchaBook
import GotchaVerdicts

/// Entries that have something in common, on pages of their own: an area, a shelf, a verdict, a
/// kind, a symbol.
struct Listing: Sendable {
  /// The way from a list to the root of the site: all are one folder deep.
  static let root = "../"
  /// Rows on a page; with two lines each it stays well below 100 kB.
  static let pageSize = 100

  /// Entries below a heading of their own.
  struct Section: Equatable, Sendable {
    var title: String
    /// Positions in the book.
    var entries: [Int]
  }

  var path: String
  /// What kind of thing they have in common: `Area`.
  var family: String
  var title: String
  var description: String
  var sections: [Section]
  var isCode = false
  /// The area that all of the entries are in.
  var area: String?

  static func path(of verdict: Verdict) -> String { "verdicts/\(verdict.word).html" }
  static func path(of kind: Entry.Kind) -> String { "kinds/\(PageName.anchor(kind.rawValue)).html" }

  var pager: Pager {
    Pager(path: path, count: sections.reduce(0) { $0 + $1.entries.count }, size: Self.pageSize)
  }

  /// One page of the list, from 0; `row` gives an entry's row as all lists show it.
  func html(page: Int, minimum: MinimumVersion, row: (Int) -> HTML) -> HTML {
    Tag.div(.class("listing", "listing-\(PageName.anchor(family))")) {
      Tag.header(.class("page-head")) {
        Tag.p(.class("breadcrumb")) { family }
        Tag.h1 { if isCode { Tag.code { title } } else { title } }
        Tag.p(.class("lead")) { description }
        if sections.isEmpty { Tag.p { "No entry yet." } } else { minimum.html(area: area) }
      }
      for section in sections(of: pager.range(of: page)) {
        if sections.count > 1 { Tag.h2(.class("listing-section")) { section.title } }
        Tag.ul(.class("entry-list")) {
          for index in section.entries { row(index) }
        }
      }
      pager.navigation(on: page)
    }
  }

  /// The sections as far as they are in a range of the list.
  private func sections(of range: Range<Int>) -> [Section] {
    var start = 0
    return sections.compactMap { section in
      let own = range.clamped(to: start..<start + section.entries.count)
      defer { start += section.entries.count }
      guard !own.isEmpty else { return nil }
      return Section(
        title: section.title,
        entries: Array(section.entries[own.lowerBound - start..<own.upperBound - start]))
    }
  }
}

// MARK: - All of them

extension Listing {
  /// Every list, so that no script is needed to come to an entry; but for the symbols.
  static func all(_ content: SiteContent, _ map: SiteMap, _ shelves: Shelves) -> [Listing] {
    areas(map, shelves) + Shelf.allCases.map { shelf($0, map, shelves) }
      + verdicts(content, shelves) + kinds(content, shelves)
  }

  init(_ symbol: SymbolIndex.Symbol, _ shelves: Shelves) {
    let names = symbol.objectiveC.map { ", in Objective-C \($0)" } ?? ""
    self.init(
      path: symbol.path, family: symbol.owner ?? "API", title: symbol.name,
      description: "What is known about it\(names).",
      sections: shelves.sections(of: symbol.entries),
      isCode: true)
  }

  private static func areas(_ map: SiteMap, _ shelves: Shelves) -> [Listing] {
    map.areas.map { area in
      Listing(
        path: area.path, family: "Area", title: area.name,
        description: "What is known about \(area.name.lowercased()).",
        sections: shelves.sections(of: area.entries), area: area.name)
    }
  }

  private static func shelf(_ shelf: Shelf, _ map: SiteMap, _ shelves: Shelves) -> Listing {
    Listing(
      path: shelf.path, family: "Shelf", title: shelf.title, description: shelf.explanation,
      sections: shelves.groups(on: shelf).map { group in
        Section(title: map.areas[group.area].name, entries: group.entries)
      })
  }

  private static func verdicts(_ content: SiteContent, _ shelves: Shelves) -> [Listing] {
    Verdict.kinds.filter { !$0.isGood }.map { kind in
      let entries = content.entries.indices.filter {
        content.verdicts.entries[$0].verdict?.word == kind.word
      }
      return Listing(
        path: path(of: kind), family: "Verdict", title: kind.label.capitalizedFirst,
        description: kind.ofEntries, sections: shelves.sections(of: entries))
    }
  }

  private static func kinds(_ content: SiteContent, _ shelves: Shelves) -> [Listing] {
    Entry.Kind.allCases.filter { $0 != .gotcha }.map { kind in
      Listing(
        path: path(of: kind), family: "Kind", title: kind.plural, description: kind.explanation,
        sections: shelves.sections(
          of: content.entries.indices.filter { content.entries[$0].kind == kind }))
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
    case .observation: "Observations"
    }
  }

  var explanation: String {
    switch self {
    case .gotcha: "What UITableView does and few expect."
    case .brokenApproach: "Things that were tried and taken out again, and why."
    case .note: "What is worth knowing and has no test."
    case .observation: "Logs and measurements that others made, beside what the model does."
    }
  }
}
