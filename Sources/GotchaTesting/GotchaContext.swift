import RunRecord
import TableProbe
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// What a generated case tells of itself while it runs.
@MainActor public final class GotchaContext {
  private let gotchaCase: GotchaCase
  private let recorder: TraceRecorder
  private let issueCount: () -> Int

  /// How many issues there were before the first `wrong` block; nil when there was none.
  private(set) var wrongFrom: Int?
  /// What the blocks did that say what they must do.
  private(set) var answers: [VersionRun.Answer] = []
  /// The lines of traces that differ.
  private(set) var traceFailures: [VersionRun.Failure] = []

  init(_ gotchaCase: GotchaCase, recorder: TraceRecorder, issueCount: @escaping () -> Int) {
    self.gotchaCase = gotchaCase
    self.recorder = recorder
    self.issueCount = issueCount
  }

  /// Says that the first `wrong` block starts: from here on the case must misbehave.
  public func enterWrong(line: Int) {
    wrongFrom = wrongFrom ?? issueCount()
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
    guard difference != nil || lines.count != actual.count else { return }
    let offset = difference?.offset ?? min(lines.count, actual.count)
    traceFailures.append(
      VersionRun.Failure(
        file: gotchaCase.file, line: expected.line + offset, column: 1,
        message: Self.message(expected: lines, actual: actual)))
  }

  /// Runs `body`, which must raise an exception whose reason contains `text`.
  public func expectRaise(
    _ text: String, line: Int, _ body: @MainActor () async throws -> Void
  ) async throws {
    #if canImport(UIKit)
      Issue.record("UIKit's exceptions cannot be caught in Swift", sourceLocation: place(line))
    #else
      let exception = try await UIKitException.caught(body)
      guard let exception else {
        Issue.record("Nothing was raised; expected \"\(text)\"", sourceLocation: place(line))
        return
      }
      answers.append(.init(line: line, text: exception.reason))
      if !exception.reason.contains(text) {
        Issue.record(
          "Raised \"\(exception.reason)\"; expected \"\(text)\"", sourceLocation: place(line))
      }
    #endif
  }

  /// Asks the compiler about `code`, in which it must find an error between `line` and `lastLine`
  /// of the entry with a message that contains `text`.
  public func expectDoesNotCompile(
    _ text: String, line: Int, lastLine: Int, code: String, fileID: String = #fileID,
    generatedFile: String = #filePath
  ) {
    let module = String(fileID.prefix { $0 != "/" })
    guard
      let errors = RefusedCode.errors(in: code, module: module, generatedFile: generatedFile)
    else {
      Issue.record("The compiler cannot be asked here", sourceLocation: place(line))
      return
    }
    let own = errors.filter { error in
      error.file.hasSuffix(gotchaCase.file) && (line...max(line, lastLine)).contains(error.line)
    }
    // A brace that is missing is missed behind the block.
    let said = (own.isEmpty ? errors : own).map(\.text)
    guard let answer = said.first(where: { $0.contains(text) }) ?? said.first else {
      Issue.record("The block compiles; expected \"\(text)\"", sourceLocation: place(line))
      return
    }
    answers.append(.init(line: line, text: answer))
    if !answer.contains(text) {
      Issue.record(
        "The compiler says \"\(answer)\"; expected \"\(text)\"", sourceLocation: place(line))
    }
  }

  /// Says that a `traps` block cannot run here, since processes cannot be started.
  public func cannotTrap(line: Int) {
    Issue.record("A block that traps needs a process of its own", sourceLocation: place(line))
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
