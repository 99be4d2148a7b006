import Foundation

// MARK: - A finger on the content

extension ScrollMotion {
  /// A finger comes down: what moves the content stops. Returns whether something did.
  @discardableResult func touchDown(_ view: UIScrollView) -> Bool {
    guard !isFingerDown else { return false }
    let moved = state
    stop(view)
    if moved == .decelerating, view.systemVersion.behavior.reportsDecelerationEndedByTouch {
      view.calledScrollDelegate?.scrollViewDidEndDecelerating(view)
    }
    isFingerDown = true
    if state == .still { enter(.touched, view) }
    return moved != .still
  }

  /// The finger leaves, or is taken away, without a drag.
  func touchUp(_ view: UIScrollView) {
    guard isFingerDown, state != .dragging else { return }
    if state == .touched { enter(.still, view) }
    leave(view)
  }

  /// The finger has left: what waited for it happens, and content beyond an edge returns to it.
  private func leave(_ view: UIScrollView, velocity: CGPoint = .zero, goal: CGPoint? = nil) {
    isFingerDown = false
    view.fingerDidLeave()
    guard flight == nil, state == .decelerating || (state == .still && !view.isWithinEdges) else {
      return
    }
    recordFinger()
    enter(.decelerating, view)
    view.calledScrollDelegate?.scrollViewWillBeginDecelerating(view)
    guard flight == nil, state == .decelerating else { return }
    glide(view, velocity: velocity, goal: goal ?? view.contentOffset)
  }

  /// The finger begins to drag.
  func beginDrag(_ view: UIScrollView) {
    guard view.isScrollEnabled, state != .dragging, !Fault.dragsNothing.isOn else { return }
    stop(view)
    let rest = view.restingOffset(near: view.contentOffset)
    let (offset, size) = (view.contentOffset, view.bounds.size)
    dragStart = CGPoint(
      x: rest.x + ScrollPhysics.unresisted(offset.x - rest.x, length: size.width),
      y: rest.y + ScrollPhysics.unresisted(offset.y - rest.y, length: size.height))
    enter(.dragging, view)
    recordFinger()
    isFingerDown = true
    view.attachedRefreshControl?.dragDidBegin()
    view.pan.storedState = .began
    view.pan.translation = .zero
    view.calledScrollDelegate?.scrollViewWillBeginDragging(view)
    view.pan.sendActions()
    let mode = view.keyboardDismissMode
    if mode == .onDrag || mode == .onDragWithAccessory { view.window?.endEditing(false) }
  }

  /// Dismisses the keyboard onto which a finger has dragged, unless the finger goes up again when it
  /// leaves, as UIKit documents `interactive`. That the keyboard stays where it is until then is the
  /// model's choice.
  private func dismissKeyboardInteractively(_ view: UIScrollView, velocity: CGPoint) {
    let mode = view.keyboardDismissMode
    guard mode == .interactive || mode == .interactiveWithAccessory, velocity.y <= 0,
      let window = view.window, let keyboard = view.process.keyboard.frame(in: window),
      view.pan.location(in: nil).y > keyboard.minY
    else { return }
    window.endEditing(false)
  }

  /// The finger is `translation` points away from where it began; downwards is positive.
  func drag(_ view: UIScrollView, to translation: CGPoint) {
    guard state == .dragging, let dragStart, translation.isFinite else { return }
    view.pan.storedState = .changed
    view.pan.translation = translation
    view.bounds.origin = resisted(
      CGPoint(x: dragStart.x - translation.x, y: dragStart.y - translation.y), view)
    view.attachedRefreshControl?.dragDidMove()
    if state == .dragging { view.pan.sendActions() }
  }

  /// The finger leaves with `velocity` of the content offset, in points a second.
  func endDrag(_ view: UIScrollView, velocity fling: CGPoint) {
    guard state == .dragging else { return }
    dragStart = nil
    let axes = view.scrollableAxes
    let velocity = CGPoint(
      x: axes.x ? ScrollPhysics.plausible(fling.x) : 0,
      y: axes.y ? ScrollPhysics.plausible(fling.y) : 0)
    view.pan.leave(with: CGPoint(x: -velocity.x, y: -velocity.y))
    view.pan.storedState = .ended
    dismissKeyboardInteractively(view, velocity: fling)
    recordFinger()
    // From here on the control's room counts, so that content returns to below it.
    enter(.still, view)
    view.fingerDidLeave()
    guard state == .still else {
      isFingerDown = false
      return
    }
    let goal = delegateGoal(view, velocity: velocity)
    let moves = goal != view.contentOffset || !view.isWithinEdges
    if moves, state == .still { enter(.decelerating, view) }
    view.calledScrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
    view.pan.sendActions()
    leave(view, velocity: velocity, goal: goal)
  }

