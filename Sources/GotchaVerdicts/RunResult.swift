import GotchaBook
import RunRecord

/// The result of one run for one case.
struct RunResult {
  let run: String
  let system: RunSystem
  let records: [CaseRecord]
  /// How many cases of the run had begun and not finished when it ended.
  let unfinishedCases: Int
  /// The runs in the finished records by version, each with the hash of the text that was run.
  private let finished: [Version: [(hash: String, run: VersionRun)]]

  init(run: String, system: RunSystem, records: [CaseRecord], unfinishedCases: Int) {
    self.run = run
    self.system = system
    self.records = records
    self.unfinishedCases = unfinishedCases
    finished = records.filter { $0.phase == .finished }.reduce(into: [:]) { finished, record in
      for run in record.runs {
        guard let version = Version(parsing: run.version) else { continue }
        finished[version, default: []].append((record.contentHash, run))
      }
    }
  }

  /// Whether a case began more often than it finished.
  static func hasUnfinished(_ records: [CaseRecord]) -> Bool {
    records.count { $0.phase == .started } > records.count { $0.phase == .finished }
  }

  /// The versions on which the entry's current text was run.
  func versions(hash: String) -> [Version] {
    current(hash: hash).flatMap(\.runs).compactMap { Version(parsing: $0.version) }
  }

  /// The verdict on the whole case, which counts where the run has no version.
  func overallVerdict(hash: String) -> Verdict {
    guard !records.isEmpty else { return .notRun }
    guard records.contains(where: { $0.contentHash == hash }) else { return .stale }
    return hasCrashed(hash: hash) ? .crashed : .notRun
  }

  /// The verdict on one version: the worst of its runs.
  func verdict(on version: Version, hash: String) -> Verdict {
    let verdicts = runs(on: version, hash: hash).map(\.verdict)
    return (verdicts + [overallVerdict(hash: hash)]).filter { $0 != .notRun }.max() ?? .notRun
  }

  /// Whether the case crashed while others were running too, so that one of those may be the cause.
  func isUncertainCrash(hash: String) -> Bool { unfinishedCases > 1 && hasCrashed(hash: hash) }

  /// The runs of one version in the finished records.
  func runs(on version: Version, hash: String) -> [VersionRun] {
    guard hasBegun(hash: hash) else { return [] }
    return finished[version, default: []].filter { $0.hash == hash }.map(\.run)
  }

  private func hasCrashed(hash: String) -> Bool { Self.hasUnfinished(current(hash: hash)) }

  /// The records made from the current text: the entry's, or the Swift file's. Those of finished
  /// cases count only with as many that say that the case began.
  private func current(hash: String) -> [CaseRecord] {
    let current = records.filter { $0.contentHash == hash }
    return hasBegun(hash: hash) ? current : current.filter { $0.phase == .started }
  }

  /// Whether the case began as often as it finished.
  private func hasBegun(hash: String) -> Bool {
    let current = records.filter { $0.contentHash == hash }
    return current.count { $0.phase == .started } * 2 >= current.count
  }
}

extension VersionRun {
  /// The verdict of this run alone.
  var verdict: Verdict {
    if let ignored { return .ignored(reason: ignored) }
    return failures.isEmpty == (claim == .affected) ? .passes : .fails
  }
}
