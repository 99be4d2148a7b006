import CodeCheck
import Foundation
import GotchaBook
import GotchaLint
import GotchaSite
import GotchaVerdicts

/// `gotchas check`: says what is wrong in the book, links included, and repairs what it can.
enum CheckCommand: Command {
  static let name = "check"
  static let abstract = "Says everything that is wrong in the book, with file, line and column."
  static let options = OptionParser(
    options: BookOptions.all + [
      .flag("--fix", help: "repair what can be repaired without thinking, in place"),
      .flag("--rules", help: "list the rules, and whether --fix repairs what breaks them"),
      .init(
        name: "--format", value: "format", help: "how to say it", standard: "text",
        choices: DiagnosticReport.allCases.map(\.rawValue)),
      .init(
        name: "--facts", value: "folder",
        help: "the tables of facts and symbols, relative to the package", standard: "Tests/Facts"),
    ])
  static let examples = [
    (line: "", meaning: "what is wrong, for people and editors"),
    (line: "--fix", meaning: "repair first, then say what is left"),
    (line: "--format github", meaning: "annotations for GitHub Actions"),
    (line: "--format sarif > check.sarif", meaning: "a log for code scanning"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the book has no errors"),
    (.bookHasErrors, "the book has errors"),
    (.cannotWrite, "a repair could not be written"),
    (.misuse, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard !values.has("--rules") else {
      print(rules)
      return .success
    }
    let root = values.one("--root") ?? "."
    let linter = linter(values, root: root)
    var failures: [Diagnostic] = []
    if values.has("--fix") {
      let outcome = BookFixer(linter: linter, root: root) { BookOptions.read(values) }.run()
      for file in outcome.repaired { print("\(file.path): \(file.count) repaired") }
      failures = outcome.failures
    }
    let book = BookOptions.read(values)
    let report = linter.report(on: linter.pages(of: book, root: root))
    if report.lacksFormatter {
      Console.complain("gotchas check: warning: swift format cannot be run; layout is not checked")
    }
    let found = book.diagnostics + report.findings.map(\.diagnostic) + failures
    let all = (found + (await links(in: book))).sorted { $0.place < $1.place }
    if book.readings.isEmpty { Console.complain("gotchas check: warning: the book has no entries") }
    say(all, values, root: root)
    guard !all.contains(where: { $0.severity == .error }) else {
      return failures.isEmpty ? .bookHasErrors : .cannotWrite
    }
    return .success
  }

  private static func linter(_ values: OptionParser.Values, root: String) -> Linter {
    let shell = Shell(root: root)
    let log = FileManager.default.temporaryDirectory.appending(path: "format-\(UUID().uuidString)")
    let format = SwiftFormat(root: root, tool: Toolchain.identity) { words in
      defer { try? FileManager.default.removeItem(at: log) }
      return shell.run(words, log: log.path) == 0
    }
    let facts = FactTables(folder: "\(root)/\(values.one("--facts") ?? "Tests/Facts")")
    return Linter(facts: facts, format: format)
  }

  private static func links(in book: Book) async -> [Diagnostic] {
    let verdicts = BookVerdicts(entries: book.entries, runs: [])
    let content = SiteContent(title: "", entries: book.entries, verdicts: verdicts)
    return (try? await SiteBuilder(content).build { _ in }) ?? []
  }

  private static func say(
    _ diagnostics: [Diagnostic], _ values: OptionParser.Values, root: String
  ) {
    let report = values.one("--format").flatMap(DiagnosticReport.init) ?? .text
    guard report == .text else {
      print(report.text(of: diagnostics.map { $0.countingCharacters(root: root) }))
      return
    }
    if diagnostics.isEmpty {
      print("Nothing is wrong with the book")
    } else {
      Console.complain(report.text(of: diagnostics))
    }
  }

  private static var rules: String {
    HelpTable.text(
      RuleCatalogue.all.map {
        (head: $0.name, meaning: $0.summary + ($0.isFixable ? " (--fix)" : ""))
      })
  }
}
