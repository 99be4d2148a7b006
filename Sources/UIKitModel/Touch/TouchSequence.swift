import Foundation

/// One scripted finger on a window, from coming down to leaving.
///
/// It finds the view under the finger and delivers the touch to it, or to the scroll view around
/// it: a touch that stops a moving scroll view is not delivered to the content, one in a scroll
/// view waits a moment in case it becomes a drag, and a drag takes it away again.
@MainActor package final class TouchSequence {
  /// Numbers of the system's gestures; customary, UIKit documents none.
  private enum Gesture {
    /// How far a finger moves, in points, before it drags.
    static let slop: CGFloat = 10
    /// How long a scroll view keeps a touch from its content, in seconds.
    static let contentDelay: TimeInterval = 0.15
  }

  /// Whether the content has received the touch.
  private enum Delivery {
    case waiting(RunLoopModel.Token)
    case delivered
    /// Never delivered, or cancelled.
    case over
  }

  private let window: UIWindow
  private let touch: UITouch
  private let event: UIEvent
  private let start: CGPoint
  private var delivery = Delivery.over
  /// The scroll view that the finger rests on or drags.
  private weak var scrollView: UIScrollView?
  /// The scroll view of which the finger drags a part sideways.
  private weak var sidewaysView: UIScrollView?
  /// The recognizers that get the touch and wait for one tap, the innermost first.
  private var taps: [UITapGestureRecognizer] = []
  private var isDragging = false
  private var isOver = false

  /// A finger comes down at a point of the window; outside of its views nothing happens.
  package init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    start = point
    let view = point.isFinite ? window.hitTest(point, with: nil) : nil
    touch = UITouch(at: point, phase: .began, view: view)
    event = UIEvent(touches: [touch])
    guard let view else { return }
    window.process.touches.append(
      VisibleTouch(id: ObjectIdentifier(self), window: window, start: point, location: point))
    taps = recognizers(of: view)
    begin(in: view)
    window.process.noteVisibleChange(.touchBegan)
  }

  private func begin(in view: UIView) {
    scrollView = Self.scrollViews(around: view).first
    guard let scrollView else { return deliverToContent() }
    guard !scrollView.motion.touchDown(scrollView) else { return }
    guard scrollView !== view, scrollView.delaysContentTouches else { return deliverToContent() }
    delivery = .waiting(
      window.process.loop.schedule(after: Gesture.contentDelay) { [weak self] in
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
    note(point)
    let translation = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if !isDragging, sidewaysView == nil { beginDragIfFar(translation) }
    if let sidewaysView { return sidewaysView.dragSideways(to: translation.x) }
    guard isDragging, let scrollView else {
      if case .delivered = delivery { touch.view?.touchesMoved([touch], with: event) }
      return
    }
    scrollView.motion.drag(scrollView, to: translation)
  }

  private func note(_ point: CGPoint) {
    touch.windowLocation = point
    let id = ObjectIdentifier(self)
    if let index = window.process.touches.firstIndex(where: { $0.id == id }) {
      window.process.touches[index].location = point
    }
    touch.timestamp = window.process.loop.now
  }

  private func beginDragIfFar(_ translation: CGPoint) {
    guard max(abs(translation.x), abs(translation.y)) >= Gesture.slop, let view = touch.view
    else { return }
    let isVertical = abs(translation.y) >= abs(translation.x)
    guard let found = dragged(from: view, isVertical: isVertical) else {
      if !isVertical { beginSidewaysDrag(from: view, by: translation.x) }
      return
    }
    if case .delivered = delivery {
      guard found.canCancelContentTouches, found.touchesShouldCancel(in: view) else { return }
    }
    cancelInContent()
    if let scrollView, scrollView !== found { scrollView.motion.touchUp(scrollView) }
    scrollView = found
    found.motion.beginDrag(found)
    isDragging = found.isDragging
  }

  /// The innermost scroll view that has a part to be dragged sideways takes the finger over.
  private func beginSidewaysDrag(from view: UIView, by distance: CGFloat) {
    for found in Self.scrollViews(around: view) {
      guard found.beginSidewaysDrag(at: found.convert(start, from: nil), by: distance) else {
        continue
      }
      cancelInContent()
      sidewaysView = found
      return
    }
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
    if recognizesTap() {
      cancelInContent()
    } else {
      if case .waiting = delivery { deliverToContent() }
      if case .delivered = delivery { touch.view?.touchesEnded([touch], with: event) }
    }
    delivery = .over
    sidewaysView?.endSidewaysDrag(velocity: velocity.x, isCancelled: false)
    leave(velocity: velocity)
  }

  /// The system takes the touch away.
  package func cancel() {
    guard !isOver else { return }
    isOver = true
    withdraw()
    cancelInContent()
    sidewaysView?.endSidewaysDrag(velocity: 0, isCancelled: true)
    leave(velocity: .zero)
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

  // MARK: Taps

  /// The recognizers of one tap with one finger at `view` and around it. A tap on a control whose
  /// action it is belongs to the control, not to the views around it (iOS 6; Apple,
  /// `UIGestureRecognizer`).
  private func recognizers(of view: UIView) -> [UITapGestureRecognizer] {
    var found: [UITapGestureRecognizer] = []
    var next: UIView? = view
    while let ancestor = next {
      for case let tap as UITapGestureRecognizer in ancestor.gestureRecognizers ?? []
      where tap.isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        && tap.delegate?.gestureRecognizer(tap, shouldReceive: touch) ?? true
      {
        found.append(tap)
      }
      next = ancestor.keepsTaps ? nil : ancestor.superview
    }
    return found
  }

  /// Whether the finger that leaves has tapped for a recognizer that takes the touch from its view.
  private func recognizesTap() -> Bool {
    let (x, y) = (touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
    guard !isDragging, sidewaysView == nil, max(abs(x), abs(y)) < Gesture.slop else { return false }
    let tap = taps.first { $0.delegate?.gestureRecognizerShouldBegin($0) ?? true }
    return tap?.cancelsTouchesInView ?? false
  }

  // MARK: Content

  private func deliverToContent() {
    if case .waiting(let token) = delivery { token.invalidate() }
    guard let view = touch.view else { return }
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

  private func cancelInContent() {
    switch delivery {
    case .waiting(let token): token.invalidate()
    case .delivered:
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: event)
      touch.phase = .moved
    case .over: break
    }
    delivery = .over
  }
}

extension UIView {
  /// Whether a tap is the action of the view, and not a gesture of views around it. That text fields
  /// and text views keep it, whose keyboard a tap brings, is the model's choice; no public source.
  fileprivate var keepsTaps: Bool {
    self is UIButton || self is UISwitch || self is UISegmentedControl || self is UIStepper
      || self is UIPageControl || self is UITextField || self is UITextView
  }
}
