import Foundation

// Members of a scroll view that a headless model can have no meaning for.

extension UIScrollView {
  // MARK: Zooming

  /// Inert: nothing zooms; the scale is kept within its bounds.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    zoomScale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }
  /// Inert: nothing zooms; the rectangle is scrolled to.
  public func zoom(to rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated)
  }
  /// Inert: nothing zooms.
  public var isZooming: Bool { false }
  /// Inert: nothing zooms.
  public var isZoomBouncing: Bool { false }
  /// Inert: nothing zooms (iOS 17.4).
  public var isZoomAnimating: Bool { false }
  /// Inert: nothing zooms; nil, as in UIKit when the scales are equal.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  /// When the index is shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
}

/// How content looks at the edge of a scroll view (iOS 26). Inert: nothing is drawn.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The look.
  @preconcurrency @MainActor open class Style: NSObject {
    /// The system's look.
    public static let automatic = Style()
    /// A soft edge.
    public static let soft = Style()
    /// A hard edge.
    public static let hard = Style()
  }

  /// The look of the edge.
  open var style = Style.automatic
  /// Whether the effect is off.
  open var isHidden = false
}
