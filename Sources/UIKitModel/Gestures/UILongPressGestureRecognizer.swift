import Foundation

/// A recognizer of long presses. It begins when the fingers have rested, and goes on until they
/// leave.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that the gesture takes.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var starts: [UITouch: CGPoint] = [:]
  private var timeout: RunLoopModel.Token?

  override var isWaiting: Bool { taps > 0 && taps <= numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = touch.windowLocation }
    timeout?.invalidate()
    if self.touches.count > numberOfTouchesRequired { return end() }
    guard self.touches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else {
      return
    }
    timeout = AppProcess.current.loop.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    let isFar = touches.contains { touch in
      starts[touch].map { touch.windowLocation.distance(to: $0) > allowableMovement } ?? false
    }
    if isFar { end() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.invalidate()
    guard state == .possible else { return state = .ended }
    guard taps < numberOfTapsRequired else { return end() }
    taps += 1
    timeout = AppProcess.current.loop.schedule(after: Gesture.tapInterval) { [weak self] in
      self?.end()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  private func end() {
    timeout?.invalidate()
    state = state == .possible ? .failed : .ended
  }

  open override func reset() {
    timeout?.invalidate()
    (taps, starts) = (0, [:])
  }
}
