import Foundation
import TableEngine

/// Gives a scroll view its delegate; a table view has one of a narrower type under the same name.
@MainActor public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// What is told about scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A view on a larger content; its bounds' origin is the content offset.
@MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  private weak var storedDelegate: (any UIScrollViewDelegate)?
  let motion = ScrollMotion()

  /// The delegate as the scroll view sees it.
  package var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    gestureRecognizers = [panGestureRecognizer]
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The point of the content at the view's origin, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      motion.stop()
      bounds.origin = newValue.isFinite ? newValue : bounds.origin
    }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeDidChange(from: oldValue) } }
  }

  /// The distance between the content's edges and the view's, without what bars add.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange(from: adjusted(oldValue)) } }
  }

  /// The content inset and what the system adds to it: safe area, refresh control.
  open var adjustedContentInset: UIEdgeInsets { adjusted(contentInset) }

  /// Told after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area becomes part of ``adjustedContentInset`` (iOS 11).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      noteSystemInsets()
    }
  }

  /// What the system last added; kept to notice changes.
  var systemInsets = UIEdgeInsets.zero
  /// What a control such as the refresh control adds above the content.
  var controlInsetTop: CGFloat = 0 {
    didSet {
      guard controlInsetTop != oldValue else { return }
      let inset = contentInset + systemInsets
      var old = inset
      old.top += oldValue
      insetsDidChange(from: old)
    }
  }

  private func adjusted(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    var inset = inset + systemInsets
    inset.top += controlInsetTop
    return inset
  }

  func contentSizeDidChange(from old: CGSize) {}

  /// Called when an edge of the adjusted inset has moved.
  func insetsDidChange(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    // Content that rests at the top stays at the top when bars move it.
    if motion.state == .still, contentOffset.y == -old.top, new.top != old.top {
      bounds.origin.y = -new.top
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteSystemInsets()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    noteSystemInsets()
  }

  /// Reads again what the system adds to the insets.
  func noteSystemInsets() {
    let new = insetsOfSystem()
    guard new != systemInsets else { return }
    let old = adjustedContentInset
    systemInsets = new
    insetsDidChange(from: old)
  }

  private func insetsOfSystem() -> UIEdgeInsets {
    guard window != nil, systemVersion.behavior.insetsScrollViewsBySafeArea else {
      return insetsOfNavigationController()
    }
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      return UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    }
  }

  /// What a navigation controller adds before there was a safe area.
  private func insetsOfNavigationController() -> UIEdgeInsets {
    guard let controller = viewController ?? superview?.viewController,
      controller.automaticallyAdjustsScrollViewInsets,
      controller.navigationController != nil, window != nil,
      viewController != nil || superview?.subviews.first === self
    else { return .zero }
    return UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0)
  }

  // MARK: Behaviour

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var decelerationRate = DecelerationRate.normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether a finger rests on the view.
  open var isTracking: Bool { motion.state == .dragging || motion.state == .touched }
  /// Whether a finger has begun to scroll.
  open var isDragging: Bool { motion.state == .dragging }
  /// Whether the content moves on after the finger left.
  open var isDecelerating: Bool { motion.state == .decelerating }

  open func flashScrollIndicators() {}

  // MARK: Scrolling

  /// Moves the content offset, at once or over the duration of a system scroll animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return }
    guard animated, process.areAnimationsEnabled, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    motion.animate(self, to: contentOffset)
  }

  /// Scrolls just so far that `rect`, in content coordinates, is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > visible.maxY {
      offset.y = rect.maxY - bounds.height + inset.bottom
    }
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > visible.maxX {
      offset.x = rect.maxX - bounds.width + inset.right
    }
    let target = restingOffset(near: offset)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// The offset nearest to `offset` at which the content rests.
  func restingOffset(near offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let maxX = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let maxY = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), maxX), y: min(max(offset.y, -inset.top), maxY))
  }

  override func boundsOriginDidChange(from oldOrigin: CGPoint) {
    super.boundsOriginDidChange(from: oldOrigin)
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

// MARK: - Values

extension UIScrollView {
  /// How the safe area becomes part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// When a drag dismisses the keyboard; held, there is no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The look of the indicators; held, nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How fast a flick slows down: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
