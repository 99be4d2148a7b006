import Foundation
import GotchaBook
import GotchaVerdicts

/// What the last run in this package said.
enum LastRun {
  /// The verdicts on every entry of a book; an entry that no run speaks of is `not run`.
  static func verdicts(on book: Book, root: String) -> BookVerdicts {
    let folder = "\(root)/.build/results"
    let events = "\(folder)/events.jsonl"
    let exists = FileManager.default.fileExists(atPath: events)
    let runs =
      exists ? [RunResults(events: events, attachmentFolders: ["\(folder)/attachments"])] : []
    let log = FileManager.default.contents(atPath: "\(folder)/compile-errors.txt") ?? Data()
    return BookVerdicts(
      entries: book.entries, runs: runs, swiftHashes: book.swiftHashes,
      compileErrors: CompileErrors(log: String(decoding: log, as: UTF8.self)))
  }
}
