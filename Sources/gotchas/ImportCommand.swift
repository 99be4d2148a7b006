import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// `gotchas import`: takes in runs of other machines.
enum ImportCommand: Command {
  static let name = "import"
  static let abstract = "Takes in runs of other machines, for the next build to merge."
  static let options = OptionParser(
    options: BookOptions.all + [
      .init(
        name: "--name", value: "name",
        help: "what the runs are called; an event stream must be given one"),
      .init(
        name: "--attachments", value: "folder",
        help: "where the attachments of an event stream are now"),
    ], words: "results")
  static let examples = [
    (line: "part-*.json", meaning: "the parts of a run, each under the name it has"),
    (
      line: "events.jsonl --attachments attachments --name \"iPhone, iOS 18.5\"",
      meaning: "what swift test or xcodebuild left behind"
    ),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "every file was a whole run, and is kept"),
    (.bookHasErrors, "a file is no run of this book, or is damaged; it was left out"),
    (.cannotWrite, "a run could not be kept"),
    (.misuse, "the command line was not understood"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard !values.words.isEmpty else {
      Console.complain("gotchas import: error: no file is given; name what gotchas export wrote")
      return .misuse
    }
    let ids = Set(BookOptions.read(values).entries.map(\.id))
    let store = RunStore(root: values.one("--root") ?? ".")
    var worst = ExitCode.success
    for path in values.words {
      do {
        let run = try RunImport(path: path, name: values.one("--name"))
          .read(attachments: values.one("--attachments"), entries: ids)
        for condition in run.conditions { Console.complain("\(path): warning: \(condition)") }
        do {
          try store.write(run)
          print("\(path): \(run.description)")
        } catch {
          Console.complain("gotchas import: error: \(error)")
          return .cannotWrite
        }
      } catch {
        Console.complain("\(path): error: \(error)")
        worst = .bookHasErrors
      }
    }
    return worst
  }
}

extension RunFile {
  /// What was taken in, in one line.
  fileprivate var description: String {
    let cases = Set(records.map { CaseID(entry: $0.entry, slug: $0.caseID) }).count
    return "\(Plural.cases(cases)) of the run “\(name)”" + (shard.map { ", shard \($0)" } ?? "")
  }
}
