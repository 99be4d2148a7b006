import Foundation

/// A table of facts, read when the test runs, so that other rows can be put in its place.
package struct FactTable: Sendable {
  /// A row, which is described by its first field.
  package struct Row: Sendable, CustomStringConvertible {
    package var fields: [String: String]
    package var description: String

    package subscript(_ column: String) -> String { fields[column] ?? "" }
  }

  package var rows: [Row] = []

  /// Reads a table whose first line without `#` names the columns.
  package init(named name: String) throws {
    self.init(text: try String(contentsOf: Self.file(named: name), encoding: .utf8))
  }

  /// The file of a table: in `Tests/Facts`, or in `Site/facts` if `gotchas` reads it, too.
  private static func file(named name: String) -> URL {
    let own = repositoryRoot.appending(path: "Tests/Facts/\(name)")
    return FileManager.default.fileExists(atPath: own.path)
      ? own : repositoryRoot.appending(path: "Site/facts/\(name)")
  }

  /// Reads the lines of a table.
  package init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    guard let columns = lines.first.map(Self.fields) else { return }
    rows = lines.dropFirst().map { line in
      let fields = Self.fields(of: line)
      return Row(
        fields: Dictionary(zip(columns, fields), uniquingKeysWith: { first, _ in first }),
        description: fields.first ?? "?")
    }
    .filter { !$0.description.isEmpty }
  }

  private static func fields(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
