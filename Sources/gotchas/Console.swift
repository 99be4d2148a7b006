import Foundation
import GotchaBook

/// Output for the person at the terminal.
enum Console {
  /// Writes a line to standard error, without characters that a terminal would obey: names come from
  /// files of others.
  static func printError(_ line: String) {
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { UnsafeCharacters.escaped(String($0)) }.joined(separator: "\n")
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Whether there is someone who could answer a question.
  static var canConfirm: Bool { isatty(FileHandle.standardInput.fileDescriptor) != 0 }

  /// Asks for a confirmation; false without a terminal.
  static func confirm(_ question: String) -> Bool {
    guard canConfirm else { return false }
    FileHandle.standardError.write(Data((question + " [y/N] ").utf8))
    return readLine()?.lowercased().hasPrefix("y") == true
  }

  /// Writes each diagnostic on a line of its own and returns whether one is an error.
  static func report(_ diagnostics: [Diagnostic]) -> Bool {
    for diagnostic in diagnostics { printError(diagnostic.description) }
    return diagnostics.contains { $0.severity == .error }
  }
}
