package import Foundation
package import GotchaBook

/// `areas.tsv`: the areas in the order of the front page, those that are met most often first, and
/// the shelf of those that are on one as a whole. An area that it does not name follows, on the
/// shelf of each of its entries. A third cell has the areas, between semicolons, whose page an area took
/// over.
package struct AreaTable: Equatable, Sendable {
  /// The areas, in order.
  private(set) var areas: [String] = []
  private(set) var shelves: [String: Shelf] = [:]
  /// The former names of areas.
  private(set) var former: [String: [String]] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// - Parameters:
  ///   - data: Lines with an area, a tab and a shelf, the first with the heads of the columns.
  ///   - path: The file, for what is wrong in it.
  package init(data: Data, path: String) {
    for row in TabbedLines(data: data).rows {
      let cells = row.cells
      let shelf = (2...3).contains(cells.count) ? Shelf(rawValue: cells[1]) : nil
      guard let shelf, !areas.contains(cells[0]) else {
        diagnostics.append(Self.mistake(in: cells, at: path, line: row.line, known: areas))
        continue
      }
      areas.append(cells[0])
      shelves[cells[0]] = shelf
      former[cells[0]] = cells.dropFirst(2).flatMap { Self.names(in: $0) }
    }
  }

  private static func names(in cell: String) -> [String] {
    cell.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func mistake(
    in cells: [String], at path: String, line: Int, known: [String]
  ) -> Diagnostic {
    let isTwice = (2...3).contains(cells.count) && known.contains(cells[0])
    return Diagnostic(
      at: Place(file: path, line: line, column: isTwice ? 1 : cells[0].utf8.count + 2),
      rule: .areaTable, isTwice ? "'\(cells[0])' is named twice" : "The line names no shelf",
      advice: isTwice
        ? "keep one of the two lines"
        : "write an area, a tab, and one of: "
          + Shelf.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
