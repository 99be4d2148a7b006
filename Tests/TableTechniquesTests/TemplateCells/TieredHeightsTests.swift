import Foundation
import TestSupport
import Testing

@testable import TableTechniques

/// The blocks of rings, beside an array.
@Suite("Tiered heights") struct TieredHeightsTests {
  /// What the list should be: heights and nil up to the last that was set.
  private struct Reference {
    var items: [CGFloat?] = []

    mutating func set(_ height: CGFloat?, at row: Int) {
      if row >= items.count {
        guard height != nil else { return }
        items += Array(repeating: nil, count: row + 1 - items.count)
      }
      items[row] = height
    }

    mutating func insert(_ height: CGFloat?, at row: Int) {
      if row < items.count { items.insert(height, at: row) } else { set(height, at: row) }
    }
  }

  private func expectEqual(
    _ heights: TieredHeights, _ reference: Reference, _ seed: UInt64
  ) throws {
    try #require(heights.count == reference.items.count, "seed \(seed)")
    try #require(heights.knownCount == reference.items.count { $0 != nil }, "seed \(seed)")
    for (row, height) in reference.items.enumerated() {
      try #require(heights[row] == height, "seed \(seed), row \(row)")
    }
    #expect(heights[-1] == nil)
    #expect(heights[reference.items.count] == nil)
    let firstUnknown = reference.items.firstIndex { $0 == nil } ?? reference.items.count
    #expect(heights.firstUnknown(from: 0) == firstUnknown)
  }

  @Test(arguments: [1, 511, 512, 513, 1024, 3000] as [Int])
  func `random edits leave what they leave of an array`(length: Int) throws {
    let seed = SplitMix.seed(from: "TEMPLATE_CELLS_SEED")
    var random = SplitMix(seed: seed)
    var heights = TieredHeights()
    var reference = Reference()
    for row in 0..<length {
      heights.set(CGFloat(row), at: row)
      reference.set(CGFloat(row), at: row)
    }
    for edit in 0..<400 {
      let row = Int.random(in: 0..<(reference.items.count + 3), using: &random)
      let height = Bool.random(using: &random) ? CGFloat(10_000 + edit) : nil
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        heights.insert(height, at: row)
        reference.insert(height, at: row)
      case 1:
        heights.remove(at: row)
        if row < reference.items.count { reference.items.remove(at: row) }
      default:
        heights.set(height, at: row)
        reference.set(height, at: row)
      }
      if edit % 40 == 0 { try expectEqual(heights, reference, seed) }
    }
    try expectEqual(heights, reference, seed)
  }

  @Test func `a block that was emptied keeps no height for rows that come later`() {
    var heights = TieredHeights()
    let block = 512
    for row in 0...block { heights.set(CGFloat(row), at: row) }
    heights.remove(at: 0)
    heights.set(1, at: 2 * block)
    for row in block..<(2 * block) { #expect(heights[row] == nil) }
    #expect(heights.knownCount == block + 1)
  }

  @Test func `rows below zero are refused`() {
    var heights = TieredHeights()
    heights.set(1, at: -1)
    heights.insert(1, at: -1)
    heights.remove(at: -1)
    #expect(heights.count == 0)
  }
}
