import BatchOracle
import Foundation
import TableModel
import TestSupport
import Testing

@Suite("A table's geometry against sums of what its delegate has reported")
@MainActor struct TableGeometryRandomTests {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
  private static let seed = SplitMix.seed(from: "TABLE_MODEL_SEED")
  /// A few seconds in a debug build; `make soak` makes it a hundred thousand.
  private static let count = environment["TABLE_MODEL_OPERATIONS"].flatMap { Int($0) } ?? 4_000
  /// How many operations a table lives through.
  private static let life = 100

  @Test("Every answer is the sum of the heights reported, after any scroll, turn, resize or reload")
  func randomOperations() throws {
    print("TABLE_MODEL_SEED=\(Self.seed) TABLE_MODEL_OPERATIONS=\(Self.count)")
    var random = SplitMix(seed: Self.seed)
    for first in stride(from: 0, to: Self.count, by: Self.life) {
      let kind = Self.kind(using: &random)
      try SystemVersion.$current.withValue(kind.version) {
        let scene = AnsweringScene(kind, counts: Self.counts(using: &random))
        for step in first..<min(first + Self.life, Self.count) {
          let operation = scene.perform(using: &random)
          let faults = scene.differences(using: &random)
          try #require(
            faults.isEmpty,
            "seed \(Self.seed), step \(step), \(kind), after \(operation): \(faults)")
        }
      }
    }
  }

  private static func kind(using random: inout SplitMix) -> AnsweringScene.Kind {
    let versions = SystemVersion.modelled
    return AnsweringScene.Kind(
      version: versions[random.index(below: versions.count)],
      style: random.chance(50) ? .plain : .grouped, hasEstimates: random.chance(50),
      padding: CGFloat(random.index(below: 3) * 11))
  }

  static func counts(using random: inout SplitMix) -> [Int] {
    (0..<random.index(below: 5)).map { _ in random.index(below: 20) }
  }
}

// MARK: - Operations

extension AnsweringScene {
  /// Does one thing at random, lets the table come to rest, and says what it was.
  fileprivate func perform(using random: inout SplitMix) -> String {
    defer { MainLoop.runUntilIdle() }
    switch random.index(below: 10) {
    case 0..<5: return scroll(using: &random)
    case 5: return turn()
    case 6: return resize(using: &random)
    case 7: return changeHeights(using: &random)
    case 8: return scrollToRow(using: &random)
    default:
      counts = TableGeometryRandomTests.counts(using: &random)
      table.reloadData()
      return "reload with \(counts)"
    }
  }

  private func scroll(using random: inout SplitMix) -> String {
    let most = max(0, table.contentSize.height - table.bounds.height)
    let y = CGFloat(random.index(below: Int(most) + 1))
    table.setContentOffset(CGPoint(x: 0, y: y), animated: random.chance(20))
    return "scroll to \(y)"
  }

  private func scrollToRow(using random: inout SplitMix) -> String {
    let section = random.index(below: counts.count)
    guard counts.indices.contains(section), counts[section] > 0 else { return "nothing" }
    let path = IndexPath(row: random.index(below: counts[section]), section: section)
    table.scrollToRow(at: path, at: .top, animated: random.chance(20))
    return "scroll to row \(path)"
  }

  private func turn() -> String {
    window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
    return "turn to \(window.frame.size)"
  }

  private func resize(using random: inout SplitMix) -> String {
    table.frame.size.height = CGFloat(100 + random.index(below: 700))
    return "resize to \(table.frame.size)"
  }

  private func changeHeights(using random: inout SplitMix) -> String {
    heightSeed += 1
    if random.chance(50) {
      table.reloadData()
      return "other heights, by a reload"
    }
    table.performBatchUpdates {}
    return "other heights, by an empty update"
  }
}
