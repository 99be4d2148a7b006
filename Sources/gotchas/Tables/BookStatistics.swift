import GotchaBook
import GotchaVerdicts

/// What there is in a book, counted.
struct BookStatistics: Equatable {
  struct Count: Equatable {
    var name: String
    var count: Int
  }

  struct Table: Equatable {
    var title: String
    var counts: [Count]
  }

  var tables: [Table]

  init(_ book: Book, _ verdicts: BookVerdicts) {
    let rows = zip(book.entries, verdicts.entries).map(EntryRow.init)
    let cases = verdicts.entries.flatMap(\.cases)
    tables = [
      Table(
        title: "Book",
        counts: [
          Count(name: "entries", count: rows.count),
          Count(name: "cases", count: cases.count),
          Count(name: "cases written in Swift", count: book.swiftCases.count),
          Count(name: "facts named", count: Set(book.entries.flatMap(\.claims)).count),
        ]),
      Table(
        title: "Entries by verdict",
        counts: Self.counts(
          rows.map(\.verdictWord), order: Verdict.kinds.map(\.word) + ["no-case"])),
      Table(
        title: "Cases by verdict",
        counts: Self.counts(cases.map(\.verdict.word), order: Verdict.kinds.map(\.word))),
      Table(
        title: "Entries by strongest evidence",
        counts: Self.counts(
          rows.map { $0.evidence?.rawValue ?? "none" },
          order: Evidence.Level.allCases.reversed().map(\.rawValue) + ["none"])),
      Table(
        title: "Entries by kind",
        counts: Self.counts(rows.map(\.kind), order: Entry.Kind.allCases.map(\.rawValue))),
      Table(
        title: "Entries by area",
        counts: Self.counts(rows.map(\.area), order: Set(rows.map(\.area)).sorted())),
      Table(
        title: "Cases by version they speak of",
        counts: verdicts.modelled.versions.map { version in
          Count(
            name: "iOS \(version)",
            count: cases.count { $0.versions.contains { $0.version == version } })
        }),
    ].filter { !$0.counts.isEmpty }
  }

  private static func counts(_ names: [String], order: [String]) -> [Count] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return order.compactMap { name in counts[name].map { Count(name: name, count: $0) } }
  }
}

// MARK: - Writing

extension BookStatistics {
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

  var json: String {
    var writer = JSONWriter()
    writer.array(tables) { json, table in
      json.lineBreak()
      json.object { json in
        json.key("title")
        json.string(table.title)
        json.key("counts")
        json.array(table.counts) { json, each in
          json.object { json in
            json.key("name")
            json.string(each.name)
            json.key("count")
            json.integer(each.count)
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
