import Drawings
import Foundation

/// The mark of what a line of a test does: the step of a film is named by the line as it is written.
package struct VerbMark: Equatable, Sendable {
  private static let prefix = "verb "

  /// The path of the file.
  package var path: String
  /// The line, from 1.
  package var line: Int

  package init(path: String, line: Int) {
    (self.path, self.line) = (path, line)
  }

  /// Nil for a mark of something else.
  init?(_ mark: String) {
    guard mark.hasPrefix(Self.prefix) else { return nil }
    let parts = mark.dropFirst(Self.prefix.count).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]) else { return nil }
    self.init(path: String(parts[1]), line: line)
  }

  /// The mark as a film has it.
  var text: String { "\(Self.prefix)\(line) \(path)" }

  /// The line as it is written, or its place where the file cannot be read.
  func words(_ texts: inout [String: [Substring]]) -> String {
    let lines = texts[path] ?? Self.lines(of: path)
    texts[path] = lines
    let written =
      lines.indices.contains(line - 1)
      ? lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
    return written.isEmpty ? "\(path.split(separator: "/").last ?? ""):\(line)" : written
  }

  private static func lines(of path: String) -> [Substring] {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
  }
}
