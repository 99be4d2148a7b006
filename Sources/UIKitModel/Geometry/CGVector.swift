import Foundation

/// A way on the plane, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// No way at all.
  public static let zero = CGVector()

  /// No way at all.
  public init() { self.init(dx: 0, dy: 0) }

  /// A way to the right and downwards.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
