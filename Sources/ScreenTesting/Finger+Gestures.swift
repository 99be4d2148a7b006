#if !canImport(UIKit)
  public import Foundation

  // MARK: - Whole gestures

  extension Finger {
    /// How long a finger rests before it leaves without momentum, in seconds; the model's choice.
    private static let rest: TimeInterval = 0.1

    /// Moves by a way in points within `duration` seconds, rests, and leaves without momentum.
    public func drag(by way: CGPoint, duration: TimeInterval = 0.5) {
      move(by: way, duration: duration)
      hold(for: Self.rest)
      lift()
    }

    /// Leaves up or down at `velocity` points a second, downwards if positive.
    public func fling(velocity: CGFloat) {
      move(by: velocity * CGFloat(Self.rest), duration: Self.rest)
      lift()
    }
  }
#endif
