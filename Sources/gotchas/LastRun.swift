import GotchaBook
import GotchaVerdicts

/// What the runs that this package keeps have said: its own last one, and imported ones.
enum LastRun {
  /// The verdicts on every entry of a book; an entry that no run speaks of is `not run`.
  static func verdicts(on book: Book, root: String) -> BookVerdicts {
    BookVerdicts(entries: book.entries, runs: runs(root: root), swiftHashes: book.swiftHashes)
  }

  /// The runs, with their parts put together. One that is damaged is named and left out.
  static func runs(root: String) -> [RunResults] { read(root: root).runs }

  /// The runs, and whether none had to be left out.
  ///
  /// - Parameter reader: Reads one of their files.
  static func read(
    root: String, with reader: RunStore.Reader = RunFile.read
  ) -> (runs: [RunResults], isWhole: Bool) {
    let contents = RunStore(root: root).read(with: reader)
    for (path, damage) in contents.damaged {
      Console.complain("\(path): warning: it is left out: \(damage)")
    }
    return (RunResults.merged(contents.files), contents.damaged.isEmpty)
  }
}
