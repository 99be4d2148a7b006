import Foundation

/// A recognizer of pinches with two fingers.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers in parts of the one at first, or of the scale that was set last.
  open var scale: CGFloat = 1
  /// By how much the scale changes in a second.
  open var velocity: CGFloat { fingers.speed }

  private var fingers = TwoFingers()
  private var length: CGFloat = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = fingers.begin(with: self.touches) else { return }
    length = max(hypot(span.dx, span.dy), 1)
    scale = 1
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = TwoFingers.span(of: self.touches) else { return }
    let now = max(hypot(span.dx, span.dy), 1)
    let isPossible = storedState == .possible
    guard !isPossible || abs(now - length) >= Gesture.pinchSlop else { return }
    fingers.note(scale * now / length - scale)
    scale *= now / length
    length = now
    state = isPossible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endTwoFingers(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  open override func reset() { (scale, fingers) = (1, TwoFingers()) }
}
