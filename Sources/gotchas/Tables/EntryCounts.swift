import GotchaBook
import GotchaVerdicts

/// Counts of entries and their cases.
struct EntryCounts {
  typealias Table = (title: String, counts: [(name: String, count: Int)])

  var tables: [Table]

  init(_ rows: [EntryRow], system: String = "iOS") {
    let cases = rows.flatMap(\.cases)
    // A book about something without versions has none to count by.
    let versions = rows.filter { !$0.versions.isEmpty }.flatMap(\.cases)
      .flatMap { each in Set(each.versions.map(\.version)) }
    tables = [
      Self.table(
        "Entries by verdict", rows.map(\.verdictWord),
        order: Verdict.kinds.map(\.word) + ["no-case"]),
      Self.table("Cases by verdict", cases.map(\.verdict.word), order: Verdict.kinds.map(\.word)),
      Self.table(
        "Entries by strongest evidence", rows.map { $0.evidence?.rawValue ?? "none" },
        order: Evidence.Level.allCases.reversed().map(\.rawValue) + ["none"]),
      Self.table("Entries by kind", rows.map(\.kind), order: Entry.Kind.allCases.map(\.rawValue)),
      Self.table("Entries by area", rows.map(\.area), order: Set(rows.map(\.area)).sorted()),
      Self.table(
        "Cases by version", versions.map { "\(system) \($0)" },
        order: Set(versions).sorted().map { "\(system) \($0)" }),
    ].filter { !$0.counts.isEmpty }
  }

  private static func table(_ title: String, _ names: [String], order: [String]) -> Table {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return (title, order.compactMap { name in counts[name].map { (name, $0) } })
  }

  var text: String {
    let width = tables.flatMap(\.counts).map { "\($0.count)".count }.max() ?? 0
    return tables.map { table in
      let lines = table.counts.map { each in
        let number = "\(each.count)"
        return "  \(String(repeating: " ", count: width - number.count))\(number)  \(each.name)"
      }
      return ([table.title] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}
