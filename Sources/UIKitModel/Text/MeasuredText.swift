import Foundation

/// A text with its measured sizes: layout needs the same few again and again.
struct MeasuredText {
  let block: TextBlock
  private var known: [Known] = []

  private struct Known {
    let width: CGFloat
    let limit: Int
    let size: CGSize
  }

  /// How many sizes are kept; the oldest goes first.
  private static let capacity = 4

  init(_ block: TextBlock) { self.block = block }

  /// The size of the lines at `width` points, in points, not rounded.
  mutating func size(within width: CGFloat, limit: Int) -> CGSize {
    for entry in known where entry.width == width && entry.limit == limit { return entry.size }
    let size = block.size(within: width, limit: limit)
    if known.count == Self.capacity { known.removeFirst() }
    known.append(Known(width: width, limit: limit, size: size))
    return size
  }
}
