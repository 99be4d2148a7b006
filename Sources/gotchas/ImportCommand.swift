import Foundation
import GotchaBook
import RunFiles
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
      .init(
        name: "--device", value: "system",
        help: "the runs were made on real UIKit, of this device and system"),
      .init(
        name: "--date", value: "day",
        help: "the day of the run on the device; that of the file if not given"),
    ], words: "results")
  static let examples = [
    (line: "part-*.json", meaning: "the parts of a run, each under the name it has"),
    (
      line: "events.jsonl --attachments attachments --name phone --device \"iPhone, iOS 18.5\"",
      meaning: "what xcodebuild left behind of a run on a device"
    ),
    (
      line: "*.jsonl --name mac --device \"Mac Catalyst, iOS 26.1\"",
      meaning: "a run that was made in several processes"
    ),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "every file was a whole run, and is kept"),
    (.bookHasErrors, "a file is no run of this book, or is damaged; it was left out"),
    (.cannotWrite, "a run could not be kept"),
    (.usageError, "the command line was not understood"),
  ]

  /// What a folder on any disk may be called, with what is added for a part of a run.
  private static let longestName = 100

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    guard !values.words.isEmpty else {
      Console.printError("gotchas import: error: no file is given; name what gotchas export wrote")
      return .usageError
    }
    if let name = values.one("--name"), name.utf8.count > longestName {
      Console.printError(
        "gotchas import: error: --name has more than \(longestName) bytes; give a shorter one")
      return .usageError
    }
    let cases = BookOptions.read(values).entries.flatMap { entry in
      entry.cases.map { CaseID(entry: entry.id, slug: $0.slug) }
    }
    var runs: [Run] = []
    var worst = ExitCode.success
    for path in values.words {
      do {
        let run = try RunImport(
          path: path, name: values.one("--name"), device: values.one("--device"),
          date: values.one("--date")
        )
        .read(attachments: values.one("--attachments"), cases: Set(cases))
        for condition in run.conditions { Console.printError("\(path): warning: \(condition)") }
        runs.append(run)
      } catch {
        Console.printError("\(path): error: \(error)")
        worst = .bookHasErrors
      }
    }
    // Event streams of one name are a run that was made in several processes.
    let wholes = Run.merged(runs.filter { $0.shard == nil })
    let store = RunStore(values)
    do {
      for run in wholes + runs.filter({ $0.shard != nil }) {
        try store.write(run)
        print(UnsafeCharacters.escaped(run.description))
      }
    } catch {
      return report(error)
    }
    return worst
  }
}

extension Run {
  /// What was taken in, in one line.
  fileprivate var description: String {
    let cases = Set(records.map(\.id)).count
    return "\(Plural.cases(cases)) of the run “\(name)” on \(system)"
      + (shard.map { ", shard \($0)" } ?? "")
  }
}
