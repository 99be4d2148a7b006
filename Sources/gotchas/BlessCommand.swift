import Foundation
import GotchaBook
import GotchaRunner
import RunFiles
import RunRecord

/// `gotchas bless`: puts into entries what their cases did.
enum BlessCommand: Command {
  static let name = "bless"
  static let abstract = "Runs entries and writes their traces and messages anew, the diff first."
  static let options = OptionParser(
    options: BookOptions.all + [
      RunOptions.name,
      RunOptions.library, RunOptions.timeLimit,
      .flag("--no-run", help: "use the last run, and refuse what has changed since"),
      .flag("--write", help: "write without confirmation"),
    ], words: "entry")
  static let examples = [
    (line: "reload-data-is-deferred", meaning: "run it, show the diff, and confirm"),
    (line: "--write", meaning: "the whole book, without confirmation"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "every entry matches its run, now or already"),
    (.bookHasErrors, "a change was not written, or a file was left as it is"),
    (.cannotWrite, "nothing could be built or run"),
    (.usageError, "the command line was not understood, or names no entry"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    Interruption.endProcesses()
    let book = BookOptions.read(values)
    do {
      let named = try BookOptions.entries(values, of: book)
      let name = RunOptions.name(values)
      if !values.has("--no-run") {
        _ = try RunOptions.runner(values).run(.init(entries: named, name: name), of: book)
      }
      let root = values.root
      let run = RunStore(values).run(named: name) ?? Run(name: name)
      let outcomes = (named ?? book.entries).map {
        bless($0, run: run, root: root, writes: values.has("--write"))
      }
      guard !outcomes.contains(false) else { return .bookHasErrors }
      print("Every trace and expected message matches the run")
      return .success
    } catch {
      return report(error)
    }
  }

  /// Shows the diff of an entry, writes it, and returns whether the entry is now as its cases are.
  private static func bless(_ entry: Entry, run: Run, root: String, writes: Bool) -> Bool {
    do {
      guard let blessed = try BlessedEntry(entry, run: run, root: root) else { return true }
      for problem in blessed.blessing.problems { Console.printError(problem.description) }
      let hasErrors = !blessed.blessing.problems.isEmpty
      guard !blessed.blessing.changes.isEmpty else { return !hasErrors }
      print(blessed.blessing.diff, terminator: "")
      guard writes || Console.confirm("Write \(entry.path)?") else {
        if !Console.canConfirm {
          Console.printError(
            "\(entry.path): not written: there is no terminal to confirm on; pass --write")
        }
        return false
      }
      try blessed.write()
      return !hasErrors
    } catch {
      Console.printError("\(error)")
      return false
    }
  }
}
