import Foundation

/// A horizontal and a vertical distance, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal distance, in points.
  public var horizontal: CGFloat
  /// The vertical distance, in points.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// The distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
