import Foundation
import GotchaBook
import GotchaRunner
import GotchaVerdicts

/// `gotchas test`: runs the cases and says what they say about each entry.
enum TestCommand: Command {
  static let name = "test"
  static let abstract = "Runs the cases of entries, or of the whole book, and sums up by entry."
  static let options = OptionParser(options: BookOptions.all, words: "entry")
  static let examples = [
    (line: "", meaning: "every case of the book"),
    (line: "reload-data-is-deferred", meaning: "the cases of one entry"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "every case holds, or has changed as its entry says"),
    (.bookHasErrors, "a case does not hold, or an entry has errors"),
    (.cannotWrite, "nothing could be built or run"),
    (.misuse, "the command line was not understood, or names no entry"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    let ids = values.words.map(EntryParser.id(ofPath:))
    for id in ids where !book.entries.contains(where: { $0.id == id }) {
      Console.complain("gotchas test: error: no entry has the id “\(id)”; give its file's name")
      return .misuse
    }
    let entries = ids.isEmpty ? book.entries : book.entries.filter { ids.contains($0.id) }
    let outcome = CaseRunner(root: values.one("--root") ?? ".", say: Console.progress)
      .run(ids.isEmpty ? nil : entries, of: book)
    if let failure = outcome.failure {
      Console.complain("gotchas test: error: \(failure)")
      return .cannotWrite
    }
    let verdicts = BookVerdicts(
      entries: entries, runs: [RunResults(name: "events", records: outcome.records)],
      swiftHashes: book.swiftHashes,
      compileErrors: CompileErrors(log: outcome.compileLog))
    let hasErrors = Console.report(
      book.diagnostics.filter { each in
        ids.isEmpty || entries.contains { $0.path == each.place.file }
      })
    print(TestSummary(entries: entries, verdicts: verdicts).text)
    let isGood = verdicts.entries.allSatisfy { $0.cases.allSatisfy { $0.verdict.isAcceptable } }
    return isGood && !hasErrors ? .success : .bookHasErrors
  }
}

extension Verdict {
  /// Whether a run may end well with it: a case left out with its reason stops nobody.
  fileprivate var isAcceptable: Bool { isGood || reason != nil }
}
