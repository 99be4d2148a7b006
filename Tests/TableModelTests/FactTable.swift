import Foundation
import Testing

/// A table of `Tests/Facts`, read when the test runs, so that other rows can be put in its place.
struct FactTable: Sendable {
  struct Row: Sendable, CustomTestStringConvertible {
    var fields: [String: String]
    var testDescription: String { fields["id"] ?? "?" }

    subscript(_ column: String) -> String { fields[column] ?? "" }
  }

  var rows: [Row] = []

  /// Reads a table whose first line without `#` names the columns.
  init(named name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Facts/\(name)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    guard let header = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) else {
      return
    }
    for line in lines.dropFirst() where !line.trimmed.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let pairs = zip(header.map(\.trimmed), fields.map(\.trimmed))
      rows.append(Row(fields: Dictionary(pairs, uniquingKeysWith: { first, _ in first })))
    }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
