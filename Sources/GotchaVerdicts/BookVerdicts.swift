package import GotchaBook
import RunRecord

/// The verdicts of a whole book: entries joined with the runs that speak of them.
package struct BookVerdicts: Equatable, Sendable {
  package struct Run: Equatable, Sendable {
    package var name: String
    package var conditions: [RunCondition]
  }

  /// Ordered by name.
  package var runs: [Run]
  package var modelled: ModelledVersions
  /// In the order of the entries given.
  package var entries: [EntryVerdict]
}

// MARK: - Joining

extension BookVerdicts {
  /// Joins entries with runs by entry, case and version; the order of the runs does not matter.
  ///
  /// - Parameter swiftHashes: The hashes of the Swift files that hold cases, as they are now.
  package init(
    entries: [Entry], runs: [RunResults], swiftHashes: [String: String] = [:],
    compileErrors: CompileErrors = CompileErrors()
  ) {
    let testimony = Testimony(runs: runs, swiftHashes: swiftHashes)
    modelled = testimony.modelled
    let hashes = Dictionary(entries.map { ($0.path, $0.contentHash) }) { first, _ in first }
    let refused = runs.flatMap(\.refusals).filter { hashes[$0.path] == $0.contentHash }
    var compileErrors = compileErrors
    compileErrors.add(refused.flatMap(\.messages))
    self.entries = entries.map { entry in
      let cases = entry.cases.map { each in
        testimony.verdict(on: each, of: entry, compileErrors: compileErrors)
      }
      return EntryVerdict(id: entry.id, verdict: cases.map(\.verdict).max(), cases: cases)
    }
    let known = Set(
      entries.flatMap { entry in
        entry.cases.map { CaseID(entry: entry.id, slug: $0.slug) }
      })
    self.runs = runs.map { run in
      let ids = Set(run.records.map { CaseID(entry: $0.entry, slug: $0.caseID) })
      let unknown = ids.subtracting(known).sorted().map(RunCondition.unknownCase)
      return Run(name: run.name, conditions: run.conditions + unknown)
    }
    .sorted { ($0.name, $0.conditions.description) < ($1.name, $1.conditions.description) }
  }
}

extension BookVerdicts {
  /// The verdicts on entries of which no run speaks.
  package init(withoutRuns entries: [Entry], modelled: ModelledVersions) {
    let silence = Testimony(modelled: modelled)
    self.entries = entries.map { entry in
      let cases = entry.cases.map {
        silence.verdict(on: $0, of: entry, compileErrors: CompileErrors())
      }
      return EntryVerdict(id: entry.id, verdict: cases.map(\.verdict).max(), cases: cases)
    }
    self.modelled = modelled
    runs = []
  }
}

// MARK: - Counting

extension BookVerdicts {
  /// How many entries have each verdict, best first; kinds that do not occur are left out.
  package static func counts(
    of entries: some Sequence<EntryVerdict>
  ) -> [(verdict: Verdict, count: Int)] {
    var counts: [String: Int] = [:]
    for entry in entries {
      if let verdict = entry.verdict { counts[verdict.word, default: 0] += 1 }
    }
    return Verdict.kinds.compactMap { kind in
      counts[kind.word].map { (verdict: kind, count: $0) }
    }
  }
}
