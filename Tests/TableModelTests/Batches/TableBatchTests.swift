import BatchOracle
import Foundation
import SystemVersions
import TableEngine
import TableModel
import TestSupport
import Testing

@Suite("Batches on a table against a planner that fills arrays")
@MainActor struct TableBatchTests {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
  private static let seed = SplitMix.seed(from: "TABLE_MODEL_SEED")
  /// A few seconds in a debug build; `make soak` makes it a million.
  private static let count = environment["TABLE_MODEL_BATCHES"].flatMap { Int($0) } ?? 4_000
  /// How many batches a table lives through.
  private static let life = 200
  /// Tables that have grown beyond this begin again.
  private static let mostRows = 24

  @Test("Every random batch has the same verdict, rows, cells and selection")
  func randomBatches() {
    print("TABLE_MODEL_SEED=\(Self.seed) TABLE_MODEL_BATCHES=\(Self.count)")
    var source = BatchSource(random: SplitMix(seed: Self.seed))
    for first in stride(from: 0, to: Self.count, by: Self.life) {
      let history = Self.history(from: &source, upTo: min(Self.life, Self.count - first))
      guard history.difference != nil else { continue }
      Issue.record(
        """
        seed \(Self.seed), batch \(first + history.batches.count - 1); smallest:
        \(history.smallestFailing)
        """)
      return
    }
  }

  private static func history(
    from source: inout BatchSource, upTo count: Int, tamper: @escaping BatchScene.Tamper = { $0 }
  ) -> BatchHistory {
    let versions = SystemVersion.modelled
    let kind = BatchScene.Kind(
      version: versions[source.random.index(below: versions.count)],
      isTall: source.random.chance(70))
    var history = BatchHistory(kind, tamper: tamper)
    var left = count
    history.run { counts, reloadsFollow in
      guard left > 0 else { return nil }
      left -= 1
      let isLarge = counts.isEmpty || counts.reduce(counts.count, +) > mostRows
      return source.next(on: isLarge ? source.counts() : counts, reloadsFollow: reloadsFollow)
    }
    return history
  }

  @Test("A failure is shrunk to the smallest batch that shows it")
  func shrinking() throws {
    var source = BatchSource(random: SplitMix(seed: 1))
    var failing: BatchHistory?
    // A table without the deletions is one that loses them.
    for _ in 0..<20 where failing?.difference == nil {
      failing = Self.history(from: &source, upTo: Self.life) { edit in
        if case .deleteRow = edit { nil } else { edit }
      }
    }
    let smallest = try #require(failing).smallestFailing
    #expect(smallest.difference != nil)
    #expect(smallest.batches.count == 1)
    let batch = try #require(smallest.batches.first)
    #expect(batch.edits.count == 1 && batch.before.reduce(0, +) <= 1, "\(smallest)")
    guard case .deleteRow = batch.edits.first else {
      return #expect(Bool(false), "\(smallest)")
    }
  }
}
