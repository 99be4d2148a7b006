import CSwiftCall
import Synchronization

/// The line that a case has come to: that of the block that runs, or of the last expectation. It says
/// where to look when the program ends without a line of the entry.
final class CaseProgress: Sendable {
  /// What is printed before the line.
  private static let words = "the case had come to line"

  private struct State {
    var line: Int?
    var endText: Int32 = -1
  }

  private let file: String
  private let state = Mutex(State())

  init(file: String) { self.file = file }

  /// Notes a line, which is printed if a trap ends the process.
  func come(to line: Int) {
    state.withLock { state in
      guard state.line != line else { return }
      state.line = line
      swift_call_drop_end_text(state.endText)
      state.endText = swift_call_keep_end_text("\(file):\(line): note: \(Self.words) \(line)\n")
    }
  }

  /// Ends it: what traps now is no case.
  func close() {
    state.withLock { state in
      swift_call_drop_end_text(state.endText)
      state = State()
    }
  }

  /// The line in words; empty before the first.
  var text: String { state.withLock { $0.line.map { "; \(Self.words) \($0)" } ?? "" } }
}
