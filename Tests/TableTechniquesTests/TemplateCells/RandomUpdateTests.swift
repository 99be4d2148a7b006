import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableTechniques

/// Random updates of all kinds: every height that is kept is what measuring its row now gives, and
/// no height is lost that need not be.
@MainActor @Suite("Random updates") struct RandomUpdateTests {
  private nonisolated static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }
  private nonisolated static let seed = SplitMix.seed(from: "TEMPLATE_CELLS_SEED")
  private nonisolated static let changes =
    environment["TEMPLATE_CELLS_UPDATES"].flatMap { Int($0) } ?? 3_000

  /// Beside the seed of the run two that found heights of moved sections taken for those of others,
  /// and heights forgotten for a count that nothing was known at.
  @Test(arguments: [seed, 593_136, 969_733])
  func `every kept height equals a fresh measurement`(seed: UInt64) throws {
    print("template cells: seed \(seed), \(Self.changes) updates")
    var updates = RandomUpdates(seed: seed)
    var blocks = 0
    for number in 0..<Self.changes {
      if number % 25 == 0 { updates.startOver() }
      let change = updates.change()
      let comment: Comment = "seed \(seed), update \(number): \(change)"
      try #require(updates.list.stalePaths.isEmpty, comment)
      try #require(updates.lost.isEmpty, comment)
      if !updates.expected.isEmpty { blocks += 1 }
      updates.list.table.layoutIfNeeded()
      try #require(updates.list.stalePaths.isEmpty, comment)
      if number % 3 == 0 { MainLoop.runUntilIdle() }
    }
    #expect(blocks > Self.changes / 4)
  }
}
