import Foundation
import TableModel
import TestSupport

/// A script of misuse: some dozens of calls with any arguments, in any order and from any callback.
/// UIKit's exceptions are what it may end with; the model has to live on.
@MainActor enum MisuseScript {
  static let steps = 30

  /// Runs the scripts from a seed on, and exits.
  static func run(from first: UInt64, count: UInt64, only: [Int]?, journal path: String) -> Never {
    let journal = MisuseJournal(path)
    var counts = MisuseCounts()
    for seed in first..<first + count {
      journal.begin(script: seed, after: counts)
      play(seed: seed, only: only, journal: journal, counting: &counts)
    }
    journal.note("\ndone \(counts)")
    exit(0)
  }

  private static func play(
    seed: UInt64, only: [Int]?, journal: MisuseJournal, counting counts: inout MisuseCounts
  ) {
    counts.scripts += 1
    AppProcess.$bound.withValue(AppProcess()) {
      var random = SplitMix(seed: seed)
      let version = SystemVersion.modelled.randomElement(using: &random) ?? .current
      SystemVersion.$current.withValue(version) {
        journal.note(" on \(version)")
        let stage = MisuseStage(seed: seed, journal: journal)
        stage.setUp()
        for step in only ?? Array(0..<steps) {
          journal.note("\n  \(step):")
          counts.steps += 1
          MisuseEnd(rawValue: step)?.perform()
          let exception = UIKitException.caught { stage.perform(step: step) }
          guard let exception else { continue }
          counts.exceptions += 1
          journal.note(" raised \(exception.reason.prefix(100).debugDescription)")
        }
        journal.note("\n  end")
        _ = UIKitException.caught { stage.end() }
      }
    }
  }
}
