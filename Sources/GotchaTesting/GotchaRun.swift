import Drawings
import RunRecord
import Testing

/// One run of a case on one version.
@MainActor final class GotchaRun {
  let gotchaCase: GotchaCase
  private let version: Version?
  private let claim: Claim
  private let isFilmed: Bool
  /// The traces of the ways that ran, in their order.
  private(set) var traces: [Trace] = []
  /// Where the content of the tables of the ways was over time.
  private(set) var curves: [ScrollCurve] = []
  /// What was seen of the ways.
  private(set) var films: [Film] = []
  /// What the blocks with an expected text did, each once.
  private(set) var answers: [VersionRun.Answer] = []
  /// The branches that the ways have come to.
  private(set) var entered: Set<ExpectationPlace> = []
  /// How the wrong half of a pair misbehaved; nil for a case that is no pair.
  private(set) var misbehavior: VersionRun.Misbehavior?
  /// What the model raised or printed in the wrong half alone, if that misbehaves by it or may do so, and
  /// the line of the half.
  private(set) var alarms: [(text: String, line: Int)] = []

  /// - Parameter isFilmed: Whether what is seen is kept.
  init(_ gotchaCase: GotchaCase, version: Version?, claim: Claim, isFilmed: Bool) {
    self.gotchaCase = gotchaCase
    self.version = version
    self.claim = claim
    self.isFilmed = isFilmed
  }

  /// Runs a case without halves and returns what failed; nothing is recorded as an issue yet.
  func failures(of body: @escaping GotchaCase.Body) async -> [VersionRun.Failure] {
    let performed = await perform(body, way: nil)
    return failures(of: performed, expecting: gotchaCase.expectations)
  }

  /// Runs both halves of a pair. The right one must pass, and the wrong one's own expectations too;
  /// after them it must misbehave.
  func failures(
    wrong: @escaping GotchaCase.Body, right: @escaping GotchaCase.Body
  ) async -> [VersionRun.Failure] {
    let rightWay = await perform(right, way: Trace.rightWay)
    let wrongWay = await perform(wrong, way: Trace.wrongWay)
    misbehavior = misbehavior(of: wrongWay, unlike: rightWay)
    alarms = texts(ofAlarmsIn: wrongWay, unlike: rightWay)
      .map { ($0, wrongWay.context.wrongLine ?? gotchaCase.line) }
    let own = gotchaCase.expectations.filter { $0.half == .wrong }
    var wrongFailures = wrongWay.traceFailures + strangers(in: wrongWay)
    wrongFailures += wrongWay.issues.filter {
      !isMisbehavior($0, in: wrongWay)
        && (claim == .affected || !wrongWay.context.otherReasons.contains($0.failure.line))
    }.map(\.failure)
    if wrongFailures.isEmpty, claim == .affected {
      wrongFailures += unreached(own, in: wrongWay)
    }
    if wrongFailures.isEmpty, misbehavior == nil {
      wrongFailures.append(
        failure(
          "The wrong half does not misbehave: it meets every expectation that both share; expect "
            + "there what goes wrong without the fix, or write the mistake into the wrong half",
          line: wrongWay.context.wrongLine))
    }
    return failures(of: rightWay, expecting: gotchaCase.expectations.filter { $0.half != .wrong })
      + wrongFailures
  }

  // MARK: - Performing

  /// What one way through the case did.
  struct Performed {
    struct CollectedIssue {
      var failure: VersionRun.Failure
      var index: Int
    }

    var issues: [CollectedIssue]
    var traceFailures: [VersionRun.Failure]
    var context: GotchaContext
    var log: ExpectationLog
    /// The index of the issue about what was raised or thrown.
    var exception: Int?
    /// Its reason, if the model has raised it.
    var reason: String?
    /// Whether the model has raised it.
    var isRaisedByModel: Bool { reason != nil }
    /// The types of what was used and not made in this run.
    var strangers: [String] = []
    /// What was printed to the console.
    var messages: [String]
    /// The reasons of what the model raised, those that the case caught, too.
    var reasons: [String]
  }

