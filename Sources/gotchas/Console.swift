import Foundation
import GotchaBook

/// What a command says to the person at the terminal.
enum Console {
  /// Writes a line to standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Says what is going on, to a person only: nothing when standard error is no terminal.
  static func progress(_ line: String) {
    if isatty(FileHandle.standardError.fileDescriptor) != 0 { complain(line + " …") }
  }

  /// Asks a person; no where there is nobody to ask.
  static func confirm(_ question: String) -> Bool {
    guard isatty(FileHandle.standardInput.fileDescriptor) != 0 else { return false }
    FileHandle.standardError.write(Data((question + " [y/N] ").utf8))
    return readLine()?.lowercased().hasPrefix("y") == true
  }

  /// Writes each diagnostic on a line of its own and returns whether one is an error.
  static func report(_ diagnostics: [Diagnostic]) -> Bool {
    for diagnostic in diagnostics { complain(diagnostic.description) }
    return diagnostics.contains { $0.severity == .error }
  }
}
