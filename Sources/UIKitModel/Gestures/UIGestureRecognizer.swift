import Foundation

/// A recognizer of gestures; the model's scripted touches set its state.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The other name of the end.
    public static let recognized = State.ended
  }

  /// How far the gesture has come.
  open var state = State.possible
  /// The view that it is attached to.
  public internal(set) weak var view: UIView?
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// The delegate, which decides between recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognized gesture cancels the view's touches; read of taps.
  open var cancelsTouchesInView = true
  /// Whether the view gets a touch only after the gesture has failed; held.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of a touch only after the gesture has failed; held.
  open var delaysTouchesEnded = true
  /// A name for debugging (iOS 11).
  open var name: String?
  /// The number of touches of the gesture: always 0.
  open var numberOfTouches: Int { 0 }

  /// A recognizer without a target.
  public override init() { super.init() }

  /// Inert: a selector names no method without the Objective-C runtime; the target is not kept,
  /// and the console logs that it is never called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { logUncallable(action) }
  }

  /// Inert: a selector names no method without the Objective-C runtime.
  open func addTarget(_ target: Any, action: Selector) { logUncallable(action) }

  private func logUncallable(_ action: Selector) {
    AppProcess.current.logUncallable(
      action, of: "UIGestureRecognizer.addTarget(_:action:)", instead: "touches of the view")
  }
  /// Inert: no target is kept.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Inert: recognizers do not wait for each other.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The center of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  var translation = CGPoint.zero
  var velocity = CGPoint.zero

  /// Counts from `translation` on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  /// How far the finger has moved since the drag began, in points.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// The finger's speed in points a second.
  open func velocity(in view: UIView?) -> CGPoint { velocity }
}

/// A recognizer of taps. Its target cannot be called, but a tap of one finger that it recognizes is
/// taken away from the view under the finger, as documented for `cancelsTouchesInView` (Apple).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture takes; more than one are never recognized.
  open var numberOfTapsRequired = 1
  /// The number of fingers that the gesture takes; more than one are never recognized.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses. Inert: its target cannot be called.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points; held.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press; held.
  open var numberOfTapsRequired = 0
  /// The number of fingers that the gesture takes; held.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of swipes. Inert: its target cannot be called.
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
  /// The number of fingers that the gesture takes; held.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of pinches. Inert: its target cannot be called.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  /// The speed of the pinch: always 0.
  open var velocity: CGFloat { 0 }
}

/// Decides about gestures; every method is optional. It is called for taps.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer may recognize its gesture.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures are recognized together. Inert: nothing calls it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIGestureRecognizerDelegate {
  /// Default implementation: returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Default implementation: returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Default implementation: returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
