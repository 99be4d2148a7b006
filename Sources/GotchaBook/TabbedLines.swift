package import Foundation

/// The lines of a table in a file of text: cells with tabs between them, below a line with the heads of
/// the columns. Empty lines are left out.
package struct TabbedLines {
  /// One line of the table.
  package struct Row {
    /// The line in the file, from 1.
    package var line: Int
    package var cells: [String]
  }

  /// In the order of the file, without the heads.
  package let rows: [Row]

  package init(data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    rows = lines.enumerated().dropFirst().filter { !$0.element.isEmpty }.map { index, line in
      Row(
        line: index + 1,
        cells: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// What `value` makes of the cells of each line; a line of which it makes nothing is reported, and the
  /// others count.
  ///
  /// - Parameters:
  ///   - columns: The heads of the columns; a line has as many cells.
  ///   - problem: What is wrong with a line at a place.
  package func values<Value>(
    columns: [String], path: String, problem: (Place) -> Diagnostic, _ value: ([String]) -> Value?
  ) -> (values: [Value], diagnostics: [Diagnostic]) {
    var found: (values: [Value], diagnostics: [Diagnostic]) = ([], [])
    for row in rows {
      if row.cells.count == columns.count, let value = value(row.cells) {
        found.values.append(value)
      } else {
        found.diagnostics.append(problem(Place(file: path, line: row.line)))
      }
    }
    return found
  }
}
