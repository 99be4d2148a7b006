import GotchaBook
import RunRecord

/// What one run says about one case.
struct Statement {
  var run: String
  var records: [CaseRecord]
  /// How many cases of the run had begun and not finished when it ended.
  var suspects: Int

  /// Whether a case began more often than it finished.
  static func hasUnfinished(_ records: [CaseRecord]) -> Bool {
    records.count { $0.phase == .started } > records.count { $0.phase == .finished }
  }

  /// The versions of the records that speak of the entry as it is now.
  func versions(hash: String) -> [Version] {
    fresh(hash: hash).flatMap(\.runs).compactMap { Version(parsing: $0.version) }
  }

  /// What the run says of the whole case, where it names no version.
  func opinion(hash: String) -> Verdict {
    if fresh(hash: hash).isEmpty { return records.isEmpty ? .notRun : .stale }
    return hasCrashed(hash: hash) ? .crashed : .notRun
  }

  /// Whether the case took the process down.
  func hasCrashed(hash: String) -> Bool { Self.hasUnfinished(fresh(hash: hash)) }

  /// Whether the crash may as well be another case's, since several were running.
  func isOneOfSeveralSuspects(hash: String) -> Bool { suspects > 1 && hasCrashed(hash: hash) }

  /// The runs of one version in the finished records.
  func runs(on version: Version, hash: String) -> [VersionRun] {
    fresh(hash: hash).filter { $0.phase == .finished }.flatMap(\.runs)
      .filter { Version(parsing: $0.version) == version }
  }

  /// The records made from the text as it is now: the entry's, or the Swift file's.
  private func fresh(hash: String) -> [CaseRecord] {
    records.filter { $0.contentHash == hash }
  }
}

// MARK: - VersionVerdict

extension VersionVerdict {
  /// The worst that the runs say about a version; a run of the entry as it is now outweighs one
  /// of an older text, and a run that finished acquits a case that was one of several suspects.
  init(
    _ version: Version, claim: VersionRun.Claim, statements: [Statement], hash: String
  ) {
    var heard: [(statement: Statement, verdict: Verdict, runs: [VersionRun])] = []
    for statement in statements {
      let runs = statement.runs(on: version, hash: hash)
      let whole = statement.opinion(hash: hash)
      let verdict = ([whole] + runs.map { Self.verdict(of: $0) }).filter { $0 != .notRun }.max()
      heard.append((statement, verdict ?? .notRun, runs))
    }
    let spoken = heard.filter { $0.verdict != .notRun }
    let current = spoken.filter { $0.verdict != .stale }
    let firm = current.filter {
      !($0.verdict == .crashed && $0.statement.isOneOfSeveralSuspects(hash: hash))
    }
    let counted = !firm.isEmpty ? firm : !current.isEmpty ? current : spoken
    let worst = counted.map(\.verdict).max() ?? .notRun
    let deciding = counted.filter { $0.verdict == worst }.flatMap(\.runs)
    self.init(
      version: version, claim: deciding.first?.claim ?? claim, verdict: worst,
      runs: heard.map { Opinion(run: $0.statement.run, verdict: $0.verdict) },
      failures: deciding.first { Self.verdict(of: $0) == worst }?.failures ?? [],
      traces: deciding.first { !$0.traces.isEmpty }?.traces ?? [],
      curves: deciding.first { $0.curves != nil }?.curves ?? [])
  }

  private static func verdict(of run: VersionRun) -> Verdict {
    if let reason = run.ignored { return .ignored(reason: reason) }
    return switch run.claim {
    case .applies: run.failures.isEmpty ? .holds : .broken
    case .changed: run.failures.isEmpty ? .broken : .changed
    }
  }
}
