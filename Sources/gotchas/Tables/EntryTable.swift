import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// Entries as a table.
struct EntryTable {
  enum Format: String, CaseIterable {
    /// Columns, with counts at the end.
    case text
    /// An array of objects.
    case json
  }

  var rows: [EntryRow]
  /// What versions are versions of.
  var system = "iOS"

  func text(_ format: Format) -> String {
    switch format {
    case .text: columns
    case .json: json
    }
  }

  private var columns: String {
    let cells = rows.map { [$0.verdictWord, $0.versions, $0.evidence?.rawValue ?? "", $0.id] }
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { cells in
      zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count) + "  "
      }
      .joined() + (cells.last ?? "")
    }
    return (lines + ["", Plural.entries(rows.count), "", EntryCounts(rows, system: system).text])
      .map { $0 + "\n" }.joined()
  }

  private var json: String {
    let data = try? JSONFile.data(of: rows.map(EntryObject.init))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// A row as an object of JSON.
private struct EntryObject: Encodable {
  let id, title, path, area, kind: String
  let appliesTo, changedIn, evidence, verdict: String?
  let cases: Int

  init(_ row: EntryRow) {
    id = row.id
    title = row.title
    path = row.path
    area = row.area
    kind = row.kind
    appliesTo = row.versions.isEmpty ? nil : row.versions
    changedIn = row.changedIn
    evidence = row.evidence?.rawValue
    verdict = row.verdict?.word
    cases = row.cases.count
  }
}
