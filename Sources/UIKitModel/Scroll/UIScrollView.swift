import Foundation
import SystemVersions

/// Gives a scroll view its delegate; a table view has one of a narrower type under the same name.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The delegate, called when the content scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A view on a larger content; its bounds' origin is the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  private weak var storedDelegate: (any UIScrollViewDelegate)?
  private let objectiveC = ObjectiveCTable<UIScrollViewMembers>()
  let motion = ScrollMotion()

  /// The delegate as the scroll view sees it.
  @_spi(UIKitSubclassing) open var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// What is called about scrolling: the delegate, or what replaces it.
  @_spi(UIKitSubclassing) open var calledScrollDelegate: (any UIScrollViewDelegate)? {
    scrollDelegate
  }

  /// A finger has come down in the view, which may keep the touch from its content for a while.
  @_spi(UIKitSubclassing) open func touchDidComeDown(_ touch: UITouch) {}
  /// Where the content is to end that a finger let go, in place of an offset; the velocity is in points
  /// a millisecond.
  func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// Begins to drag a part of the content sideways, at a point of the bounds and by a distance in
  /// points; false if there is none.
  @_spi(UIKitSubclassing) open func beginSidewaysDrag(
    at point: CGPoint, by distance: CGFloat
  ) -> Bool { false }
  /// The finger is `distance` points to the right of where it began.
  @_spi(UIKitSubclassing) open func dragSideways(to distance: CGFloat) {}
  /// The finger leaves, at `velocity` points a second, or is taken away.
  @_spi(UIKitSubclassing) open func endSidewaysDrag(velocity: CGFloat, isCancelled: Bool) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    gestureRecognizers = [pan]
  }

  // MARK: Content

  /// The point of the content at the view's origin, in points.
  ///
  /// Setting it ends a deceleration or a scroll animation without a callback. A finger that drags
  /// takes precedence: its next move goes on from where it was.
  open var contentOffset: CGPoint {
    get { Fault.tellsOtherOffset.isOn ? bounds.offsetBy(dx: 0, dy: 1).origin : bounds.origin }
    set {
      guard accepts(bounds: CGRect(origin: newValue, size: bounds.size)), newValue.isFinite
      else { return }
      motion.stop(self)
      guard newValue != bounds.origin, !Fault.ignoresOffset.isOn else { return }
      motion.recordCode(self)
      bounds.origin = newValue
      if Fault.scrollsToOtherOffset.isOn { bounds.origin.y += 1 }
    }
  }

  /// The size of what is seen of the content, in points: that of the view without its insets (iOS 12;
  /// that the insets are left out is model's choice, no public source).
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// The size of the content, in points. A size that is not finite is ignored.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite, newValue != storedContentSize
      else { return }
      let old = storedContentSize
      storedContentSize = newValue
      if Fault.contentIsHigher.isOn { storedContentSize.height += 1 }
      contentSizeDidChange(from: old)
      // Whether an axis scrolls decides about its insets.
      recordBarInsets()
      motion.edgesDidMove(self)
      announce("contentSize")
    }
  }

  private var storedContentSize = CGSize.zero

  /// Called when the content's size has changed.
  @_spi(UIKitSubclassing) open func contentSizeDidChange(from old: CGSize) {}

  /// Whether constraints to the scroll view's edges determine ``contentSize``.
  @_spi(UIKitSubclassing) open var sizesContentByConstraints: Bool { true }

  // MARK: Insets

  /// The inset that the app has set.
  var ownInset = UIEdgeInsets.zero
  /// What bars add.
  package var barInset = UIEdgeInsets.zero
  /// What the refresh control adds above the content.
  var controlInset: CGFloat = 0
  /// What the keyboard adds below the content of a table view controller's table, in points.
  package internal(set) var keyboardInset: CGFloat = 0
  /// How far content may rest beyond its top edge, because a bar makes room for it, in points.
  var roomAboveTop: CGFloat = 0
  /// The part of the bar's inset that a large title and a search bar give up as the content moves up,
  /// in points.
  var collapsingInset: CGFloat = 0
  /// Called when the content has moved or come into a window, or the app or a bar has moved its
  /// edges.
  var follower: ((UIScrollView) -> Void)?
  /// The refresh control among the subviews, however it came there.
  weak var attachedRefreshControl: UIRefreshControl?

  /// The distance between the content's edges and the view's, in points.
  ///
  /// Up to iOS 10 it has what a navigation controller adds, up to iOS 12 what a refresh control
  /// adds. Reading it and writing it back changes nothing. An inset that is not finite is ignored.
  open var contentInset: UIEdgeInsets {
    get { ownInset + insetShownInContentInset }
    set {
      guard newValue.isFinite, newValue != contentInset, !Fault.ignoresInsets.isOn else { return }
      changeInsets(by: .app) { ownInset = newValue - insetShownInContentInset }
      announce("contentInset")
    }
  }

  /// The whole distance: the content inset, the safe area, the refresh control (iOS 11).
  open var adjustedContentInset: UIEdgeInsets {
    var inset = Fault.ignoresBarInsets.isOn ? ownInset : ownInset + barInset
    inset.top += controlInset
    inset.bottom += keyboardInset
    return inset
  }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area becomes part of ``adjustedContentInset`` (iOS 11).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      recordBarInsets()
      follower?(self)
    }
  }

  /// The inset that content returns to when no refresh control is active.
  var insetTopWithoutControl: CGFloat { ownInset.top + barInset.top }

  /// The inset above the content when its offset is `y`: a large title and a search bar go with the
  /// content.
  func insetTop(at y: CGFloat) -> CGFloat {
    let least = insetTopWithoutControl - collapsingInset
    return controlInset + least + min(max(-y - least, 0), collapsingInset + roomAboveTop)
  }

  /// The content keeps clear of what has become part of its insets: rows that pass below a bar do
  /// not change their margins.
  package override var safeAreaInsetsOfSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    if barInset.top > 0 { insets.top = 0 }
    if barInset.bottom > 0 { insets.bottom = 0 }
    if barInset.left > 0 { insets.left = 0 }
    if barInset.right > 0 { insets.right = 0 }
    return insets
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    recordBarInsets()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveWindow() }
    recordBarInsets()
    if Fault.appearsElsewhere.isOn { bounds.origin.y += 1 }
    follower?(self)
  }

  private func leaveWindow() {
    motion.stop(self)
    motion.cancelDrag(self)
    motion.touchUp(self)
  }

  // MARK: Behavior

  /// Whether content can be dragged beyond its edges and returns.
  open var bounces = true
  /// Whether content that fits bounces up and down.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { recordBarInsets() } }
  }
  /// Whether content that fits bounces left and right.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { recordBarInsets() } }
  }
  /// Whether fingers scroll; turning it off ends a drag.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { motion.cancelDrag(self) } }
  }
  /// Whether momentum ends at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// Inert: scripted drags name their target.
  open var isDirectionalLockEnabled = false
  /// Whether an indicator shows the vertical position.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator shows the horizontal position; held.
  open var showsHorizontalScrollIndicator = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether a touch waits before it is delivered to the content, in case it becomes a drag.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away from the content.
  open var canCancelContentTouches = true
  /// How dragging dismisses the keyboard: when a drag begins, or interactively when a finger leaves
  /// that was dragged onto it.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The look of the indicators; held.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances in points between the indicators and the edges; held.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances in points between the vertical indicator and the edges (iOS 11.1); held.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances in points between the horizontal indicator and the edges (iOS 11.1); held.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area adds to the insets of the indicators (iOS 13); held.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How fast momentum is lost.
  open var decelerationRate = DecelerationRate.normal
  /// Inert: nothing is zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// Inert: nothing is zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Inert: held, nothing is zoomed.
  open var zoomScale: CGFloat = 1
  /// The recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private(set) lazy var pan = ScrollPanGestureRecognizer(of: self)

  /// Whether a finger rests on the view.
  open var isTracking: Bool { motion.isFingerDown }
  /// Whether a finger has begun to scroll.
  open var isDragging: Bool { motion.state == .dragging }
  /// Whether the content moves on after the finger left.
  open var isDecelerating: Bool {
    motion.state == .decelerating || Fault.deceleratesForever.isOn
  }
  /// Whether code scrolls the content (iOS 17.4).
  open var isScrollAnimating: Bool { motion.state == .animating }

  /// Shows the indicators for a moment. Inert: nothing is drawn.
  open func flashScrollIndicators() {}

  /// Whether touches that begin in a content view are delivered to it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from the content's view; by default unless it is a control.
  open dynamic func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Without a meaning here

  /// Inert: content smaller than the view stays at its upper left (iOS 17.4).
  public var contentAlignmentPoint = CGPoint.zero
  /// Inert: ``bounces`` decides (iOS 17.4).
  public var bouncesHorizontally = true
  /// Inert: ``bounces`` decides (iOS 17.4).
  public var bouncesVertically = true
  /// Inert: a drag stays with the view it began in (iOS 17.4).
  public var transfersHorizontalScrollingToParent = true
  /// Inert: a drag stays with the view it began in (iOS 17.4).
  public var transfersVerticalScrollingToParent = true
  /// Inert: there is no keyboard (iOS 17).
  public var allowsKeyboardScrolling = true
  /// Inert: there is no index but that of a table.
  public var indexDisplayMode = IndexDisplayMode.automatic
  /// Inert: nothing zooms.
  public var bouncesZoom = true
  /// Inert: there is no remote control.
  public let directionalPressGestureRecognizer = UIGestureRecognizer()
  /// Inert: nothing is drawn (iOS 26).
  public let topEdgeEffect = UIScrollEdgeEffect()
  /// Inert: nothing is drawn (iOS 26).
  public let leftEdgeEffect = UIScrollEdgeEffect()
  /// Inert: nothing is drawn (iOS 26).
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  /// Inert: nothing is drawn (iOS 26).
  public let rightEdgeEffect = UIScrollEdgeEffect()

  // MARK: Scrolling

  /// Moves the content offset, at once or over the duration of a system scroll animation.
  ///
  /// A later animation takes over from an earlier one, and only the later calls the delegate when
  /// it has ended. A finger that comes down ends it without a callback.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard accepts(bounds: CGRect(origin: contentOffset, size: bounds.size)), contentOffset.isFinite
    else { return }
    guard animated, !Fault.animatesNoScroll.isOn, process.areAnimationsEnabled, window != nil,
      !isDragging
    else {
      self.contentOffset = contentOffset
      return
    }
    motion.recordCode(self)
    motion.animate(self, to: contentOffset)
  }

  /// Scrolls just so far that `rect`, in content coordinates, is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toVisible: rect, animated: animated)
  }

  /// Ends what moves the content without a finger (iOS 17.4).
  open func stopScrollingAndZooming() { motion.stop(self) }

  /// Where an animated scroll to `target` goes on to at its end; nil where it ends.
  @_spi(UIKitSubclassing) open func continuedScrollGoal(after target: CGPoint) -> CGPoint? { nil }

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

  /// Ends with where the content is, from iOS 11 with what its edges keep free (as logged in
  /// rechsteiner/Parchment #735 and ericberman/MyFlightbookiOS #186).
  @_spi(UIKitSubclassing) open override var printedDescription: String {
    let inset = adjustedContentInset
    let edges = [inset.top, inset.left, inset.bottom, inset.right]
    let parts =
      [
        "contentOffset: \(Self.list([contentOffset.x, contentOffset.y]))",
        "contentSize: \(Self.list([storedContentSize.width, storedContentSize.height]))",
      ]
      + (systemVersion.behavior.insetsScrollViewsBySafeArea
        ? ["adjustedContentInset: \(Self.list(edges))"] : [])
    return super.printedDescription.dropLast() + "; \(parts.joined(separator: "; "))>"
  }

  /// The finger has left: the refresh control takes or gives back its room.
  func fingerDidLeave() { attachedRefreshControl?.fingerDidLeave() }

  @_spi(UIKitSubclassing) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    let wasWithinEdges = restingOffset(near: contentOffset, size: oldSize) == contentOffset
    // How far bars reach into the view depends on where it ends.
    recordBarInsets()
    keepWithinEdges(wasWithinEdges)
    attachedRefreshControl?.layOutAboveContent()
  }

  /// How many changes of the offset are within each other.
  private var scrollDepth = 0
  /// The most of them: more never end (model's choice; UIKit's end is that of the stack).
  private static let deepestScroll = 64

  override func boundsOriginDidChange(from oldOrigin: CGPoint) {
    super.boundsOriginDidChange(from: oldOrigin)
    setNeedsLayout()
    guard scrollDepth < Self.deepestScroll else {
      return process.raise(Message.scrollsWithoutEnd(self))
    }
    scrollDepth += 1
    defer { scrollDepth -= 1 }
    attachedRefreshControl?.contentDidScroll()
    follower?(self)
    calledScrollDelegate?.scrollViewDidScroll(self)
  }
}
