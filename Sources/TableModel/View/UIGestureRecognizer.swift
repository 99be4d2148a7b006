import Foundation

/// A recogniser of gestures; the model's scripted touches set its state.
@MainActor open class UIGestureRecognizer: NSObject {
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

  public override init() { super.init() }
}

/// A recogniser of drags.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  var translation = CGPoint.zero
  var velocity = CGPoint.zero

  /// How far the finger has moved since the drag began, in points.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// The finger's speed in points a second.
  open func velocity(in view: UIView?) -> CGPoint { velocity }
}
