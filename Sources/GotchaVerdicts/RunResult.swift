import GotchaBook
import RunRecord

/// The records that one run has of one case.
struct CaseRecords {
  let run: String
  let system: RunSystem
  let records: [CaseRecord]
  /// How many cases of the run had begun and not finished when it ended.
  let unfinishedCases: Int
}

/// The result of one run for the current text of one case: the entry's, or the Swift file's.
struct RunResult {
  let run: String
  let system: RunSystem
  /// The verdict on the whole case, which counts where the run has no version.
  let overallVerdict: Verdict
  /// Whether the case crashed while others were running too, so that one of those may be the cause.
  let isUncertainCrash: Bool
  /// The runs in the finished records by version.
  let runs: [Version: [VersionRun]]
  /// The runs of a case that is about no versions.
  let plainRuns: [VersionRun]
  /// Which broken tables make the case fail; nil when that has not been tried.
  let proof: CaseProof?

  /// - Parameter hash: The hash of the current text.
  init(_ all: CaseRecords, hash: String) {
    run = all.run
    system = all.system
    let current = all.records.filter { $0.contentHash == hash }
    let started = current.filter { $0.phase == .started }
    let finished = current.filter { $0.phase == .finished }
    // Finished cases count only with as many records of its start.
    let isComplete = started.count >= finished.count
    let hasCrashed = started.count > (isComplete ? finished.count : 0)
    overallVerdict =
      all.records.isEmpty ? .notRun : current.isEmpty ? .stale : hasCrashed ? .crashed : .notRun
    isUncertainCrash = hasCrashed && all.unfinishedCases > 1
    proof = finished.lazy.compactMap(\.proof).first
    let all = (isComplete ? finished : []).flatMap(\.runs)
    plainRuns = all.filter { $0.version == nil }
    runs = all.reduce(into: [:]) { runs, run in
      if let version = run.version { runs[version, default: []].append(run) }
    }
  }

  /// The verdict on a case that is about no versions: the worst of its runs.
  var plainVerdict: Verdict {
    (plainRuns.map(\.verdict) + [overallVerdict]).filter { $0 != .notRun }.max() ?? .notRun
  }

  /// The verdict on one version: the worst of its runs.
  func verdict(on version: Version) -> Verdict {
    let verdicts = runs[version, default: []].map(\.verdict)
    let worst = (verdicts + [overallVerdict]).filter { $0 != .notRun }.max() ?? .notRun
    return worst == .passes && proof?.isWhole == false ? .provesNothing : worst
  }
}

extension VersionRun {
  /// The verdict of this run alone.
  var verdict: Verdict {
    if let ignored { return .ignored(reason: ignored) }
    return failures.isEmpty == (claim == .affected) ? .passes : .fails
  }
}
