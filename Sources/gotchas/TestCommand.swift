import Foundation
import GotchaBook
import GotchaLint
import GotchaRunner
import GotchaSite
import GotchaVerdicts
import RunRecord

/// `gotchas test`: runs the cases and sums up by entry.
enum TestCommand: Command {
  static let name = "test"
  static let abstract = "Runs the cases of entries, or of the whole book, and sums up by entry."
  static let options = OptionParser(
    options: BookOptions.all + [
      RunOptions.name,
      RunOptions.library, RunOptions.timeLimit,
      RunOptions.shard(
        help: "run the Kth of N parts of the book, to be merged with gotchas import"),
      .flag(
        "--prove",
        help: "also try the cases on a broken model, as is done for entries that are named"),
      .init(
        name: "--filter", value: "text",
        help: "only the entries with the text in their id, title or area"),
    ], words: "entry")
  static let examples = [
    (line: "", meaning: "every case of the book"),
    (line: "reload-data-is-deferred", meaning: "the cases of one entry"),
    (line: "--filter \"self-sizing\"", meaning: "the entries about one thing"),
    (line: "--prove", meaning: "every case, also on a broken model"),
    (line: "--shard 1/4", meaning: "the first of four parts, for one of four machines"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "every case passes"),
    (.bookHasErrors, "a case fails, or an entry has errors"),
    (.cannotWrite, "nothing could be built or run"),
    (.usageError, "the command line was not understood, or names no entry with a case"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    Interruption.endProcesses()
    let book = BookOptions.read(values)
    BookOptions.warnOfMissingSource(values)
    do {
      let shard = try RunOptions.shard(values)
      let named = try filtered(BookOptions.entries(values, of: book), values, in: book)
      var request = CaseRunner.Request(
        entries: named, name: RunOptions.name(values), shard: shard)
      request.isProved = named != nil || values.has("--prove")
      let run = try RunOptions.runner(values).run(request, of: book)
      let entries = shard.map { $0.part(of: named ?? book.entries) } ?? named ?? book.entries
      let callsAll = named.map { reportUncalled(in: $0, of: book, values) } ?? true
      let system = BookSettings.read(values).system
      let verdict = report(run, on: entries, of: book, system: system)
      let code = callsAll || verdict != .success ? verdict : .bookHasErrors
      if code == .success, values.words.count == 1, let entry = entries.first, entries.count == 1 {
        print("Its page, after gotchas build: \(SiteOptions.page(of: entry, values))")
      }
      return code
    } catch {
      return report(error)
    }
  }

  /// Names the methods of entries that UIKit nearly calls: without the call a case fails as if the table
  /// did not make it.
  ///
  /// - Returns: Whether there are none.
  private static func reportUncalled(
    in entries: [Entry], of book: Book, _ values: OptionParser.Values
  ) -> Bool {
    var part = book
    let paths = Set(entries.map(\.path))
    part.readings.removeAll { !paths.contains($0.path) }
    let facts = FactTables(methods: FactTables.methods(in: "\(values.root)/\(values.places.facts)"))
    let findings = Linter(facts: facts).pages(of: part)
      .flatMap { page in MethodRules.all.flatMap { $0.findings(in: page) } }
    return !Console.report(findings.map(\.diagnostic))
  }

  /// The entries that `--filter` leaves; one that leaves no case is a mistake.
  private static func filtered(
    _ named: [Entry]?, _ values: OptionParser.Values, in book: Book
  ) throws(OptionParser.UsageError) -> [Entry]? {
    guard let text = values.one("--filter") else { return named }
    let found = (named ?? book.entries).filter { entry in
      [entry.id, entry.title, entry.area].contains { $0.localizedStandardContains(text) }
    }
    guard found.contains(where: { !$0.cases.isEmpty }) else {
      throw OptionParser.UsageError(
        description: "--filter “\(text)” matches no case; gotchas list shows the entries")
    }
    return found
  }

  /// Prints the verdicts of a run on some entries.
  ///
  /// - Parameter system: What the versions of the book are versions of.
  static func report(
    _ run: Run, on entries: [Entry], of book: Book, system: String
  ) -> ExitCode {
    let verdicts = BookVerdicts(
      entries: entries, runs: [run], swiftHashes: book.swiftHashes)
    let paths = Set(entries.map(\.path))
    let others = Set(book.entries.map(\.path)).subtracting(paths)
    let hasErrors = Console.report(book.diagnostics.filter { !others.contains($0.place.file) })
    for condition in run.conditions { Console.printError("\(run.name): warning: \(condition)") }
    let readings = book.readings.filter { !others.contains($0.path) }
    let isWhole = others.isEmpty
    print(
      TestSummary(
        entries: entries, verdicts: verdicts, run: run,
        readings: readings.filter { isWhole || $0.entry != nil }, system: system
      ).text)
    let isGood = verdicts.entries.allSatisfy { $0.cases.allSatisfy { $0.verdict.isAcceptable } }
    return isGood && !hasErrors && run.conditions.isEmpty ? .success : .bookHasErrors
  }
}

extension Verdict {
  /// Whether a run may end well with it: a case left out with its reason is no failure.
  fileprivate var isAcceptable: Bool { isGood || reason != nil }
}
