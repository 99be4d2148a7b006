import Drawings
import RunRecord
import Testing

/// What a generated case calls while it runs.
@MainActor public final class GotchaContext {
  private let gotchaCase: GotchaCase
  private let recorder: TraceRecorder
  let issueCount: () -> Int

  /// How many issues there were before the first `wrong` block; nil when there was none.
  private(set) var wrongFrom: Int?
  /// The line of the fence of the first `wrong` block.
  private(set) var wrongLine: Int?
  /// How many issues there were at the beginning and the end of each `wrong` block.
  private var wrongBlocks: [(first: Int, end: Int?)] = []
  /// What a `wrong` block with `raises` on its fence raised.
  private(set) var raisedInWrong: VersionRun.Answer?
  /// What the blocks with an expected text did.
  private(set) var answers: [VersionRun.Answer] = []
  /// The lines of the fences of blocks that were to raise.
  private(set) var raises: Set<Int> = []
  /// Those that raised something with another reason.
  private(set) var otherReasons: Set<Int> = []
  /// The lines of traces that differ.
  private(set) var traceFailures: [VersionRun.Failure] = []

  init(_ gotchaCase: GotchaCase, recorder: TraceRecorder, issueCount: @escaping () -> Int) {
    self.gotchaCase = gotchaCase
    self.recorder = recorder
    self.issueCount = issueCount
  }

  /// The line of the block that runs, and of the one that raised the first uncaught exception.
  private var blockLine: Int?
  private(set) var raisedLine: Int?

  /// Marks the beginning of a block, at the line of its first line of code.
  public func enterBlock(_ line: Int) {
    blockLine = line
    ExpectationLog.current?.progress.come(to: line)
    CaseCamera.current?.mark(FilmMark.block(line))
  }

  /// Notes that the block that runs has raised.
  func recordRaise() { raisedLine = raisedLine ?? blockLine }

  /// Marks the beginning of a `wrong` block, at the line of its fence: from the first on the case
  /// must misbehave.
  public func enterWrong(_ line: Int) {
    wrongFrom = wrongFrom ?? issueCount()
    wrongLine = wrongLine ?? line
    wrongBlocks.append((issueCount(), nil))
  }

  /// Marks the end of a `wrong` block.
  public func leaveWrong() {
    wrongBlocks[wrongBlocks.count - 1].end = issueCount()
  }

  /// Whether an issue was recorded while a `wrong` block ran.
  func isInWrongBlock(issueAt index: Int) -> Bool {
    wrongBlocks.contains { block in index >= block.first && block.end.map { index < $0 } ?? true }
  }

  /// Compares what was recorded since the last trace with the trace of this index.
  public func expectTrace(_ index: Int) {
    let actual = TraceText.lines(of: recorder.cut())
    guard gotchaCase.traces.indices.contains(index) else { return }
    let expected = gotchaCase.traces[index]
    answers.append(.init(line: expected.line - 1, text: actual.joined(separator: "\n")))
    let lines = expected.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).filter { !TraceText.folded($0).isEmpty }
    let difference = zip(lines, actual).enumerated().first { _, pair in
      TraceText.folded(pair.0) != TraceText.folded(pair.1)
    }
    guard difference != nil || lines.count != actual.count else {
      if actual.isEmpty { fail(expected.line - 1, "Nothing was recorded for the empty trace") }
      return
    }
    let offset = difference?.offset ?? min(lines.count, actual.count)
    fail(expected.line + offset, Self.message(expected: lines, actual: actual))
  }

  private func fail(_ line: Int, _ message: String) {
    traceFailures.append(
      VersionRun.Failure(file: gotchaCase.file, line: line, column: 1, message: message))
  }

  /// Has classes that a nib names looked for in the app's code of the case first: both halves of a
  /// pair may have one of the name.
  public func enterApp(_ scope: Any.Type) {
    CaseSystems.current.lookForNibClasses(in: scope)
  }

  /// Runs `body`, which must raise an exception whose reason contains `text`.
  public func expectRaise(
    _ text: String, line: Int, _ body: @MainActor () async throws -> Void
  ) async throws {
    #if canImport(UIKit)
      Issue.record("UIKit's exceptions cannot be caught in Swift", sourceLocation: place(line))
    #else
      raises.insert(line)
      let block = RaisingBlock()
      let exception = try await RaisingBlock.$current.withValue(block) {
        try await CaseSystems.current.exception(onRaise: { block.noteRaise() }, in: body)
      }
      guard let exception else {
        Issue.record("Nothing was raised; expected \"\(text)\"", sourceLocation: place(line))
        return
      }
      guard !exception.isOfApp else {
        Issue.record("The block raises what it expects itself", sourceLocation: place(line))
        return
      }
      let answer = VersionRun.Answer(line: line, text: exception.reason)
      answers.append(answer)
      if let last = wrongBlocks.last, last.end == nil { raisedInWrong = answer }
      if !exception.reason.contains(text) {
        otherReasons.insert(line)
        Issue.record(
          "Raised \"\(exception.reason)\"; expected \"\(text)\"", sourceLocation: place(line))
      }
    #endif
  }

  private func place(_ line: Int) -> SourceLocation {
    SourceLocation.inEntry(gotchaCase.file, line: line, column: 1)
  }

  private static func message(expected: [String], actual: [String]) -> String {
    let changes = actual.map(TraceText.folded)
      .difference(from: expected.map(TraceText.folded)).map { change in
        switch change {
        case .remove(_, let line, _): "- \(line)"
        case .insert(_, let line, _): "+ \(line)"
        }
      }
    return "The trace differs:\n" + changes.joined(separator: "\n")
  }
}
