import RunFiles
import RunRecord

/// The runs that are kept of a book: its own last one, and imported ones.
enum LastRun {
  /// Whether no run is kept, as in a fresh clone.
  static func isNone(_ values: OptionParser.Values) -> Bool { RunStore(values).read().runs.isEmpty }

  /// The runs, with their parts put together. One that is damaged is named and left out.
  static func runs(_ values: OptionParser.Values) -> [Run] {
    let contents = RunStore(values).read()
    for (path, damage) in contents.damaged {
      Console.printError("\(path): warning: it is left out: \(damage)")
    }
    return Run.merged(contents.runs)
  }
}

extension RunStore {
  /// The runs of the book that a command line names.
  init(_ values: OptionParser.Values) {
    self.init(root: values.root, build: values.places.build)
  }
}
