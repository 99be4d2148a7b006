import GotchaBook
import GotchaSite
import GotchaVerdicts

/// `gotchas list`: the entries with their verdicts, and counts of them.
enum ListCommand: Command {
  static let name = "list"
  static let abstract = "Lists the entries with verdict, versions and evidence, and counts them."
  static let options = OptionParser(
    options: BookOptions.all + [
      .init(
        name: "--format", value: "format", help: "how to write it", defaultValue: "text",
        choices: EntryTable.Format.allCases.map(\.rawValue)),
      .init(name: "--area", value: "area", help: "only the entries of an area"),
      .init(
        name: "--verdict", value: "verdict", help: "only the entries with a verdict",
        isRepeatable: true, choices: Verdict.kinds.map(\.word) + ["no-case"]),
      .init(
        name: "--evidence", value: "level", help: "only those whose strongest evidence it is",
        isRepeatable: true, choices: Evidence.Level.allCases.map(\.rawValue)),
    ])
  static let examples = [
    (line: "", meaning: "every entry"),
    (line: "--area \"Row heights\" --evidence observed", meaning: "what logs show of heights"),
    (line: "--verdict fails --verdict crashed", meaning: "what has to be looked at"),
    (line: "--format json", meaning: "for other programs"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the list is printed, also when it is empty"),
    (.usageError, "the command line was not understood, or no entry has the area"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    let system = BookSettings.read(values).system
    var rows = EntryRow.all(in: book, runs: LastRun.runs(values), system: system)
    if let area = values.one("--area") {
      let areas = Set(rows.map(\.area)).sorted()
      rows.removeAll { Slug.slug(of: $0.area) != Slug.slug(of: area) }
      if rows.isEmpty {
        let near = Spelling.nearest(to: area, in: areas).map { "did you mean \($0)?" }
        let advice = near ?? "there are: \(areas.joined(separator: ", "))"
        Console.printError("gotchas list: error: no entry has the area “\(area)”; \(advice)")
        return .usageError
      }
    }
    let verdicts = values.all("--verdict")
    let levels = values.all("--evidence")
    rows.removeAll { row in
      (!verdicts.isEmpty && !verdicts.contains(row.verdictWord))
        || (!levels.isEmpty && !levels.contains(row.evidence?.rawValue ?? ""))
    }
    let format = values.one("--format").flatMap(EntryTable.Format.init) ?? .text
    print(EntryTable(rows: rows, system: system).text(format), terminator: "")
    if !book.entries.isEmpty, LastRun.isNone(values) {
      Console.printError(
        "gotchas list: note: no case has been run here yet; gotchas test runs them all, gotchas test "
          + "ENTRY one")
    }
    return .success
  }
}
