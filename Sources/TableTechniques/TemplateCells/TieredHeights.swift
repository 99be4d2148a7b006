#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

/// The heights of a list of rows, some of them unknown.
///
/// Reading and writing take constant time; inserting and removing take time in the square root of
/// the length: the heights are in blocks of one size, each a ring, so that an insertion shifts
/// one block and hands one height on from block to block (a tiered vector, Goodrich and Kloss
/// 1999). What lies beyond the last known height is unknown and takes no room.
struct TieredHeights {
  /// Heights of a block: a power of two, near the square root of the longest usual list.
  private static let blockLength = 512
  private static let unknown = CGFloat.nan

  private var items: [CGFloat] = []
  /// Where each block's ring begins.
  private var heads: [Int] = []
  /// How many rows the list reaches over; those beyond are unknown.
  private(set) var count = 0
  /// How many heights are known.
  private(set) var knownCount = 0

  /// The place of a row in the ring of its block.
  private func place(_ row: Int) -> Int {
    let block = row / Self.blockLength
    let offset = (heads[block] + row) % Self.blockLength
    return block * Self.blockLength + offset
  }

  /// The height of a row, or nil if it is unknown.
  subscript(row: Int) -> CGFloat? {
    guard row >= 0, row < count else { return nil }
    let height = items[place(row)]
    return height.isNaN ? nil : height
  }

  /// Sets the height of a row, or makes it unknown.
  mutating func set(_ height: CGFloat?, at row: Int) {
    guard row >= 0, row < count || height != nil else { return }
    if row >= count { grow(to: row + 1) }
    let place = place(row)
    knownCount += (height == nil ? 0 : 1) - (items[place].isNaN ? 0 : 1)
    items[place] = height ?? Self.unknown
  }

  /// The first row from `row` on whose height is unknown.
  func firstUnknown(from row: Int) -> Int {
    var row = row
    while row < count, !items[place(row)].isNaN { row += 1 }
    return row
  }

  private mutating func grow(to newCount: Int) {
    let blocks = (newCount + Self.blockLength - 1) / Self.blockLength
    if blocks > heads.count {
      let missing = blocks - heads.count
      items.append(contentsOf: repeatElement(Self.unknown, count: missing * Self.blockLength))
      heads.append(contentsOf: repeatElement(0, count: missing))
    }
    count = newCount
  }
}

// MARK: - Inserting and removing

extension TieredHeights {
  /// Inserts a row; those from `row` on move back by one.
  mutating func insert(_ height: CGFloat?, at row: Int) {
    guard row >= 0, row < count else { return set(height, at: row) }
    grow(to: count + 1)
    let block = row / Self.blockLength
    handOnBackwards(from: (count - 1) / Self.blockLength, to: block)
    let end = min((block + 1) * Self.blockLength, count) - 1
    shift(from: end, to: row, by: -1)
    items[place(row)] = height ?? Self.unknown
    if height != nil { knownCount += 1 }
  }

  /// Removes a row; those behind it move forward by one.
  mutating func remove(at row: Int) {
    guard row >= 0, row < count else { return }
    if !items[place(row)].isNaN { knownCount -= 1 }
    let block = row / Self.blockLength
    let last = (count - 1) / Self.blockLength
    shift(from: row, to: min((block + 1) * Self.blockLength, count) - 1, by: 1)
    handOnForwards(from: block, to: last)
    items[place(count - 1)] = Self.unknown
    count -= 1
  }

  /// Moves the heights between two rows of a block by one, towards `start`.
  private mutating func shift(from start: Int, to end: Int, by step: Int) {
    var row = start
    while row != end {
      items[place(row)] = items[place(row + step)]
      row += step
    }
  }

  /// Gives each block's last height to the front of the next, from the last block on.
  private mutating func handOnBackwards(from last: Int, to block: Int) {
    var next = last
    while next > block {
      let end = items[place(next * Self.blockLength - 1)]
      heads[next] = (heads[next] + Self.blockLength - 1) % Self.blockLength
      items[place(next * Self.blockLength)] = end
      next -= 1
    }
  }

  /// Gives each block's first height to the end of the one before.
  private mutating func handOnForwards(from block: Int, to last: Int) {
    var next = block + 1
    while next <= last {
      let first = place(next * Self.blockLength)
      items[place(next * Self.blockLength - 1)] = items[first]
      items[first] = Self.unknown
      heads[next] = (heads[next] + 1) % Self.blockLength
      next += 1
    }
  }
}
