import Foundation
import SystemVersions

extension UIScrollView {
  /// Who changes an inset: the app, the bars, or the refresh control.
  enum InsetCause {
    case app, bars, control
  }

  /// Changes the insets and what depends on them.
  ///
  /// Content that rests at its top edge stays there when the app or a bar moves the edge, and
  /// content within the edges stays within them. A refresh control moves the edge alone: what
  /// else happens is its own affair.
  func changeInsets(by cause: InsetCause, _ change: () -> Void) {
    let old = adjustedContentInset
    let wasWithinEdges = isWithinEdges
    change()
    let new = adjustedContentInset
    guard new != old else { return }
    if cause != .control, motion.state == .still, !isTracking {
      keepPlace(old: old, new: new, wasWithinEdges: wasWithinEdges)
    }
    motion.edgesDidMove(self)
    if cause != .control { follower?(self) }
    setNeedsLayout()
    guard systemVersion.behavior.insetsScrollViewsBySafeArea else { return }
    adjustedContentInsetDidChange()
    calledScrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func keepPlace(old: UIEdgeInsets, new: UIEdgeInsets, wasWithinEdges: Bool) {
    var offset = wasWithinEdges ? restingOffset(near: contentOffset) : contentOffset
    if contentOffset.x == -old.left { offset.x = -new.left }
    if [-old.top, controlInset - old.top].contains(contentOffset.y) {
      offset.y = contentOffset.y + old.top - new.top
    }
    if offset != contentOffset { bounds.origin = offset }
  }

  /// Content on the screen that rested within its edges in another size of the view goes back within
  /// them. Model's choice; no public source.
  func keepWithinEdges(_ wasWithinEdges: Bool) {
    guard wasWithinEdges, window != nil, motion.state == .still, !isTracking else { return }
    let offset = restingOffset(near: contentOffset)
    if offset != contentOffset { bounds.origin = offset }
  }

  /// What the version shows as part of ``UIScrollView/contentInset`` though the app did not set it.
  var insetShownInContentInset: UIEdgeInsets {
    let behavior = systemVersion.behavior
    var inset = behavior.insetsScrollViewsBySafeArea ? .zero : barInset
    let isAdjusted =
      behavior.adjustsContentInsetByRefreshControl && contentInsetAdjustmentBehavior != .never
    if !isAdjusted { inset.top += controlInset }
    if behavior.showsKeyboardInContentInset { inset.bottom += keyboardInset }
    return inset
  }

  // MARK: The keyboard

  /// Makes room for the keyboard below the content, in points.
  package func makeRoomForKeyboard(_ inset: CGFloat) {
    let growth = inset - keyboardInset
    guard growth != 0 else { return }
    changeInsets(by: .app) { keyboardInset = inset }
    guard systemVersion.behavior.showsKeyboardInContentInset else { return }
    announce("contentInset")
    scrollIndicatorInsets.bottom += growth
    verticalScrollIndicatorInsets.bottom += growth
  }

  // MARK: Bars

  /// Reads again what bars add to the insets.
  func recordBarInsets() {
    let new = insetOfBars()
    guard new != barInset, new.isFinite else { return }
    changeInsets(by: .bars) { barInset = new }
  }

  private func insetOfBars() -> UIEdgeInsets {
    guard window != nil else { return .zero }
    if Fault.insetsEveryScrollView.isOn { return safeAreaInsets }
    guard systemVersion.behavior.insetsScrollViewsBySafeArea else {
      return insetOfContainer()
    }
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isOwned = contentInsetAdjustmentBehavior == .automatic && isAdjustedByController
      let (across, down) = (scrollsAcross, isOwned || scrollsDown)
      return UIEdgeInsets(
        top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0,
        right: across ? safe.right : 0)
    }
  }

  /// Whether the axis has more content than room, or always bounces (Apple,
  /// `ContentInsetAdjustmentBehavior.scrollableAxes`).
  private var scrollsAcross: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }
  private var scrollsDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Whether the scroll view is a controller's own, to which a navigation or tab bar controller adds
  /// its bars whether it scrolls or not (Apple, `automaticallyAdjustsScrollViewInsets` and
  /// `ContentInsetAdjustmentBehavior.automatic`).
  private var isAdjustedByController: Bool {
    guard let controller = viewController ?? superview?.viewController else { return false }
    return controller.automaticallyAdjustsScrollViewInsets && controller.ownScrollView === self
      && controller.isBetweenBars
  }

  /// What a navigation or tab bar controller adds before there was a safe area.
  private func insetOfContainer() -> UIEdgeInsets {
    guard isAdjustedByController else { return .zero }
    let bars = safeAreaInsets
    let controller = viewController ?? superview?.viewController
    let excess =
      controller?.parent is UISearchController && bars.top > 0
      ? systemVersion.behavior.excessInsetOfSearchResults : 0
    return UIEdgeInsets(top: bars.top + excess, left: 0, bottom: bars.bottom, right: 0)
  }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// Whether nothing has changed: what is no number differs from itself, but does not change.
  func isSame(as other: UIEdgeInsets) -> Bool {
    self == other
      || zip([top, left, bottom, right], [other.top, other.left, other.bottom, other.right])
        .allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
