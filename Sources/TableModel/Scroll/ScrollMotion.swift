import Foundation

/// What moves a scroll view over time: a finger, its momentum, or an animation.
@MainActor final class ScrollMotion {
  enum State {
    case still, touched, dragging, decelerating, animating
  }

  /// Timing of system scrolling, in seconds and points; ours where no source is named.
  private enum Timing {
    /// The frames of the 60 Hz display that every modelled phone has.
    static let frame: TimeInterval = 1.0 / 60
    /// Duration of `setContentOffset(_:animated: true)` (customary; UIKit documents "constant
    /// velocity" only).
    static let animation: TimeInterval = 0.3
    /// Resistance of content dragged beyond its edge (the customary rubber-band constant).
    static let rubberBand: CGFloat = 0.55
    /// Speed under which deceleration ends, in points a second.
    static let slowest: CGFloat = 10
  }

  private(set) var state = State.still
  private var timer: RunLoopModel.Token?
  private var dragStart = CGPoint.zero
  private var translation = CGPoint.zero

  nonisolated init() {}

  /// Ends any motion without callbacks, as setting the offset by hand does.
  func stop() {
    timer?.invalidate()
    timer = nil
    if state == .animating || state == .decelerating { state = .still }
  }

  // MARK: Animation

  /// Moves to `target` over the system's duration and tells the delegate at the end.
  func animate(_ view: UIScrollView, to target: CGPoint) {
    stop()
    guard target != view.contentOffset else { return }
    state = .animating
    run(view, from: view.contentOffset, to: target) { view in
      view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Moves over the system's duration; `completion` runs at rest.
  private func run(
    _ view: UIScrollView, from start: CGPoint, to target: CGPoint,
    completion: @escaping @MainActor (UIScrollView) -> Void
  ) {
    let began = view.process.loop.now
    timer = view.process.loop.schedule(after: Timing.frame, repeating: Timing.frame) {
      [weak view, weak self] in
      guard let view, let self else { return }
      let elapsed = view.process.loop.now - began
      // A frame that comes within half a frame of the end is the last.
      let isLast = elapsed + Timing.frame / 2 >= Timing.animation
      let part = isLast ? 1 : Self.eased(elapsed / Timing.animation)
      move(
        view,
        to: isLast
          ? target
          : CGPoint(
            x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part))
      guard isLast else { return }
      timer?.invalidate()
      timer = nil
      state = .still
      completion(view)
    }
  }

  /// Ease in and out, as a cubic.
  private static func eased(_ time: TimeInterval) -> CGFloat {
    let t = CGFloat(min(max(time, 0), 1))
    return t * t * (3 - 2 * t)
  }

  private func move(_ view: UIScrollView, to offset: CGPoint) { view.bounds.origin = offset }

  // MARK: Dragging

  /// A finger begins to drag.
  func beginDrag(_ view: UIScrollView) {
    guard view.isScrollEnabled else { return }
    stop()
    state = .dragging
    dragStart = view.contentOffset
    translation = .zero
    view.process.loop.mode = .tracking
    view.panGestureRecognizer.state = .began
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// The finger is `translation` points away from where it began; downwards is positive.
  func drag(_ view: UIScrollView, to translation: CGPoint) {
    guard state == .dragging, translation.isFinite else { return }
    self.translation = translation
    view.panGestureRecognizer.state = .changed
    view.panGestureRecognizer.translation = translation
    let wanted = CGPoint(x: dragStart.x - translation.x, y: dragStart.y - translation.y)
    move(view, to: CGPoint(x: dragStart.x, y: resisted(wanted, in: view).y))
  }

  /// The finger leaves with `velocity` of the content offset in points a second.
  func endDrag(_ view: UIScrollView, velocity: CGPoint) {
    guard state == .dragging else { return }
    view.process.loop.mode = .default
    view.panGestureRecognizer.state = .ended
    let rate = view.decelerationRate.rawValue
    let distance = velocity.y / 1000 * rate / (1 - rate)
    var target = view.restingOffset(
      near: CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + distance))
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    let moves = target != view.contentOffset
    state = moves ? .decelerating : .still
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
    guard state == .decelerating else { return }
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    guard state == .decelerating else { return }
    run(view, from: view.contentOffset, to: target) { view in
      view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    }
  }

  /// The offset that a drag reaches: beyond an edge the content follows less and less.
  private func resisted(_ wanted: CGPoint, in view: UIScrollView) -> CGPoint {
    let rest = view.restingOffset(near: wanted)
    let beyond = wanted.y - rest.y
    guard beyond != 0 else { return wanted }
    guard view.bounces, view.bounds.height > 0 else { return rest }
    let height = view.bounds.height
    let followed =
      (1 - 1 / (abs(beyond) * Timing.rubberBand / height + 1)) * height * (beyond < 0 ? -1 : 1)
    return CGPoint(x: wanted.x, y: rest.y + followed)
  }
}
