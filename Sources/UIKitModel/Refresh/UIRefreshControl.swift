import Foundation
import SystemVersions

/// A control above the content of a scroll view that is pulled down to refresh it.
///
/// While it refreshes, the control takes room above the content: the inset of its scroll view
/// grows by the control's height. A finger on the view is never moved under: the room is taken,
/// and given back, when the finger has left.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Numbers of the control, in points.
  private enum Size {
    /// The customary height; no public log of UIKit's own control gives it.
    static let height: CGFloat = 60
    /// That of a control that is hidden again, on iOS 9 and 10 (C-161).
    static let hiddenHeight: CGFloat = 0.5
  }

  /// Whether a refresh has begun and not ended.
  open private(set) var isRefreshing = false
  /// The text below the spinner; held, nothing is drawn.
  open var attributedTitle: NSAttributedString?

  /// The room taken above the content, in points; 0 when there is none.
  private var room: CGFloat = 0
  private var isChangingRoom = false
  /// Whether the next pull of this drag may begin a refresh.
  private var isArmed = false
  /// Whether a refresh has begun since the control came into its scroll view.
  private var hasRefreshed = false
  /// The height in sight of a control that is hidden and less high than that, in points.
  private var heightInSight: CGFloat?

  public override init(frame: CGRect) {
    let width = frame.width > 0 ? frame.width : UIScreen.main.bounds.width
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: width, height: Size.height))
  }

  /// Archives do not exist here; the control is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Size.height)
  }

  /// The scroll view that the control is in.
  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The room that the control needs: its height, if that is a height.
  private var neededRoom: CGFloat {
    isRefreshing && !Fault.refreshTakesNoRoom.isOn && bounds.size.height.isFinite
      ? max(heightInSight ?? bounds.size.height, 0) : 0
  }

  // MARK: Refreshing

  /// Begins a refresh by code: takes the room, sends no event, and does not scroll (G0-29).
  ///
  /// Outside of a window nothing begins from iOS 17 on, which a message tells (U16).
  open func beginRefreshing() {
    guard !isRefreshing, !Fault.refreshesNever.isOn else { return }
    guard window != nil || !systemVersion.behavior.ignoresRefreshingOffscreen else {
      return process.console.log(Message.offscreenRefreshing(self))
    }
    isRefreshing = true
    hasRefreshed = true
    settleHeight()
    settleRoom()
  }

  /// Ends a refresh: gives the room back, and scrolls up if the control was seen to come down.
  ///
  /// It was if the content is at the top, below the control, and came there from the top: under a
  /// finger, or by a scroll that began at the top (G0-28, G0-30). Content that covers the control
  /// is left where it is (G0-27), and so is content that a scroll brought from further down: the
  /// control never saw itself come out (G0-31).
  open func endRefreshing() {
    guard isRefreshing, !Fault.refreshesForever.isOn else {
      if systemVersion.behavior.endsFlingWithoutRefreshing, scrollView?.isDecelerating == true {
        scrollView?.stopScrollingAndZooming()
      }
      return
    }
    isRefreshing = false
    settleRoom()
  }

  /// Takes or gives back the room, unless a finger has to leave first.
  ///
  /// A delegate that is called about the inset may begin or end a refresh; that waits for the next
  /// turn of the loop.
  private func settleRoom() {
    guard let scrollView, !scrollView.isTracking, neededRoom != room else { return }
    guard !isChangingRoom else {
      process.loop.perform { [weak self] in self?.settleRoom() }
      return
    }
    let closes = !isRefreshing && isOut(in: scrollView) && scrollView.motion.hasComeFromTop
    setRoom(neededRoom)
    if closes { close(scrollView) }
  }

  /// Whether the content is, or is on its way to, below the whole control.
  private func isOut(in scrollView: UIScrollView) -> Bool {
    room > 0 && scrollView.motion.destination(scrollView).y <= -scrollView.adjustedContentInset.top
  }

  /// Scrolls the content back to the top. Content that is decelerating already goes there.
  private func close(_ scrollView: UIScrollView) {
    guard !scrollView.isDecelerating else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top),
      animated: true)
  }

  private func setRoom(_ newRoom: CGFloat) {
    guard newRoom != room else { return }
    isChangingRoom = true
    defer { isChangingRoom = false }
    room = newRoom
    scrollView?.changeInsets(by: .control) { scrollView?.controlInset = newRoom }
    settleHeight()
  }

  // MARK: In a scroll view

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView else { return }
    leave(scrollView)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    if let other = scrollView.attachedRefreshControl, other !== self { other.leave(scrollView) }
    scrollView.attachedRefreshControl = self
    layOutAboveContent()
    settleRoom()
  }

  /// Stops refreshing and gives the room back at once; content at the top goes with it.
  private func leave(_ scrollView: UIScrollView) {
    let wasOut = isOut(in: scrollView)
    isRefreshing = false
    isArmed = false
    hasRefreshed = false
    settleHeight()
    setRoom(0)
    if scrollView.attachedRefreshControl === self { scrollView.attachedRefreshControl = nil }
    guard wasOut, !scrollView.isTracking, !scrollView.isDecelerating else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }

  /// Lies above the content, as wide as the view.
  func layOutAboveContent() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0, y: -bounds.height, width: scrollView.bounds.width, height: bounds.height)
  }

  /// The content has been scrolled, over the control or away from it.
  func contentDidScroll() { settleHeight() }

  /// Has the control the height of a hidden one while the content hides it, and its own otherwise.
  private func settleHeight() {
    guard systemVersion.behavior.shrinksHiddenRefreshControls else { return }
    if hasRefreshed, !isRefreshing, room == 0, isCovered {
      guard heightInSight == nil else { return }
      heightInSight = bounds.height
      bounds.size.height = Size.hiddenHeight
    } else {
      guard let height = heightInSight else { return }
      heightInSight = nil
      bounds.size.height = height
    }
    layOutAboveContent()
  }

  /// Whether the content hides the control.
  private var isCovered: Bool {
    guard let scrollView else { return false }
    return scrollView.contentOffset.y >= -scrollView.insetTopWithoutControl
  }

  /// Warns that the control is taken away while it is active (W-05).
  func warnIfActive() {
    guard isRefreshing || room > 0 else { return }
    process.console.log(
      "Attempting to change the refresh control while it is not idle is strongly discouraged "
        + "and probably won't work properly.")
  }

  // MARK: Under a finger

  /// A drag that finds the control idle may pull it.
  func dragDidBegin() { isArmed = !isRefreshing }

  /// The content is pulled: when the whole control is in sight, the refresh begins. (How far is the
  /// model's choice; no public source.)
  func dragDidMove() {
    guard isArmed, !isRefreshing, isEnabled, isUserInteractionEnabled, !isHidden, let scrollView,
      scrollView.contentOffset.y <= -scrollView.insetTopWithoutControl
        - max(heightInSight ?? bounds.size.height, 0),
      scrollView.contentOffset.y < -scrollView.insetTopWithoutControl
    else { return }
    isArmed = false
    if Fault.refreshesNever.isOn { return }
    isRefreshing = true
    hasRefreshed = true
    if systemVersion.behavior.makesRoomForRefreshUnderFinger { setRoom(neededRoom) }
    sendValueChanged()
  }

  /// What the finger kept waiting: the room of a refresh that began or ended meanwhile.
  func fingerDidLeave() { setRoom(neededRoom) }
}

@MainActor extension Message {
  /// the-blue-alliance/the-blue-alliance-ios #1141 (iOS 26).
  static func offscreenRefreshing(_ control: UIRefreshControl) -> String {
    "A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on "
      + "UIRefreshControlReceivedOffscreenBeginRefreshing to debug.\n\(control)"
  }
}
