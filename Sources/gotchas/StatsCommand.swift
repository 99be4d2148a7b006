import GotchaBook

/// `gotchas stats`: what there is in the book, counted.
enum StatsCommand: Command {
  static let name = "stats"
  static let abstract = "Counts entries and cases by verdict, evidence, kind, area and version."
  static let options = OptionParser(
    options: BookOptions.all + [
      .init(
        name: "--format", value: "format", help: "how to write it", standard: "text",
        choices: ["text", "json"])
    ])
  static let examples = [
    (line: "", meaning: "tables to read"),
    (line: "--format json", meaning: "the same for other programs"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the counts are printed"),
    (.misuse, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    let verdicts = LastRun.verdicts(on: book, root: values.one("--root") ?? ".")
    let statistics = BookStatistics(book, verdicts)
    print(values.one("--format") == "json" ? statistics.json : statistics.text)
    return .success
  }
}