  func perform(_ body: @escaping GotchaCase.Body, way: String?) async -> Performed {
    let collector = IssueCollector(owns: gotchaCase.owns)
    let recorder = TraceRecorder()
    let log = ExpectationLog(file: gotchaCase.file, version: version)
    let context = GotchaContext(
      gotchaCase, recorder: recorder, issueCount: { collector.issues.count })
    let outcome = Outcome()
    let camera = CaseCamera(isOn: isFilmed)
    await CaseTimeLimit.run(gotchaCase, log.progress) {
      await collector.collect {
        await ExpectationLog.$current.withValue(log) {
          await CaseSystems.current.run(on: self.version) {
            await TraceRecorder.$current.withValue(recorder) {
              await camera.filming {
                await self.run(body, context, outcome)
                await self.drain(log, while: { collector.issues.isEmpty }, way: way)
              }
              outcome.messages = CaseSystems.current.messages
              outcome.reasons = CaseSystems.current.reasons
              outcome.strangers = CaseSystems.current.strangers
            }
          }
        }
      }
    }
    log.close()
    entered.formUnion(log.branches)
    if recorder.hasOpenEvents { recorder.cut() }
    traces += recorder.finished.map { Trace(events: $0.events, way: way) }
    curves += recorder.curves.map { curve in
      var curve = curve
      curve.way = way
      return curve
    }
    if let film = camera.film(of: way) { films.append(film) }
    answers += context.answers.filter { !answers.contains($0) }
    let issues = collector.issues.enumerated().map { index, issue in
      Performed.CollectedIssue(failure: record(of: issue), index: index)
    }
    // The exception comes before the expectations that fail because of it.
    let isCause = { (issue: Performed.CollectedIssue) in issue.index == outcome.exception }
    return Performed(
      issues: issues.filter(isCause) + issues.filter { !isCause($0) },
      traceFailures: context.traceFailures, context: context, log: log,
      exception: outcome.exception, reason: outcome.reason,
      strangers: outcome.strangers, messages: outcome.messages, reasons: outcome.reasons)
  }

  /// What is known only after the body has run.
  private final class Outcome {
    var exception: Int?
    var reason: String?
    var strangers: [String] = []
    var messages: [String] = []
    var reasons: [String] = []
  }

  /// Runs the body, and records what it raised or threw.
  private func run(
    _ body: GotchaCase.Body, _ context: GotchaContext, _ outcome: Outcome
  ) async {
    let system = CaseSystems.current
    system.lookForNibs(beside: gotchaCase.file)
    do {
      let whole = RaisingBlock()
      let exception = try await RaisingBlock.$current.withValue(whole) {
        try await system.exception(
          onRaise: {
            context.recordRaise()
            whole.noteRaise()
          }, in: { try await body(context) })
      }
      guard let uncaught = exception else { return }
      outcome.exception = context.issueCount()
      outcome.reason = uncaught.isOfApp ? nil : uncaught.reason
      Issue.record(
        Comment(rawValue: uncaught.description),
        sourceLocation: location(line: context.raisedLine ?? gotchaCase.line))
    } catch is ExpectationFailedError {
      // `#require` has recorded its issue already.
    } catch {
      outcome.exception = context.issueCount()
      Issue.record(error, sourceLocation: location(line: gotchaCase.line))
    }
  }

  /// Lets the tasks that the body has started and not awaited come to their expectations.
  private func drain(
    _ log: ExpectationLog, while isSound: () -> Bool, way: String?
  ) async {
    // Far longer than a task needs that waits for nothing; a case that expects something after a
    // time uses the virtual clock.
    let (rounds, pause) = (20, Duration.milliseconds(5))
    await Task.yield()
    let expected = gotchaCase.expectations.filter { place in
      switch (way, place.half) {
      case (Trace.wrongWay, .right), (Trace.rightWay, .wrong), (Trace.wrongWay, nil): false
      default: true
      }
    }
    for _ in 0..<rounds where isSound() && !log.unreached(expected).isEmpty {
      try? await Task.sleep(for: pause)
    }
  }

  // MARK: - Judging

