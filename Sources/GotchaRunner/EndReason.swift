import Foundation
import GotchaBook
import RunRecord

/// Why the program of cases ended early.
enum EndReason {
  /// What a test program exits with when a case takes too long, or never returns.
  private static let timeLimitExitCode: Int32 = 124
  /// Shells add it to the number of the signal that ended a process (POSIX, XCU 2.8.2).
  private static let signalBase: Int32 = 128

  /// What a program ends with whose stack is full (SIGSEGV), and what most often has filled it.
  private static let stackOverflowCode = signalBase + SIGSEGV
  private static let stackOverflow = ", as where code calls itself without an end"

  /// Whether an exit code is that of a program that a signal or the time limit has ended.
  static func isEndOfProgram(_ code: Int32) -> Bool {
    code == timeLimitExitCode || code == Shell.silent || code > signalBase
  }

  /// The time limit, or what the program printed last before a signal ended it; nil when it ended by
  /// itself.
  static func text(ofCode code: Int32, output: String) -> String? {
    let lines = output.split(whereSeparator: \.isNewline)
    let progress = lines.compactMap(progress).last.map { "; \(comeTo) \($0)" } ?? ""
    if code == timeLimitExitCode {
      for marker in ["did not end within", "has not returned for"] {
        guard let range = output.firstRange(of: marker) else { continue }
        return String(output[range.lowerBound...].prefix { !$0.isNewline })
      }
      return nil
    }
    if code == Shell.silent { return "did not end within the limit, nor ended itself" }
    guard code > signalBase else { return nil }
    let signal = "signal \(code - signalBase)" + (code == stackOverflowCode ? stackOverflow : "")
    let exceptions = lines.compactMap { exception(in: $0) }
    let cause = exceptions.last.map { "; \($0)" } ?? ""
    if let fatal = lines.last(where: { $0.contains("Fatal error") }) {
      return String(fatal).withoutAddresses + cause + progress
    }
    let last = lines.last {
      !isProgress($0) && exception(in: $0) == nil && Self.progress(in: $0) == nil
    }
    return (last.map { "\(String($0).withoutAddresses) (\(signal))" } ?? signal) + cause + progress
  }

  /// What a program of cases prints before the line that a case has come to.
  private static let comeTo = "the case had come to line"

  /// The line that a case has come to, if a line of the output says it.
  private static func progress(in line: Substring) -> Int? {
    line.firstRange(of: comeTo).flatMap { range in
      Int(line[range.upperBound...].drop { $0 == " " }.prefix(while: \.isNumber))
    }
  }

  /// What a line says that the model prints when the code behind an exception of UIKit traps.
  private static func exception(in line: Substring) -> Substring? {
    line.firstRange(of: "before this trap").map { line[$0.lowerBound...] }
  }

  /// A reason at its place in the entry, where it names the file that was compiled (`Module/x.md:50:`),
  /// with a way out for a half of a pair.
  static func text(_ reason: String, of found: Case, in entry: Entry) -> String {
    let name = entry.path.split(separator: "/").last ?? ""
    let head = reason.prefix { $0 != " " }
    let parts = head.split(separator: ":", omittingEmptySubsequences: false)
    let isOwn = parts.first?.hasSuffix("/\(name)") == true
    let own = isOwn && parts.count > 1 ? Int(parts[1]) : nil
    let end = reason.ranges(of: "; \(comeTo)").last
    let rest = reason[..<(end?.lowerBound ?? reason.endIndex)]
    let reached = end == nil ? nil : progress(in: reason[...])
    let line = own ?? reached
    // The file of a library says nothing of the entry.
    let said = parts.first?.hasSuffix(".swift") == true && line != nil
    let text = own != nil || said ? String(rest.dropFirst(head.count)) : " \(rest)"
    let behind = own == nil && reached != nil ? ", behind this line" : ""
    let placed =
      line.map { "\(Place(file: entry.path, line: $0)):\(text)\(behind)" } ?? String(rest)
    return mayBeMistake(reason, at: line, of: found) ? placed + wayOut : placed
  }

  private static let wayOut =
    "; a half that stops the process proves nothing: let it fail a shared expectation, or raise a UIKit "
    + "exception"

  /// Whether what ended a process may be what the wrong half of a pair was to show.
  private static func mayBeMistake(_ reason: String, at line: Int?, of found: Case) -> Bool {
    let isTrap = reason.contains("Fatal error") || reason.contains("signal ")
    let ways = found.swiftBlocks.map(\.attributes.way)
    let isRight = found.swiftBlocks.contains { block in
      block.attributes.way == .right && line.map(block.lines.contains) == true
    }
    return isTrap && ways.contains(.wrong) && !isRight
  }

  /// Whether Swift Testing says with a line what it does: its lines begin with a symbol.
  private static func isProgress(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard let first = text.unicodeScalars.first else { return true }
    return !first.isASCII || text.hasPrefix("[")
  }
}
