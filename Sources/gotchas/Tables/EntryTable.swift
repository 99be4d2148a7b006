import GotchaBook
import GotchaVerdicts

/// Entries as a table.
struct EntryTable {
  enum Format: String, CaseIterable {
    /// Columns, with a line that sums up.
    case text
    /// Tab-separated, with a line of heads.
    case tsv
    /// An array of objects.
    case json
    /// The ids alone, one a line.
    case ids
  }

  var rows: [EntryRow]

  func text(_ format: Format) -> String {
    switch format {
    case .text: columns
    case .tsv: tsv
    case .json: json
    case .ids: rows.map { $0.id + "\n" }.joined()
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
    return (lines + [Plural.entries(rows.count)])
      .map { $0 + "\n" }.joined()
  }

  private var tsv: String {
    let heads = "id\tverdict\tapplies_to\tchanged_in\tevidence\tkind\tarea\tcases\tpath\ttitle\n"
    return heads
      + rows.map { row in
        [
          row.id, row.verdictWord, row.versions, row.changedIn ?? "",
          row.evidence?.rawValue ?? "", row.kind, row.area, "\(row.caseCount)", row.path, row.title,
        ]
        .map { $0.replacing("\t", with: " ") }.joined(separator: "\t") + "\n"
      }
      .joined()
  }

  private var json: String {
    var writer = JSONWriter()
    writer.array(rows) { json, row in
      json.lineBreak()
      json.row(row)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func row(_ row: EntryRow) {
    object { json in
      json.key("id")
      json.string(row.id)
      json.key("title")
      json.string(row.title)
      json.key("path")
      json.string(row.path)
      json.key("area")
      json.string(row.area)
      json.key("kind")
      json.string(row.kind)
      json.key("appliesTo")
      json.string(row.versions.isEmpty ? nil : row.versions)
      json.key("changedIn")
      json.string(row.changedIn)
      json.key("evidence")
      json.string(row.evidence?.rawValue)
      json.key("verdict")
      json.string(row.verdict?.word)
      json.key("cases")
      json.integer(row.caseCount)
    }
  }
}