  private func failures(
    of performed: Performed, expecting expected: [ExpectationPlace]
  ) -> [VersionRun.Failure] {
    // That something is raised or thrown, or with another reason, is no expectation that fails.
    let issues = performed.issues.filter {
      claim == .affected
        || $0.index != performed.exception
          && !performed.context.otherReasons.contains($0.failure.line)
    }
    let found = performed.traceFailures + issues.map(\.failure) + strangers(in: performed)
    // What is not evaluated shows no change either.
    guard found.isEmpty, claim == .affected else { return found }
    let unreached = unreached(expected, in: performed)
    guard unreached.isEmpty else { return unreached }
    guard performed.log.isEmpty, performed.context.answers.isEmpty, gotchaCase.isMarkdown else {
      return []
    }
    return [failure("Nothing was checked: the case reached no expectation")]
  }

  /// A failure for each type of which something was used that was made in another run.
  private func strangers(in performed: Performed) -> [VersionRun.Failure] {
    performed.strangers.map { type in
      failure("A \(type) is used that another run of the case has made; make it in the case")
    }
  }

  private func unreached(
    _ expected: [ExpectationPlace], in performed: Performed
  ) -> [VersionRun.Failure] {
    performed.log.unreached(expected).map { place in
      VersionRun.Failure(
        file: gotchaCase.file, line: place.line, column: place.column,
        message: performed.log.otherVersion(at: place).map(Self.message(ofOther:))
          ?? "The expectation was not reached")
    }
  }

  /// Whether an issue of the wrong half is what the pair shows: an exception, or a failure of an
  /// expectation that both halves share, after the wrong half has begun.
  private func isMisbehavior(_ issue: Performed.CollectedIssue, in performed: Performed) -> Bool {
    guard let first = performed.context.wrongFrom, issue.index >= first else { return false }
    if issue.index == performed.exception { return performed.isRaisedByModel }
    let place = ExpectationPlace(issue.failure.line, issue.failure.column, .wrong)
    return !performed.context.isInWrongBlock(issueAt: issue.index)
      && !gotchaCase.expectations.contains(place)
  }

  func misbehavior(
    of wrong: Performed, unlike right: Performed
  ) -> VersionRun.Misbehavior? {
    if let issue = wrong.issues.first(where: { isMisbehavior($0, in: wrong) }) {
      let kind: VersionRun.Misbehavior.Kind =
        issue.index == wrong.exception ? .exception : .expectation
      return .init(kind: kind, line: issue.failure.line, text: issue.failure.message)
    }
    if let raised = wrong.context.raisedInWrong {
      return .init(kind: .exception, line: raised.line, text: raised.text)
    }
    let known = Set(right.messages.map(\.withoutAddresses))
    return wrong.messages.first { !known.contains($0.withoutAddresses) }.map {
      .init(kind: .message, line: gotchaCase.line, text: $0)
    }
  }

  /// What the model raised or printed, if the misbehavior is that and no fence has the text; where an
  /// expectation fails, it may be about what the right half does not raise.
  private func texts(ofAlarmsIn wrong: Performed, unlike right: Performed) -> [String] {
    switch misbehavior?.kind {
    case .exception: [wrong.reason].compactMap(\.self)
    case .message: [misbehavior?.text].compactMap(\.self)
    case .expectation: wrong.reasons.filter { !right.reasons.contains($0) }
    case nil: []
    }
  }

  private static func message(ofOther version: Version) -> String {
    "The expectation was evaluated on iOS \(version); "
      + "a detached task and a queue do not have the case's version"
  }

  private func failure(_ message: String, line: Int? = nil) -> VersionRun.Failure {
    VersionRun.Failure(
      file: gotchaCase.file, line: line ?? gotchaCase.line, column: 1, message: message)
  }

  private func record(of issue: Issue) -> VersionRun.Failure {
    let place = issue.sourceLocation ?? location(line: gotchaCase.line)
    return VersionRun.Failure(
      file: place.filePath, line: place.line, column: place.column,
      message: Self.message(of: issue).withNumberedAddresses)
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
