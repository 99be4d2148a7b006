import Foundation

// Members of a scroll view that a headless model can have no meaning for. They hold what is set.

/// What the inert members of a scroll view hold.
@MainActor struct InertScrollValues {
  var contentAlignmentPoint = CGPoint.zero
  var bouncesHorizontally = true
  var bouncesVertically = true
  var bouncesZoom = true
  var transfersHorizontalScrollingToParent = true
  var transfersVerticalScrollingToParent = true
  var allowsKeyboardScrolling = true
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  let edgeEffects = (0..<4).map { _ in UIScrollEdgeEffect() }
  let directionalPress = UIGestureRecognizer()

}

extension UIScrollView {
  /// Inert: content smaller than the view stays at its upper left (iOS 17.4).
  public var contentAlignmentPoint: CGPoint {
    get { inert.contentAlignmentPoint }
    set { inert.contentAlignmentPoint = newValue }
  }
  /// Inert: ``bounces`` decides (iOS 17.4).
  public var bouncesHorizontally: Bool {
    get { inert.bouncesHorizontally }
    set { inert.bouncesHorizontally = newValue }
  }
  /// Inert: ``bounces`` decides (iOS 17.4).
  public var bouncesVertically: Bool {
    get { inert.bouncesVertically }
    set { inert.bouncesVertically = newValue }
  }
  /// Inert: a drag stays with the view it began in (iOS 17.4).
  public var transfersHorizontalScrollingToParent: Bool {
    get { inert.transfersHorizontalScrollingToParent }
    set { inert.transfersHorizontalScrollingToParent = newValue }
  }
  /// Inert: a drag stays with the view it began in (iOS 17.4).
  public var transfersVerticalScrollingToParent: Bool {
    get { inert.transfersVerticalScrollingToParent }
    set { inert.transfersVerticalScrollingToParent = newValue }
  }
  /// Inert: there is no keyboard (iOS 17).
  public var allowsKeyboardScrolling: Bool {
    get { inert.allowsKeyboardScrolling }
    set { inert.allowsKeyboardScrolling = newValue }
  }
  /// Inert: there is no index but that of a table.
  public var indexDisplayMode: IndexDisplayMode {
    get { inert.indexDisplayMode }
    set { inert.indexDisplayMode = newValue }
  }

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
  public var bouncesZoom: Bool {
    get { inert.bouncesZoom }
    set { inert.bouncesZoom = newValue }
  }
  /// Inert: nothing zooms.
  public var isZooming: Bool { false }
  /// Inert: nothing zooms.
  public var isZoomBouncing: Bool { false }
  /// Inert: nothing zooms (iOS 17.4).
  public var isZoomAnimating: Bool { false }
  /// Inert: nothing zooms; nil, as in UIKit when the scales are equal.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Inert: there is no remote control.
  public var directionalPressGestureRecognizer: UIGestureRecognizer { inert.directionalPress }

  // MARK: Edges (iOS 26)

  /// Inert: nothing is drawn.
  public var topEdgeEffect: UIScrollEdgeEffect { inert.edgeEffects[0] }
  /// Inert: nothing is drawn.
  public var leftEdgeEffect: UIScrollEdgeEffect { inert.edgeEffects[1] }
  /// Inert: nothing is drawn.
  public var bottomEdgeEffect: UIScrollEdgeEffect { inert.edgeEffects[2] }
  /// Inert: nothing is drawn.
  public var rightEdgeEffect: UIScrollEdgeEffect { inert.edgeEffects[3] }

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
