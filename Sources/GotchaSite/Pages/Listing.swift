import GotchaBook
import GotchaVerdicts

/// Entries that have something in common, on pages of their own: an area, a shelf, a verdict, a
/// kind, a symbol.
struct Listing: Sendable {
  /// The way from a list to the root of the site: all are one folder deep.
  static let root = "../"
  /// Rows on a page; with three lines each it stays below 100 kB.
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
  /// Empty for a list that its title says all of.
  var description: String
  var sections: [Section]
  var isCode = false
  /// The area that all of the entries are in.
  var area: String?

  static func path(of verdict: Verdict) -> String { "verdicts/\(verdict.word).html" }
  static func path(of kind: Entry.Kind) -> String { "kinds/\(PageName.anchor(kind.rawValue)).html" }

  /// Positions in the book.
  var entries: [Int] { sections.flatMap(\.entries) }

  var pager: Pager { Pager(path: path, count: entries.count, size: Self.pageSize) }

  /// What every list has beside its own rows.
  struct Frame: Sendable {
    var minimum: MinimumVersion
    /// The table of contents, with the entries of an area.
    var contents: @Sendable (_ area: String?) -> HTML
    /// An entry's row.
    var row: @Sendable (Int) -> HTML
  }

  /// One page of the list, from 0.
  ///
  /// - Parameter tally: How its entries did; made once, since each page of a long list has it.
  func html(page: Int, frame: Frame, tally: HTML) -> HTML {
    Tag.div(.class("listing", "listing-\(PageName.anchor(family))")) {
      Tag.header(.class("page-head")) {
        Tag.p(.class("breadcrumb")) { family }
        Tag.h1 { if isCode { Tag.code { title } } else { title } }
        if !description.isEmpty { Tag.p(.class("lead")) { description } }
        if sections.isEmpty {
          Tag.p { "No entry yet." }
        } else {
          tally
          frame.minimum.html(area: area)
        }
      }
      Tag.div(.class("listing-rows")) {
        for section in sections(of: pager.range(of: page)) {
          if sections.count > 1 { Tag.h2(.class("listing-section")) { section.title } }
          Tag.ul(.class("entry-list")) {
            for index in section.entries { frame.row(index) }
          }
        }
        pager.navigation(on: page)
      }
      if !isCode { frame.contents(area) }
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
  static func all(
    _ pages: [BookPage], _ map: SiteMap, _ shelves: Shelves, _ settings: BookSettings
  ) -> [Listing] {
    areas(map, shelves) + Shelf.all(in: settings).map { shelf($0, map, shelves, settings) }
      + verdicts(pages, shelves) + kinds(pages, shelves, settings)
  }

  init(_ symbol: SymbolIndex.Symbol, _ shelves: Shelves) {
    self.init(
      path: symbol.path, family: symbol.owner ?? "API", title: symbol.name,
      description: symbol.objectiveC.map { "In Objective-C: \($0)" } ?? "",
      sections: shelves.sections(of: symbol.entries),
      isCode: true)
  }

  private static func areas(_ map: SiteMap, _ shelves: Shelves) -> [Listing] {
    map.areas.map { area in
      Listing(
        path: area.path, family: "Area", title: area.name, description: "",
        sections: shelves.sections(of: area.entries), area: area.name)
    }
  }

  private static func shelf(
    _ shelf: Shelf, _ map: SiteMap, _ shelves: Shelves, _ settings: BookSettings
  ) -> Listing {
    Listing(
      path: shelf.path, family: "All entries", title: shelf.title(in: settings),
      description: shelf.explanation(in: settings),
      sections: shelves.groups(on: shelf).map { group in
        Section(title: map.areas[group.area].name, entries: group.entries)
      })
  }

  private static func verdicts(_ pages: [BookPage], _ shelves: Shelves) -> [Listing] {
    Verdict.kinds.filter { !$0.isGood }.map { kind in
      let entries = pages.filter { $0.verdict.verdict?.word == kind.word }.map(\.position)
      return Listing(
        path: path(of: kind), family: "Verdict", title: kind.label.capitalizedFirst,
        description: kind.ofEntries, sections: shelves.sections(of: entries))
    }
  }

  private static func kinds(
    _ pages: [BookPage], _ shelves: Shelves, _ settings: BookSettings
  ) -> [Listing] {
    Entry.Kind.allCases.filter { $0 != .gotcha }.map { kind in
      Listing(
        path: path(of: kind), family: "Kind", title: kind.plural,
        description: settings.kinds[kind.rawValue] ?? kind.explanation,
        sections: shelves.sections(of: pages.filter { $0.entry.kind == kind }.map(\.position)))
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

  /// For a book that says nothing else.
  var explanation: String {
    switch self {
    case .gotcha: "What happens and few expect."
    case .brokenApproach: "Things that were tried and taken out again, and why."
    case .note: "What is worth knowing and has no test."
    case .observation: "Logs and measurements that others made."
    }
  }
}
