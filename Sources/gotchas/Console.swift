import Foundation
import GotchaBook

/// What a command says to the person at the terminal.
enum Console {
  /// Writes a line to standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes each diagnostic on a line of its own and returns whether one is an error.
  static func report(_ diagnostics: [Diagnostic]) -> Bool {
    for diagnostic in diagnostics { complain(diagnostic.description) }
    return diagnostics.contains { $0.severity == .error }
  }
}