  /// The finger is taken away from the drag, as a scroll view that no longer scrolls does.
  func cancelDrag(_ view: UIScrollView) {
    guard state == .dragging else { return }
    endDrag(view, velocity: .zero)
    view.pan.storedState = .cancelled
  }

  /// Where the content is to end: its momentum's goal, or what the delegate puts in its place.
  ///
  /// The delegate sees an offset within the edges and a velocity in points a millisecond.
  private func delegateGoal(_ view: UIScrollView, velocity: CGPoint) -> CGPoint {
    let goal = view.goal(velocity: velocity)
    let offered = view.restingOffset(near: goal)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var requested = view.target(forProposed: offered, velocity: perMillisecond)
    view.calledScrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: perMillisecond, targetContentOffset: &requested)
    guard requested != offered, requested.isFinite else { return goal }
    return view.restingOffset(near: requested)
  }

  /// The offset that a drag reaches: beyond an edge the content follows less and less.
  private func resisted(_ wanted: CGPoint, _ view: UIScrollView) -> CGPoint {
    let axes = view.scrollableAxes
    let rest = view.restingOffset(near: wanted)
    let size = view.bounds.size
    func follow(_ wanted: CGFloat, _ rest: CGFloat, _ length: CGFloat) -> CGFloat {
      guard wanted != rest else { return wanted }
      return view.bounces ? rest + ScrollPhysics.resisted(wanted - rest, length: length) : rest
    }
    return CGPoint(
      x: axes.x ? follow(wanted.x, rest.x, size.width) : view.contentOffset.x,
      y: axes.y ? follow(wanted.y, rest.y, size.height) : view.contentOffset.y)
  }
}

// MARK: - Edges

extension UIScrollView {
  /// Whether no finger, deceleration or animation moves the content.
  package var isAtRest: Bool { motion.state == .still }

  /// The offsets between which the content rests.
  package var restingEdges: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    restingEdges(size: bounds.size)
  }

  /// The same in a view of another size.
  private func restingEdges(
    size: CGSize
  ) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let right = contentSize.width + inset.right - size.width
    let bottom = contentSize.height + inset.bottom - size.height
    let top = -inset.top - roomAboveTop
    return (range(from: -inset.left, to: right), range(from: top, to: bottom))
  }

  /// The offsets of one axis; zero alone when a size is not a number.
  private func range(from low: CGFloat, to high: CGFloat) -> ClosedRange<CGFloat> {
    guard low.isFinite, high.isFinite else { return 0...0 }
    return low...max(low, high)
  }

  /// The offset nearest to `offset` at which the content rests.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    restingOffset(near: offset, size: bounds.size)
  }

  /// The same in a view of another size.
  func restingOffset(near offset: CGPoint, size: CGSize) -> CGPoint {
    if Fault.restsAnywhere.isOn { return offset }
    let edges = restingEdges(size: size)
    return CGPoint(
      x: min(max(offset.x, edges.x.lowerBound), edges.x.upperBound),
      y: min(max(offset.y, edges.y.lowerBound), edges.y.upperBound))
  }

  /// Whether the content is where it may rest.
  var isWithinEdges: Bool { restingOffset(near: contentOffset) == contentOffset }

  /// The axes that a finger scrolls: those with more content than room, or that always bounce.
  var scrollableAxes: (x: Bool, y: Bool) {
    let edges = restingEdges
    return (
      edges.x.lowerBound < edges.x.upperBound || (bounces && alwaysBounceHorizontal),
      edges.y.lowerBound < edges.y.upperBound || (bounces && alwaysBounceVertical)
    )
  }

  /// Where momentum takes the content, possibly beyond the edges; by pages if it is paged.
  fileprivate func goal(velocity: CGPoint) -> CGPoint {
    let rate = ScrollPhysics.plausible(rate: decelerationRate.rawValue)
    func goal(_ offset: CGFloat, _ velocity: CGFloat, page: CGFloat) -> CGFloat {
      guard isPagingEnabled, page > 0 else {
        return offset + ScrollPhysics.projection(velocity: velocity, rate: rate)
      }
      let place = offset / page
      return page * (velocity == 0 ? place.rounded() : velocity < 0 ? floor(place) : ceil(place))
    }
    return CGPoint(
      x: goal(contentOffset.x, velocity.x, page: bounds.width),
      y: goal(contentOffset.y, velocity.y, page: bounds.height))
  }
}
