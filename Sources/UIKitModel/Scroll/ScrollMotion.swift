import Foundation

/// What moves a scroll view over time: a finger, its momentum, or an animation.
///
/// One of them at a time: each takes over from the one before it.
@MainActor final class ScrollMotion {
  enum State {
    case still
    /// A finger rests on the view.
    case touched
    /// A finger moves the content.
    case dragging
    /// The content moves on after the finger, or returns to its edge.
    case decelerating
    /// The content moves by code.
    case animating
  }

  /// A motion that needs no finger.
  struct Flight {
    let x: AxisMotion
    let y: AxisMotion
    let began: TimeInterval
    /// Where deceleration alone would end, possibly beyond the edges; nil for an animation.
    let goal: CGPoint?
    let completion: @MainActor (UIScrollView) -> Void

    var target: CGPoint { CGPoint(x: x.target, y: y.target) }
    var duration: TimeInterval { max(x.duration, y.duration) }
  }

  var state = State.still
  /// Where the content was when a drag began: the offset without the resistance beyond an edge.
  var dragStart: CGPoint?
  /// Whether a finger is on the view, also while code moves the content under it.
  var isFingerDown = false
  private(set) var flight: Flight?
  private var timer: RunLoopModel.Token?
  private var isTrackingMode = false
  /// Whether what brought the content to where it is began at the top, or was a finger; see
  /// ``UIRefreshControl/endRefreshing()``.
  private(set) var hasComeFromTop = true

  nonisolated init() {}

  /// Where the content is or will be when what moves it now has ended.
  func destination(_ view: UIScrollView) -> CGPoint { flight?.target ?? view.contentOffset }

  // MARK: Beginning and ending

  /// Ends a motion without callbacks, as setting the offset by hand does.
  func stop(_ view: UIScrollView) {
    guard flight != nil else { return }
    endFlight()
    enter(.still, view)
  }

  private func endFlight() {
    timer?.invalidate()
    timer = nil
    flight = nil
  }

  /// Changes the state; the loop is in tracking mode while a finger or its momentum scrolls.
  func enter(_ newState: State, _ view: UIScrollView) {
    state = newState
    let tracks = newState != .still && newState != .animating
    guard tracks != isTrackingMode, !Fault.staysInDefaultMode.isOn else { return }
    isTrackingMode = tracks
    if tracks { view.process.loop.beginTracking() } else { view.process.loop.endTracking() }
  }

  /// A finger takes the content over.
  func recordFinger() { hasComeFromTop = true }

  /// Code moves the content from where it is now.
  func recordCode(_ view: UIScrollView) {
    hasComeFromTop = view.contentOffset.y <= -view.insetTopWithoutControl
  }

  // MARK: Flying

  /// Moves to `target` over the system's duration, taking over from what moves the content now; the
  /// delegate is called at the end.
  func animate(_ view: UIScrollView, to target: CGPoint) {
    fly(view, to: target) { $0.calledScrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Moves to `target` over the system's duration.
  func fly(
    _ view: UIScrollView, to target: CGPoint,
    completion: @escaping @MainActor (UIScrollView) -> Void
  ) {
    endFlight()
    guard target != view.contentOffset else {
      enter(.still, view)
      return
    }
    let (offset, duration) = (view.contentOffset, ScrollPhysics.animationDuration)
    enter(.animating, view)
    begin(
      Flight(
        x: .ease(from: offset.x, to: target.x, duration: duration),
        y: .ease(from: offset.y, to: target.y, duration: duration),
        began: view.process.loop.now, goal: nil, completion: completion), view)
  }

  /// Lets the content go on towards `goal`, and rest at an edge if that is beyond it.
  func glide(_ view: UIScrollView, velocity: CGPoint, goal: CGPoint) {
    endFlight()
    if Fault.deceleratesNever.isOn { return enter(.still, view) }
    let edges = view.restingEdges
    let rate = ScrollPhysics.plausible(rate: view.decelerationRate.rawValue)
    let offset = view.contentOffset
    enter(.decelerating, view)
    begin(
      Flight(
        x: .glide(
          from: offset.x, velocity: velocity.x, goal: goal.x, edges: edges.x, rate: rate,
          bounces: view.bounces),
        y: .glide(
          from: offset.y, velocity: velocity.y, goal: goal.y, edges: edges.y, rate: rate,
          bounces: view.bounces),
        began: view.process.loop.now, goal: goal
      ) { $0.calledScrollDelegate?.scrollViewDidEndDecelerating($0) }, view)
  }

  private func begin(_ flight: Flight, _ view: UIScrollView) {
    self.flight = flight
    let (frame, loop, isTracked) = (ScrollPhysics.frame, view.process.loop, isTrackingMode)
    var token: RunLoopModel.Token?
    token = loop.schedule(after: frame, repeating: frame) { [weak view, weak self] in
      if let view, let self { return advance(view) }
      // The view was released while it moved.
      token?.invalidate()
      if isTracked { loop.endTracking() }
    }
    timer = token
  }

  /// One frame. A frame within half a frame of the end is the last.
  private func advance(_ view: UIScrollView) {
    guard let flight else { return }
    let elapsed = view.process.loop.now - flight.began
    guard elapsed + ScrollPhysics.frame / 2 >= flight.duration else {
      view.bounds.origin = CGPoint(
        x: flight.x.position(at: elapsed), y: flight.y.position(at: elapsed))
      return
    }
    if Fault.scrollAnimationsNeverEnd.isOn { return endFlight() }
    endFlight()
    view.bounds.origin = flight.target
    // The delegate's callback for the last step may have begun another motion.
    guard self.flight == nil, state == .animating || state == .decelerating else { return }
    if state == .animating, let goal = view.continuedScrollGoal(after: flight.target) {
      return fly(view, to: goal, completion: flight.completion)
    }
    enter(.still, view)
    flight.completion(view)
  }

  /// The edges have moved: a deceleration that ends at one, or now would, goes to the new one.
  func edgesDidMove(_ view: UIScrollView) {
    guard state == .decelerating, let flight, let goal = flight.goal else { return }
    guard view.restingOffset(near: goal) != flight.target else { return }
    let elapsed = view.process.loop.now - flight.began
    let velocity = CGPoint(
      x: flight.x.velocity(at: elapsed), y: flight.y.velocity(at: elapsed))
    glide(view, velocity: velocity, goal: goal)
  }
}
