import GotchaVerdicts
import RunRecord

/// Compares a run of a mutated book with what its mutants demand.
struct Survivors {
  private let records: [String: CaseRecord]
  private let run: Run

  init(of run: Run) {
    self.run = run
    let finished = run.records.filter { $0.phase == .finished }
    records = Dictionary(finished.map { ("\($0.entry)/\($0.caseID)", $0) }) { first, _ in first }
  }

  /// What is not as the mutants demand: cases that do not fail at their lines, and others that fail.
  func all(of mutants: [Mutant]) -> [String] {
    run.conditions.map { "\($0)" } + refusals
      + mutants.compactMap { mutant in problem(of: mutant).map { "\(mutant.case): \($0)" } }
      + others(than: Set(mutants.map(\.case)))
  }

  /// What the compiler refused.
  var refusals: [String] {
    run.refusals.flatMap(\.messages).map { "\($0.file):\($0.line): \($0.text)" }
  }

  /// The cases that fail and are none of these.
  func others(than mutated: Set<String>) -> [String] {
    records.filter { !mutated.contains($0.key) && !$0.value.failed.isEmpty }.keys.sorted()
      .map { "\($0): fails, and was not changed" }
  }

  /// Whether a case fails on a version that it applies to, or began and did not finish.
  func isFailing(_ name: String) -> Bool {
    guard let record = records[name] else {
      return run.records.contains { "\($0.entry)/\($0.caseID)" == name }
    }
    return !record.failed.isEmpty
  }

  /// The lines of the bodies that a case has recorded as called, on any version.
  func calledLines(of name: String) -> Set<Int> {
    let failures = records[name]?.runs.flatMap(\.failures) ?? []
    return Set(failures.filter { $0.message == RecordedCall.message }.map(\.line))
  }

  private func problem(of mutant: Mutant) -> String? {
    guard let record = records[mutant.case] else { return "has no record" }
    let runs = record.runs.filter { $0.claim == .affected && $0.ignored == nil }
    if runs.isEmpty { return "is not run on a version that it applies to" }
    return runs.lazy.compactMap { run in
      problem(of: run.failures, mutant).map { "on iOS \(run.version), \($0)" }
    }.first
  }

  private func problem(of failures: [VersionRun.Failure], _ mutant: Mutant) -> String? {
    let lines = Set(failures.map(\.line))
    let changed = mutant.lines.union(mutant.otherLines)
    guard !lines.isEmpty, lines.isSuperset(of: mutant.lines), lines.isSubset(of: changed) else {
      return "lines \(lines.sorted()) fail, and \(changed.sorted()) are changed"
    }
    let messages = Set(
      failures.flatMap { $0.message.split(separator: "\n") }.map(TraceText.folded))
    let missing = mutant.texts.first {
      !messages.contains(TraceText.folded("- \($0) \(Mutation.mark)"))
    }
    return missing.map { "no message has the line “\($0)”" }
  }
}

extension CaseRecord {
  /// The runs with failures on versions that the case applies to.
  fileprivate var failed: [VersionRun] {
    runs.filter { $0.claim == .affected && !$0.failures.isEmpty }
  }
}
