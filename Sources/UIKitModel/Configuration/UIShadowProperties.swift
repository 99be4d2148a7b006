import Foundation

/// A shadow of a background (iOS 18); held, nothing is drawn.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// The color.
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// How soft the shadow is, in points.
  public var radius: CGFloat = 0
  /// Where the shadow falls, in points.
  public var offset = CGSize.zero
  /// The outline; nil for that of the background.
  public var path: UIBezierPath?
}
