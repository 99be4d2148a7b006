import Foundation
import TableEngine

/// Gives a scroll view its delegate; a table view has one of a narrower type under the same name.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// What is told about scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A view on a larger content; its bounds' origin is the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  private weak var storedDelegate: (any UIScrollViewDelegate)?
  let motion = ScrollMotion()
  /// What members without a meaning here hold.
  var inert = InertScrollValues()

  /// The delegate as the scroll view sees it.
  package var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    gestureRecognizers = [panGestureRecognizer]
  }

  // MARK: Content

  /// The point of the content at the view's origin, in points.
  ///
  /// Setting it ends a deceleration or a scroll animation without a callback. A finger that drags
  /// has the last word: its next move goes on from where it was.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard accepts(bounds: CGRect(origin: newValue, size: bounds.size)), newValue.isFinite
      else { return }
      motion.stop(self)
      guard newValue != bounds.origin else { return }
      motion.noteCode(self)
      bounds.origin = newValue
    }
  }

  /// The size of the content, in points. A size that is not finite is ignored.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite, newValue != storedContentSize
      else { return }
      let old = storedContentSize
      storedContentSize = newValue
      contentSizeDidChange(from: old)
      motion.edgesDidMove(self)
    }
  }

  private var storedContentSize = CGSize.zero

  func contentSizeDidChange(from old: CGSize) {}

  // MARK: Insets

  /// The inset that the app has set.
  var ownInset = UIEdgeInsets.zero
  /// What bars add.
  var barInset = UIEdgeInsets.zero
  /// What the refresh control adds above the content.
  var controlInset: CGFloat = 0
  /// The refresh control among the subviews, however it came there.
  weak var attachedRefreshControl: UIRefreshControl?

  /// The distance between the content's edges and the view's, in points.
  ///
  /// Up to iOS 10 it has what a navigation controller adds, up to iOS 12 what a refresh control
  /// adds. Reading it and writing it back changes nothing. An inset that is not finite is ignored.
  open var contentInset: UIEdgeInsets {
    get { ownInset + insetShownInContentInset }
    set {
      guard newValue.isFinite, newValue != contentInset else { return }
      changeInsets(by: .app) { ownInset = newValue - insetShownInContentInset }
    }
  }

  /// The whole distance: the content inset, the safe area, the refresh control (iOS 11).
  open var adjustedContentInset: UIEdgeInsets {
    var inset = ownInset + barInset
    inset.top += controlInset
    return inset
  }

  /// Told after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area becomes part of ``adjustedContentInset`` (iOS 11).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { noteBarInsets() } }
  }

  /// The inset that content returns to when no refresh control is active.
  var insetTopWithoutControl: CGFloat { ownInset.top + barInset.top }

  /// The content keeps clear of what has become part of its insets: rows that pass below a bar do
  /// not change their margins.
  override var safeAreaInsetsOfSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    if barInset.top > 0 { insets.top = 0 }
    if barInset.bottom > 0 { insets.bottom = 0 }
    if barInset.left > 0 { insets.left = 0 }
    if barInset.right > 0 { insets.right = 0 }
    return insets
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noteBarInsets()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveWindow() }
    noteBarInsets()
  }

  private func leaveWindow() {
    motion.stop(self)
    motion.cancelDrag(self)
    motion.touchUp(self)
  }

  // MARK: Behaviour

  /// Whether content can be dragged beyond its edges and returns.
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether fingers scroll; turning it off ends a drag.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { motion.cancelDrag(self) } }
  }
  /// Whether momentum ends at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// Inert: scripted drags go where they are told.
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether a touch waits before the content is told, in case it becomes a drag.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from the content.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How fast momentum is lost.
  open var decelerationRate = DecelerationRate.normal
  /// Inert: nothing is zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// Inert: nothing is zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Inert: held, nothing is zoomed.
  open var zoomScale: CGFloat = 1
  /// The recogniser of drags; scripted fingers set its state.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether a finger rests on the view.
  open var isTracking: Bool { motion.isFingerDown }
  /// Whether a finger has begun to scroll.
  open var isDragging: Bool { motion.state == .dragging }
  /// Whether the content moves on after the finger left.
  open var isDecelerating: Bool { motion.state == .decelerating }
  /// Whether code scrolls the content (iOS 17.4).
  open var isScrollAnimating: Bool { motion.state == .animating }

  open func flashScrollIndicators() {}

  /// Whether the content's view is told of touches that begin in it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from the content's view; by default unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Scrolling

  /// Moves the content offset, at once or over the duration of a system scroll animation.
  ///
  /// A later animation takes over from an earlier one, and only the later tells the delegate that
  /// it has ended. A finger that comes down ends it without a callback.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard accepts(bounds: CGRect(origin: contentOffset, size: bounds.size)), contentOffset.isFinite
    else { return }
    guard animated, process.areAnimationsEnabled, window != nil, !isDragging else {
      self.contentOffset = contentOffset
      return
    }
    motion.noteCode(self)
    motion.animate(self, to: contentOffset)
  }

  /// Scrolls just so far that `rect`, in content coordinates, is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toVisible: rect, animated: animated)
  }

  /// Ends what moves the content without a finger (iOS 17.4).
  open func stopScrollingAndZooming() { motion.stop(self) }

  // MARK: Refresh control

  private var storedRefreshControl: UIRefreshControl?

  /// The control that is pulled down to refresh the content (iOS 10).
  ///
  /// Replacing one that is refreshing logs W-05 and takes its room back.
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set {
      guard newValue !== storedRefreshControl else { return }
      storedRefreshControl?.warnIfActive()
      storedRefreshControl?.removeFromSuperview()
      storedRefreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  /// The finger has left: the refresh control takes or gives back its room.
  func fingerDidLeave() { attachedRefreshControl?.fingerDidLeave() }

  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    attachedRefreshControl?.takePlace()
  }

  override func boundsOriginDidChange(from oldOrigin: CGPoint) {
    super.boundsOriginDidChange(from: oldOrigin)
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }
}
