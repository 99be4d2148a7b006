import Foundation

/// A recognizer of swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public let rawValue: UInt

    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions of the swipe.
  open var direction = Direction.right
  /// The number of fingers that the gesture takes.
  open var numberOfTouchesRequired = 1

  private var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired, let center else { return }
    start = (center, AppProcess.current.loop.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let center else { return }
    guard AppProcess.current.loop.now - start.time <= Gesture.swipeDuration else {
      return state = .failed
    }
    let (x, y) = (center.x - start.place.x, center.y - start.place.y)
    let way = max(abs(x), abs(y))
    if way >= Gesture.slop, !direction.contains(Self.direction(x, y)) { return state = .failed }
    if min(abs(x), abs(y)) > Gesture.swipeDeviation { return state = .failed }
    // Where the finger was when the gesture began (Apple, `UISwipeGestureRecognizer`).
    if way >= Gesture.swipeDistance {
      place = start.place
      state = .ended
    }
  }

  private static func direction(_ x: CGFloat, _ y: CGFloat) -> Direction {
    if abs(x) >= abs(y) { return x > 0 ? .right : .left }
    return y > 0 ? .down : .up
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
  open override func reset() { start = nil }
}
