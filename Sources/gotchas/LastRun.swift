import GotchaVerdicts
import RunRecord

/// The runs that this package keeps: its own last one, and imported ones.
enum LastRun {
  /// Whether no run is kept, as in a fresh clone.
  static func isNone(root: String) -> Bool { RunStore(root: root).read().runs.isEmpty }

  /// The runs, with their parts put together. One that is damaged is named and left out.
  static func runs(root: String) -> [Run] {
    let contents = RunStore(root: root).read()
    for (path, damage) in contents.damaged {
      Console.printError("\(path): warning: it is left out: \(damage)")
    }
    return Run.merged(contents.runs)
  }
}
