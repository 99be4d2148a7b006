import RunRecord

/// Why the program of cases ended early.
enum EndReason {
  /// What a test program exits with when a case takes too long, or never returns.
  private static let timeLimitExitCode: Int32 = 124
  /// Shells add it to the number of the signal that ended a process (POSIX, XCU 2.8.2).
  private static let signalBase: Int32 = 128

  /// Whether an exit code is that of a program that a signal or the time limit has ended.
  static func isEndOfProgram(_ code: Int32) -> Bool {
    code == timeLimitExitCode || code == Shell.silent || code > signalBase
  }

  /// The time limit, or what the program printed last before a signal ended it; nil when it ended by
  /// itself.
  static func text(ofCode code: Int32, output: String) -> String? {
    let lines = output.split(whereSeparator: \.isNewline)
    if code == timeLimitExitCode {
      for marker in ["did not end within", "has not returned for"] {
        guard let range = output.firstRange(of: marker) else { continue }
        return String(output[range.lowerBound...].prefix { !$0.isNewline })
      }
      return nil
    }
    if code == Shell.silent { return "did not end within the limit, nor ended itself" }
    guard code > signalBase else { return nil }
    let signal = "signal \(code - signalBase)"
    if let fatal = lines.last(where: { $0.contains("Fatal error") }) {
      return String(fatal).withoutAddresses
    }
    let last = lines.last { !isProgress($0) }
    return last.map { "\(String($0).withoutAddresses) (\(signal))" } ?? signal
  }

  /// Whether Swift Testing says with a line what it does: its lines begin with a symbol.
  private static func isProgress(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard let first = text.unicodeScalars.first else { return true }
    return !first.isASCII || text.hasPrefix("[")
  }
}
