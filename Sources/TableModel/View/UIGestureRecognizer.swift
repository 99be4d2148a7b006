import Foundation

/// A recogniser of gestures; the model's scripted touches set its state.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The other name of the end.
    public static let recognized = State.ended
  }

  open var state = State.possible
  /// The view that it is attached to.
  public internal(set) weak var view: UIView?
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open var numberOfTouches: Int { 0 }

  /// A recogniser that tells nobody.
  public override init() { super.init() }

  /// Inert: a selector names no method without the Objective-C runtime; the target is not kept.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Inert: a selector names no method without the Objective-C runtime.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Inert: no target is kept.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Inert: no finger is recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The centre of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of drags.
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

/// A recogniser of taps. Inert: its target cannot be told.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A recogniser of long presses. Inert: its target cannot be told.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

/// A recogniser of swipes. Inert: its target cannot be told.
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

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// A recogniser of pinches. Inert: its target cannot be told.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Asked about gestures; every method is optional. Inert: no finger is recognised.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

/// What a delegate without the method means.
extension UIGestureRecognizerDelegate {
  /// What a delegate without the method answers.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// What a delegate without the method answers.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// What a delegate without the method answers.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
