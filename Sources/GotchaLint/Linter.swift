package import GotchaBook

/// Finds what breaks the rules in a book.
package struct Linter {
  /// The rules that look at one entry at a time, in the order of `gotchas check --rules`.
  package static let rules =
    LineRules.all + SectionRules.all + HeadingRules.all + VersionRules.all + EvidenceRules.all
    + LinkRules.all + SymbolRules.all + CaseRules.all + TitleRules.all + AppRules.all
    + PairRules.all + AvailabilityRules.all + MethodRules.all

  /// Those of them that look at the title alone.
  package static let titleRules = TitleRules.all

  package var facts: FactTables
  package var format: SwiftFormat?
  package var demands: BookDemands

  package init(
    facts: FactTables = FactTables(), format: SwiftFormat? = nil,
    demands: BookDemands = BookDemands()
  ) {
    self.facts = facts
    self.format = format
    self.demands = demands
  }

  /// What was found, and whether everything could be looked at.
  package struct Report {
    /// In the order of the places.
    package var findings: [Finding]
    /// Whether the formatter could not be run.
    package var lacksFormatter: Bool
  }

  /// - Parameter pages: The entries that could be read; the parser reports what is wrong beyond that.
  package func report(on pages: [Page]) -> Report {
    let found = pages.flatMap { page in Self.rules.flatMap { $0.findings(in: page) } }
    let formatting = format.map { $0.findings(in: pages) } ?? []
    let all = (found + (formatting ?? [])).sorted { left, right in
      let (a, b) = (left.diagnostic, right.diagnostic)
      return (a.place, a.rule) < (b.place, b.rule)
    }
    return Report(findings: all, lacksFormatter: formatting == nil)
  }

  /// The pages of the entries of a book that could be read.
  package func pages(of book: Book) -> [Page] { book.readings.compactMap(page) }

  /// The page of a file, if it could be read as an entry.
  package func page(of reading: EntryParser.Reading) -> Page? {
    reading.entry.map { entry in
      Page(
        source: SourceText(path: reading.path, bytes: reading.bytes), entry: entry,
        facts: facts, demands: demands,
        unclosed: Set(reading.diagnostics.filter { $0.breaks(.unclosedFence) }.map(\.place.line)))
    }
  }
}
