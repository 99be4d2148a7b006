import Foundation
import GotchaBook
import GotchaRunner
import GotchaVerdicts

/// `gotchas test`: runs the cases and says what they say about each entry.
enum TestCommand: Command {
  static let name = "test"
  static let abstract = "Runs the cases of entries, or of the whole book, and sums up by entry."
  static let options = OptionParser(
    options: BookOptions.all + [
      RunOptions.name,
      RunOptions.shard(
        help: "run the Kth of N parts of the book, to be merged with gotchas import"),
    ], words: "entry")
  static let examples = [
    (line: "", meaning: "every case of the book"),
    (line: "reload-data-is-deferred", meaning: "the cases of one entry"),
    (line: "--shard 1/4", meaning: "the first of four parts, for one of four machines"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "every case holds, or has changed as its entry says"),
    (.bookHasErrors, "a case does not hold, or an entry has errors"),
    (.cannotWrite, "nothing could be built or run"),
    (.misuse, "the command line was not understood, or names no entry"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    let book = BookOptions.read(values)
    do {
      let shard = try RunOptions.shard(values)
      let named = try BookOptions.entries(values, of: book)
      let run = try RunOptions.runner(values).run(
        .init(entries: named, name: RunOptions.name(values), shard: shard), of: book)
      let entries = shard.map { $0.part(of: named ?? book.entries) } ?? named ?? book.entries
      return report(run, on: entries, of: book)
    } catch let misuse as OptionParser.Misuse {
      Console.complain("gotchas test: error: \(misuse)")
      return .misuse
    } catch {
      Console.complain("gotchas test: error: \(error)")
      return .cannotWrite
    }
  }

  /// Prints what a run says of some entries.
  static func report(_ run: RunFile, on entries: [Entry], of book: Book) -> ExitCode {
    let verdicts = BookVerdicts(
      entries: entries, runs: [RunResults(run)], swiftHashes: book.swiftHashes)
    let paths = Set(entries.map(\.path))
    let others = Set(book.entries.map(\.path)).subtracting(paths)
    let hasErrors = Console.report(book.diagnostics.filter { !others.contains($0.place.file) })
    for condition in run.conditions { Console.complain("\(run.name): warning: \(condition)") }
    print(TestSummary(entries: entries, verdicts: verdicts).text)
    let isGood = verdicts.entries.allSatisfy { $0.cases.allSatisfy { $0.verdict.isAcceptable } }
    return isGood && !hasErrors && run.conditions.isEmpty ? .success : .bookHasErrors
  }
}

extension Verdict {
  /// Whether a run may end well with it: a case left out with its reason stops nobody.
  fileprivate var isAcceptable: Bool { isGood || reason != nil }
}
