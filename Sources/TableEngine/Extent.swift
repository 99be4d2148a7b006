/// A height in points, and whether it was measured or only estimated.
@usableFromInline package struct Extent: Hashable, Sendable {
  /// The height in points: finite, from 0 to ``maximumHeight``.
  @usableFromInline package let height: Double

  /// Whether the height is the actual one, not an estimate.
  @usableFromInline package let isMeasured: Bool

  /// The largest height that is kept, in points.
  ///
  /// Ten million rows of this height end at 10¹³ points, where a `Double` still distinguishes 500
  /// places a point. Larger heights, such as `greatestFiniteMagnitude`, are cut.
  @usableFromInline package static let maximumHeight = 1e6

  /// Replaces negative heights and NaN by 0, and cuts those that are too large.
  @inlinable package init(height: Double, isMeasured: Bool) {
    self.height = height > 0 ? min(height, Self.maximumHeight) : 0
    self.isMeasured = isMeasured
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
