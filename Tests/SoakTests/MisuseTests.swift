import Foundation
import TestSupport
import Testing

@testable import soak

/// The scripts of misuse that `make misuse` runs for an hour, for some seconds.
@Suite("The model, called as nobody should", .serialized) @MainActor struct MisuseTests {
  /// Some seconds in a debug build.
  private static let count: UInt64 = 60
  private static let seed = SplitMix.seed(from: "MISUSE_SEED")

  @Test("Raises UIKit's exceptions, and lives on")
  func scripts() async throws {
    let run = MisuseRun(first: Self.seed, count: Self.count, only: nil)
    let (outcome, counts) = try await blocking { try run.play() }
    if case .found(let finding) = outcome { Issue.record("\(finding)") }
    #expect(counts.exceptions > 0 && counts.steps > 0)
  }

  @Test("The watch from outside finds a trap and a hang, and names the step")
  func watch() async throws {
    for (end, ending) in [(MisuseEnd.trap, "signal"), (.hang, "a step took more than")] {
      var run = MisuseRun(first: 1, count: 1, only: [0, end.rawValue, 1], showsPlaces: false)
      run.mostSeconds = 1
      let (outcome, _) = try await blocking { [run] in try run.play() }
      guard case .found(let finding) = outcome else {
        Issue.record("\(end) was not found")
        continue
      }
      #expect(finding.ending.hasPrefix(ending))
      #expect(finding.steps == [0, end.rawValue])
    }
  }
}
