import Foundation

/// A drag that rests on a view; inert: nothing is dragged.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the drag has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that opens.
  var targetView: UIView? { get set }
  /// What in the view opens.
  var targetItem: Any? { get set }
  /// Where the drag is.
  func location(in view: UIView?) -> CGPoint
}

/// How far a drag has come that rests on a view (iOS 11).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}
