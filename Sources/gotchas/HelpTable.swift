/// Two columns, as help shows options, commands and exit codes.
enum HelpTable {
  static func text(_ rows: [(head: String, meaning: String)]) -> String {
    let width = rows.map(\.head.count).max() ?? 0
    return rows.map { row in
      "  \(row.head)\(String(repeating: " ", count: width - row.head.count))  \(row.meaning)"
    }
    .joined(separator: "\n")
  }
}
