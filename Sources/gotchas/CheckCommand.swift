import CaseGenerator
import Foundation
import GotchaBook
import GotchaLint
import GotchaRunner
import GotchaSite
import GotchaVerdicts

/// `gotchas check`: reports what is wrong in the book, links included, and repairs what it can.
enum CheckCommand: Command {
  static let name = "check"
  static let abstract = "Says everything that is wrong in the book, with file, line and column."
  static let options = OptionParser(
    options: BookOptions.all + [
      .flag("--fix", help: "repair what can be repaired without thinking, in place"),
      .flag("--rules", help: "list the rules, and whether --fix repairs what breaks them"),
      .init(
        name: "--format", value: "format", help: "the form of the output", defaultValue: "text",
        choices: DiagnosticReport.allCases.map(\.rawValue)),
    ], words: "entry")
  static let examples = [
    (line: "", meaning: "what is wrong, for people and editors"),
    (line: "reload-data-is-deferred", meaning: "what is wrong with one entry"),
    (line: "--fix", meaning: "fix first, then report what is left"),
    (line: "--format github", meaning: "annotations for GitHub Actions"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the book has no errors"),
    (.bookHasErrors, "the book has errors"),
    (.cannotWrite, "a repair could not be written"),
    (.usageError, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard !values.has("--rules") else {
      print(rules)
      return .success
    }
    let root = values.root
    var book = BookOptions.read(values)
    let paths: Set<String>
    do {
      paths = try Self.paths(values, in: book)
    } catch {
      return report(error)
    }
    let linter = linter(values)
    var failures: [Diagnostic] = []
    if values.has("--fix") {
      let outcome = BookFixer(linter: linter, root: root) {
        part(of: BookOptions.read(values), paths)
      }.run()
      for file in outcome.repaired {
        print("\(file.path): \(file.count) repaired; run it again, for a verdict on what it is now")
      }
      failures = outcome.failures
      book = BookOptions.read(values)
    }
    BookOptions.warnOfMissingSource(values)
    let named = part(of: book, paths)
    let report = linter.report(on: linter.pages(of: named))
    if report.lacksFormatter {
      Console.printError(
        "gotchas check: warning: swift format cannot be run; layout is not checked")
    }
    let problems = named.readings.filter { !$0.hasErrors }.concurrentMap(CaseGenerator.errors)
      .joined()
    let found =
      book.diagnostics + problems + report.findings.map(\.diagnostic) + failures
      + BookSettings.problems(values)
    let doubled = Set(book.diagnostics.filter { $0.breaks(.duplicateID) }.map(\.place.file))
    // Two files of one id have one address, too: that is one mistake.
    let links = Self.problems(in: book, of: paths.isEmpty ? nil : paths, values).filter {
      !$0.breaks(.pageCollision) || !doubled.contains($0.place.file)
    }
    var all = (found + links).sorted { $0.place < $1.place }
    if !paths.isEmpty { all.removeAll { !paths.contains($0.place.file) } }
    if book.readings.isEmpty {
      Console.printError("gotchas check: warning: the book has no entries")
    }
    show(all, values, root: root)
    guard !all.contains(where: { $0.severity == .error }) else {
      return failures.isEmpty ? .bookHasErrors : .cannotWrite
    }
    return .success
  }

  /// The book with the files that are named alone; all of it if none is.
  private static func part(of book: Book, _ paths: Set<String>) -> Book {
    var book = book
    if !paths.isEmpty { book.readings.removeAll { !paths.contains($0.path) } }
    return book
  }

  /// The files of the entries that are named.
  private static func paths(
    _ values: OptionParser.Values, in book: Book
  ) throws(OptionParser.UsageError) -> Set<String> {
    var ids: Set<String> = []
    for word in values.words { ids.insert(try BookOptions.id(word, in: book)) }
    return Set(book.readings.filter { ids.contains($0.id) }.map(\.path))
  }

  private static func linter(_ values: OptionParser.Values) -> Linter {
    let root = values.root
    let shell = Shell(root: root)
    let log = FileManager.default.temporaryDirectory.appending(path: "format-\(UUID().uuidString)")
    let format = SwiftFormat(root: root, tool: Toolchain.formatterStamp) { words in
      defer { try? FileManager.default.removeItem(at: log) }
      return shell.run(words, log: log.path) == 0
    }
    let facts = FactTables(folder: "\(root)/\(values.places.facts)")
    return Linter(facts: facts, format: format, demands: BookSettings.read(values).demands)
  }

  /// What is wrong with a book's tables, and with the links of some of its files, or of all.
  private static func problems(
    in book: Book, of paths: Set<String>?, _ values: OptionParser.Values
  ) -> [Diagnostic] {
    let verdicts = BookVerdicts(entries: book.entries, runs: [])
    var content = SiteContent(title: "", entries: book.entries, verdicts: verdicts)
    content.readTables(at: values.places, root: values.root)
    return SiteBuilder(content).problems(in: paths)
  }

  private static func show(
    _ diagnostics: [Diagnostic], _ values: OptionParser.Values, root: String
  ) {
    let report = values.one("--format").flatMap(DiagnosticReport.init) ?? .text
    guard report == .text else {
      print(report.text(of: diagnostics.map { $0.countingCharacters(root: root) }))
      return
    }
    if diagnostics.isEmpty {
      let what = values.words.isEmpty ? "book" : values.words.count == 1 ? "entry" : "entries"
      print("Nothing is wrong with the form of the \(what); gotchas test compiles and runs it")
    } else {
      Console.printError(report.text(of: diagnostics))
    }
  }

  private static var rules: String {
    HelpTable.text(
      RuleCatalogue.all.map {
        (head: $0.name, meaning: $0.summary + ($0.isFixable ? " (--fix)" : ""))
      })
  }
}
