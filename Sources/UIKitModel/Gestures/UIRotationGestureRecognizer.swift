import Foundation

/// A recognizer of two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much the fingers have turned clockwise, in radians, counted from what was set last.
  open var rotation: CGFloat = 0
  /// By how much the rotation changes in a second.
  open var velocity: CGFloat { fingers.speed }

  private var fingers = TwoFingers()
  private var angle: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = fingers.begin(with: self.touches) else { return }
    angle = atan2(span.dy, span.dx)
    rotation = 0
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = TwoFingers.span(of: self.touches) else { return }
    let now = atan2(span.dy, span.dx)
    let way = (now - angle).remainder(dividingBy: 2 * .pi)
    let isPossible = storedState == .possible
    guard !isPossible || abs(way) >= Gesture.rotationSlop else { return }
    fingers.note(way)
    angle = now
    rotation += way
    state = isPossible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endTwoFingers(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  open override func reset() { (rotation, fingers) = (0, TwoFingers()) }
}
