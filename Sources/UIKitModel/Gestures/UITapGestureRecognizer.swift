import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture takes.
  open var numberOfTapsRequired = 1
  /// The number of fingers that the gesture takes.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that tap; held.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  /// The most fingers of the tap that is made.
  private var fingers = 0
  private var starts: [UITouch: CGPoint] = [:]
  /// Where the tap before was.
  private var last: CGPoint?
  private var timeout: RunLoopModel.Token?

  override var isWaiting: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.invalidate()
    for touch in touches { starts[touch] = touch.windowLocation }
    fingers = max(fingers, self.touches.count)
    let isFar = last.map { place.distance(to: $0) > Gesture.tapDistance } ?? false
    if fingers > numberOfTouchesRequired || isFar { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: hasLeft) { state = .failed }
  }

  private func hasLeft(_ touch: UITouch) -> Bool {
    guard let start = starts[touch] else { return false }
    let (x, y) = (touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
    return max(abs(x), abs(y)) >= Gesture.slop
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The finger may have gone elsewhere with its last step.
    if touches.contains(where: hasLeft) { return state = .failed }
    guard self.touches.allSatisfy({ touches.contains($0) }) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    last = place
    fingers = 0
    guard taps < numberOfTapsRequired else { return state = .ended }
    timeout = AppProcess.current.loop.schedule(after: Gesture.tapInterval) { [weak self] in
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timeout?.invalidate()
    (taps, fingers, last, starts) = (0, 0, nil, [:])
  }

  /// A tap leaves those to be recognized that take more taps (Apple, `require(toFail:)`, where
  /// without it the single tap is recognized as well).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
