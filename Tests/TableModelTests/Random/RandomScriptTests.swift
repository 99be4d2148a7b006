import Foundation
import TestSupport
import Testing

@testable import soak

/// The scripts that `make soak` runs for an hour, for some seconds.
@Suite("Random scripts on a table, looked at after each step")
@MainActor struct RandomScriptTests {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
  private static let seed = SplitMix.seed(from: "TABLE_MODEL_SEED")
  /// A few seconds in a debug build; `make soak` makes it ten thousand.
  private static let count = environment["TABLE_MODEL_SCRIPTS"].flatMap { UInt64($0) } ?? 300

  @Test("What must always hold does, after content, swipes, snapshots, margins, off-screen updates")
  func scripts() {
    print("TABLE_MODEL_SEED=\(Self.seed) TABLE_MODEL_SCRIPTS=\(Self.count)")
    for seed in Self.seed..<Self.seed + Self.count {
      guard let failure = SoakScript.run(seed: seed) else { continue }
      Issue.record("\(failure)\n  again: soak --seed \(seed)")
      return
    }
  }
}
