import RunRecord
import Synchronization
import TableProbe
import Testing

/// One run of a case on one version.
@MainActor final class GotchaRun {
  /// Something that did not hold.
  struct Failure {
    var record: VersionRun.Failure
    /// Whether it happened where the wrong way is meant to misbehave.
    var isMisbehaviour: Bool
  }

  private let gotchaCase: GotchaCase
  private let version: Int
  /// The traces of the ways that ran, in their order.
  private(set) var traces: [Trace] = []
  /// Where the content of the tables of the ways was over time.
  private(set) var curves: [ScrollCurve] = []
  /// What the blocks of the ways did that say what they must do, each once.
  private(set) var answers: [VersionRun.Answer] = []

  init(_ gotchaCase: GotchaCase, version: Int) {
    self.gotchaCase = gotchaCase
    self.version = version
  }

  /// Runs one way and returns what did not hold; nothing is recorded as an issue yet.
  func failures(of body: GotchaCase.Body, way: String? = nil) async -> [Failure] {
    let issues = Mutex<[Issue]>([])
    let recorder = TraceRecorder()
    let context = GotchaContext(
      gotchaCase, recorder: recorder, issueCount: { issues.withLock(\.count) })
    await withKnownIssue("collected, and reported by version", isIntermittent: true) {
      await ModelledVersions.run(on: version) {
        await TraceRecorder.$current.withValue(recorder) { await self.run(body, context) }
      }
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    if recorder.hasOpenEvents { recorder.cut() }
    traces += recorder.finished.map { Trace(events: $0.events, way: way) }
    curves += recorder.curves.map { curve in
      var curve = curve
      curve.way = way
      return curve
    }
    answers += context.answers.filter { !answers.contains($0) }
    let collected = issues.withLock { $0 }
    return context.traceFailures.map { Failure(record: $0, isMisbehaviour: false) }
      + collected.enumerated().map { index, issue in
        let isMisbehaviour = context.wrongFrom.map { index >= $0 } ?? false
        return Failure(record: record(of: issue), isMisbehaviour: isMisbehaviour)
      }
  }

  private func run(_ body: GotchaCase.Body, _ context: GotchaContext) async {
    do {
      if let uncaught = try await ModelledVersions.uncaughtException(in: { try await body(context) }
      ) {
        Issue.record("\(uncaught)", sourceLocation: location(line: gotchaCase.line))
      }
    } catch is ExpectationFailedError {
      // `#require` has recorded its issue already.
    } catch {
      Issue.record(error, sourceLocation: location(line: gotchaCase.line))
    }
  }

  /// The failure of a pair whose wrong way does nothing wrong.
  var wrongWayHolds: Failure {
    Failure(
      record: VersionRun.Failure(
        file: gotchaCase.file, line: gotchaCase.line, column: 1,
        message: "The wrong way does not misbehave"),
      isMisbehaviour: false)
  }

  /// Records as issues what contradicts the claim.
  func report(_ failures: [Failure], claim: VersionRun.Claim) {
    switch claim {
    case .applies:
      for failure in failures {
        let record = failure.record
        Issue.record(
          "on iOS \(version): \(record.message)",
          sourceLocation: location(record.file, line: record.line, column: record.column))
      }
    case .changed where failures.isEmpty:
      Issue.record(
        "on iOS \(version): The case holds, and is said to have changed",
        sourceLocation: location(line: gotchaCase.line))
    case .changed: break
    }
  }

  private func record(of issue: Issue) -> VersionRun.Failure {
    let place = issue.sourceLocation ?? location(line: gotchaCase.line)
    return VersionRun.Failure(
      file: place.filePath, line: place.line, column: place.column,
      message: Self.message(of: issue))
  }

  /// What went wrong with the operands expanded, then the author's comments.
  private static func message(of issue: Issue) -> String {
    let comments = issue.comments.map(\.rawValue)
    if case .unconditional = issue.kind { return comments.joined(separator: "\n") }
    return (["\(issue.kind)"] + comments).joined(separator: "\n")
  }

  private func location(
    _ file: String? = nil, line: Int, column: Int = 1
  ) -> SourceLocation {
    SourceLocation.inEntry(file ?? gotchaCase.file, line: line, column: column)
  }
}

extension SourceLocation {
  /// A place in an entry. The file id needs a module and a name, and only its last part matters.
  static func inEntry(_ file: String, line: Int, column: Int) -> SourceLocation {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return SourceLocation(
      fileID: "Gotchas/\(name)", filePath: file, line: max(1, line), column: max(1, column))
  }
}
