/// A height in points, and whether it was measured or only estimated.
@usableFromInline package struct Extent: Hashable, Sendable {
  /// The height, with the sign bit set where it is an estimate: two extents are compared as one number,
  /// and a million of them take half the room.
  @usableFromInline let bits: UInt64

  @usableFromInline static let estimateBit: UInt64 = 1 << 63

  /// The height in points: finite, from 0 to ``maximumHeight``.
  @inlinable package var height: Double { Double(bitPattern: bits & ~Self.estimateBit) }

  /// Whether the height is the actual one, not an estimate.
  @inlinable package var isMeasured: Bool { bits & Self.estimateBit == 0 }

  /// The largest height that is kept, in points.
  ///
  /// Ten million rows of this height end at 10¹³ points, where a `Double` still distinguishes 500
  /// places a point. Larger heights, such as `greatestFiniteMagnitude`, are cut.
  @usableFromInline package static let maximumHeight = 1e6

  /// Replaces negative heights and NaN by 0, and cuts those that are too large.
  @inlinable package init(height: Double, isMeasured: Bool) {
    let height = height > 0 ? min(height, Self.maximumHeight) : 0
    bits = height.bitPattern | (isMeasured ? 0 : Self.estimateBit)
  }

  /// An actual height.
  @inlinable package static func measured(_ height: Double) -> Extent {
    Extent(height: height, isMeasured: true)
  }

  /// A height to be replaced when the actual one is known.
  @inlinable package static func estimated(_ height: Double) -> Extent {
    Extent(height: height, isMeasured: false)
  }

  /// A measured height of 0.
  package static let zero = Extent(height: 0, isMeasured: true)
}
