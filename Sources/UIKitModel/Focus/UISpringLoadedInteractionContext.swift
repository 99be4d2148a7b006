import Foundation

/// A drag that rests on a view; inert: nothing is dragged.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that opens.
  var targetView: UIView? { get set }
  /// What in the view opens.
  var targetItem: Any? { get set }
  /// Where the drag is.
  func location(in view: UIView?) -> CGPoint
}
