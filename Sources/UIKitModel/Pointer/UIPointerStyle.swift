import Foundation

/// How a pointer is shown; held, there is no pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// An effect on a view, and the shape of the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// A shape that some axes are held to.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  /// No pointer at all.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// The system's pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle() }

  /// A style.
  public override init() { super.init() }
}

/// What a pointer does to the view that it is over; held.
public enum UIPointerEffect {
  /// What the system thinks best.
  case automatic(UITargetedPreview)
  /// The view shines.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The view is tinted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where the tint is.
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }
}

/// The shape of a pointer; held.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
  /// A rectangle with round corners, in points.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// An upright line, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A lying line, of a length in points.
  case horizontalBeam(length: CGFloat)

  /// The radius of the corners, in points, that the system takes (no public source has the number).
  public static let defaultCornerRadius: CGFloat = 8
}

extension UIButton {
  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
}
