import Foundation

/// How two fingers of a gesture move.
@MainActor struct TwoFingers {
  /// What the gesture changes by in a second, at the last move.
  private(set) var speed: CGFloat = 0
  private var lastMove: TimeInterval = 0

  /// The way from the first finger to the second one; nil with fewer.
  static func span(of touches: [UITouch]) -> CGVector? {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// The second finger has come down: the way to it; nil if another one has.
  mutating func begin(with touches: [UITouch]) -> CGVector? {
    guard touches.count == 2 else { return nil }
    lastMove = AppProcess.current.loop.now
    return Self.span(of: touches)
  }

  /// Counts a change of what the gesture measures.
  mutating func note(_ change: CGFloat) {
    let now = AppProcess.current.loop.now
    if now > lastMove { speed = change / (now - lastMove) }
    lastMove = now
  }
}

extension UIGestureRecognizer {
  /// Fingers of a gesture of two leave: it ends with the first of them.
  func endTwoFingers(_ leaving: Set<UITouch>) {
    let left = touches.filter { !leaving.contains($0) }
    if storedState != .possible {
      if left.count < 2 { state = .ended }
    } else if left.isEmpty {
      state = .failed
    }
  }
}
