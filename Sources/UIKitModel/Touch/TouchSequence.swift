import Foundation

/// One scripted finger on a window, from coming down to leaving.
///
/// Gesture recognizers get the touch first (``GestureArena``), then the view under the finger, or
/// the scroll view around it: a touch that stops a moving scroll view is not delivered to the
/// content, one in a scroll view waits a moment in case it becomes a drag, and a drag or another
/// recognized gesture takes it away again.
@MainActor package final class TouchSequence {
  /// How long a scroll view keeps a touch from its content, in seconds; customary, UIKit documents
  /// no number.
  private static let contentDelay: TimeInterval = 0.15

  /// Whether the content has received the touch.
  private enum Delivery {
    case waiting(RunLoopModel.Token)
    /// A recognizer that has not failed yet keeps it.
    case held
    case delivered
    /// Never delivered, or ended, or cancelled.
    case over
  }

  private let window: UIWindow
  let touch: UITouch
  private let event: UIEvent
  private let start: CGPoint
  private var delivery = Delivery.over
  /// Whether a gesture has taken the touch from the content.
  private var isTaken = false
  /// Whether the content gets the end of the touch when the gestures let it.
  private var endWaits = false
  /// The scroll view that the finger rests on or drags.
  private weak var scrollView: UIScrollView?
  /// The scroll view of which the finger drags a part sideways.
  private weak var sidewaysView: UIScrollView?
  /// The recognizers of scroll views that are not to begin.
  private var refused: [ObjectIdentifier] = []
  private var isDragging = false
  /// Whether the app's window or application has kept the beginning of the touch to itself.
  private var isWithheld = false
  /// Whether the finger has left.
  private(set) var isOver = false

  private var gestures: GestureArena { window.process.gestures }

  /// Whether the finger has left and nothing waits for it.
  var isDone: Bool {
    guard case .over = delivery else { return false }
    return isOver
  }

  /// A finger comes down at a point of the window; outside of its views nothing happens.
  package init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    start = point
    let isIgnored = window.process.ignoredInteractions > 0
    let view = point.isFinite && !isIgnored ? window.hitTest(point, with: nil) : nil
    touch = UITouch(at: point, phase: .began, view: view)
    event = UIEvent(touches: [touch])
    guard let view else { return }
    touch.window = window
    touch.sequence = self
    window.process.touches.append(
      VisibleTouch(id: ObjectIdentifier(self), window: window, start: point, location: point))
    for case let view as UIScrollView in sequence(first: view, next: \.superview) {
      view.touchDidComeDown(touch)
    }
    let isDelivered = window.send(event) { [self] in
      gestures.begin(self, on: view, with: event)
      begin(in: view)
    }
    isWithheld = !isDelivered
    window.process.noteVisibleChange(.touchBegan)
  }

  private func begin(in view: UIView) {
    scrollView = Self.scrollViews(around: view).first
    guard let scrollView else { return deliverToContent() }
    guard !scrollView.motion.touchDown(scrollView) else { return }
    guard scrollView !== view, scrollView.delaysContentTouches, !Fault.deliversTouchesAtOnce.isOn
    else { return deliverToContent() }
    delivery = .waiting(
      window.process.loop.schedule(after: Self.contentDelay) { [weak self] in
        self?.deliverToContent()
      })
  }

  /// The scroll views that a finger on `view` can scroll, the innermost first.
  private static func scrollViews(around view: UIView) -> [UIScrollView] {
    guard !view.keepsTouchesFromScrolling else { return [] }
    return sequence(first: view, next: { $0.superview })
      .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
  }

  // MARK: Moving

  /// The finger moves to a point of the window.
  package func move(to point: CGPoint) {
    guard !isOver, point.isFinite else { return }
    touch.phase = .moved
    touch.move(to: point, at: window.process.loop.now)
    let id = ObjectIdentifier(self)
    if let index = window.process.touches.firstIndex(where: { $0.id == id }) {
      window.process.touches[index].location = point
    }
    guard !isWithheld else { return _ = window.send(event) {} }
    _ = window.send(event) { [self] in moveInContent(to: point) }
  }

  private func moveInContent(to point: CGPoint) {
    let translation = CGPoint(x: point.x - start.x, y: point.y - start.y)
    gestures.move(touch, with: event) { beginDragIfFar($0, translation) }
    if let sidewaysView { return sidewaysView.dragSideways(to: translation.x) }
    guard isDragging, let scrollView else {
      if case .delivered = delivery { touch.view?.touchesMoved([touch], with: event) }
      return
    }
    scrollView.motion.drag(scrollView, to: translation)
  }

  /// The recognizer of a scroll view may begin to drag it, or a part of it.
  private func beginDragIfFar(_ pan: ScrollPanGestureRecognizer, _ translation: CGPoint) {
    guard !isDragging, sidewaysView == nil, let view = touch.view, let found = pan.scrollView,
      max(abs(translation.x), abs(translation.y)) >= UIGestureRecognizer.Gesture.slop,
      pan.touches.count >= pan.minimumNumberOfTouches
    else { return }
    let isVertical = abs(translation.y) >= abs(translation.x)
    guard let dragged = dragged(from: view, isVertical: isVertical) else {
      if !isVertical { beginSidewaysDrag(of: found, pan, from: view, by: translation.x) }
      return
    }
    guard dragged === found, isFree(pan) else { return }
    if case .delivered = delivery {
      guard found.canCancelContentTouches, found.touchesShouldCancel(in: view) else { return }
    }
    cancelInContent()
    if let scrollView, scrollView !== found { scrollView.motion.touchUp(scrollView) }
    scrollView = found
    found.motion.beginDrag(found)
    isDragging = found.isDragging
    if isDragging { gestures.preventOthers(than: pan) }
  }

  /// Whether a scroll view may take the finger over, as far as other gestures are concerned.
  private func isFree(_ pan: ScrollPanGestureRecognizer) -> Bool {
    guard gestures.verdict(on: pan) == .free, !refused.contains(ObjectIdentifier(pan)) else {
      return false
    }
    if gestures.mayBegin(pan) { return true }
    refused.append(ObjectIdentifier(pan))
    return false
  }

  /// A scroll view that has a part to be dragged sideways takes the finger over.
  private func beginSidewaysDrag(
    of found: UIScrollView, _ pan: ScrollPanGestureRecognizer, from view: UIView,
    by distance: CGFloat
  ) {
    guard Self.scrollViews(around: view).contains(where: { $0 === found }),
      gestures.verdict(on: pan) == .free,
      found.beginSidewaysDrag(at: found.convert(start, from: nil), by: distance)
    else { return }
    cancelInContent()
    sidewaysView = found
    gestures.preventOthers(than: pan)
  }

  /// The innermost scroll view that scrolls along the finger's way.
  private func dragged(from view: UIView, isVertical: Bool) -> UIScrollView? {
    Self.scrollViews(around: view).first {
      isVertical ? $0.scrollableAxes.y : $0.scrollableAxes.x
    }
  }

  // MARK: Leaving

  /// The finger leaves at `velocity`, in points a second; downwards is positive.
  package func end(velocity: CGPoint = .zero) {
    guard !isOver else { return }
    isOver = true
    withdraw()
    touch.phase = .ended
    touch.timestamp = window.process.loop.now
    guard !isWithheld else { return _ = window.send(event) {} }
    let isDelivered = window.send(event) { [self] in endDelivered(velocity: velocity) }
    if !isDelivered { cancelDelivered() }
  }

  private func endDelivered(velocity: CGPoint) {
    gestures.end(touch, with: event, isCancelled: false)
    endWaits = !isTaken && gestures.delaysEnd(of: touch)
    if !endWaits { endInContent() }
    sidewaysView?.endSidewaysDrag(velocity: velocity.x, isCancelled: false)
    leave(velocity: velocity)
    gestures.settle()
  }

  /// The system takes the touch away.
  package func cancel() {
    guard !isOver else { return }
    isOver = true
    withdraw()
    if !isWithheld { cancelDelivered() }
  }

  private func cancelDelivered() {
    gestures.end(touch, with: event, isCancelled: true)
    cancelInContent()
    sidewaysView?.endSidewaysDrag(velocity: 0, isCancelled: true)
    leave(velocity: .zero)
    gestures.settle()
  }

  /// The finger is seen no more.
  private func withdraw() {
    window.process.noteVisibleChange(.touchWillEnd)
    let id = ObjectIdentifier(self)
    window.process.touches.removeAll { $0.id == id }
  }

  private func leave(velocity: CGPoint) {
    guard let scrollView else { return }
    scrollView.motion.endDrag(scrollView, velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    scrollView.motion.touchUp(scrollView)
  }

  // MARK: Content

  /// A gesture has been recognized or has failed: what waits for that may go on.
  func gesturesDidChange() {
    if case .held = delivery, !gestures.delaysBeginning(of: touch) { deliverToContent() }
    if endWaits, !gestures.delaysEnd(of: touch) { endInContent() }
  }

  private func deliverToContent() {
    if case .waiting(let token) = delivery { token.invalidate() }
    guard let view = touch.view, !isTaken else { return delivery = .over }
    guard !gestures.delaysBeginning(of: touch) else { return delivery = .held }
    let begins =
      scrollView.map { $0 === view || $0.touchesShouldBegin([touch], with: event, in: view) }
    guard begins ?? true else {
      delivery = .over
      return
    }
    delivery = .delivered
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  private func endInContent() {
    endWaits = false
    switch delivery {
    case .waiting, .held: deliverToContent()
    case .delivered, .over: break
    }
    if case .delivered = delivery {
      delivery = .over
      touch.view?.touchesEnded([touch], with: event)
    }
    delivery = .over
  }

  /// Takes the touch from the content.
  func cancelInContent() {
    isTaken = true
    endWaits = false
    switch delivery {
    case .waiting(let token): token.invalidate()
    case .delivered:
      let phase = touch.phase
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: event)
      touch.phase = phase
    case .held, .over: break
    }
    delivery = .over
  }
}
