package import GotchaBook
package import RunRecord

/// The verdicts of a whole book: entries joined with the runs of their cases.
package struct BookVerdicts: Equatable, Sendable {
  /// Ordered by name; without their records.
  package var runs: [Run]
  package var modelled: ModelledVersions
  /// In the order of the entries given.
  package var entries: [EntryVerdict]
}

extension BookVerdicts {
  /// Whether any case was tried on broken tables.
  package var hasProofs: Bool { entries.contains { $0.cases.contains { $0.proof != nil } } }
}

// MARK: - Joining

extension BookVerdicts {
  /// Joins entries with runs by entry, case and version; the order of the runs does not matter.
  ///
  /// - Parameters:
  ///   - swiftHashes: The hashes of the Swift files that hold cases, as they are now.
  ///   - versions: Those that the book is about.
  ///   - introduction: The version in which what a piece of evidence documents was introduced; nil
  ///     when it is not known.
  package init(
    entries: [Entry], runs: [Run], swiftHashes: [String: String] = [:],
    versions: [Version] = Release.modelled,
    introduction: @Sendable (Evidence) -> Version? = { _ in nil }
  ) {
    let results = CaseResults(runs: runs, swiftHashes: swiftHashes, versions: versions)
    modelled = results.modelled
    let refusals = Dictionary(grouping: runs.flatMap(\.refusals), by: \.path)
    let modelled = modelled.versions
    self.entries = entries.concurrentMap { entry in
      let refused = refusals[entry.path, default: []].filter { $0.contentHash == entry.contentHash }
      let errors = refused.flatMap(\.messages).filter { $0.severity == .error }
      let cases = entry.cases.map { results.verdict(on: $0, of: entry, compileErrors: errors) }
      let (confirmed, contradicted) = EntryVerdict.deviceVersions(of: cases)
      let claims = EntryClaims(
        of: entry, modelled: modelled, devices: confirmed, contradicted: contradicted,
        introduction: introduction)
      return EntryVerdict(
        id: entry.id, verdict: EntryVerdict.verdict(of: cases), cases: cases, claims: claims)
    }
    let known = Set(
      entries.flatMap { entry in
        entry.cases.map { CaseID(entry: entry.id, slug: $0.slug) }
      })
    self.runs = runs.map { run in
      let ids = Set(run.records.map(\.id))
      var entries: Set<String> = []
      // Once for each entry that is gone, whatever number of cases it had.
      let unknown = ids.subtracting(known).sorted().filter { entries.insert($0.entry).inserted }
        .map(RunCondition.unknownCase)
      return Run(
        name: run.name, system: run.system, origin: run.origin,
        conditions: run.conditions + unknown)
    }
    .sorted { ($0.name, $0.conditions.description) < ($1.name, $1.conditions.description) }
  }
}
