import Foundation

/// How the focus moves; inert: there is no focus engine.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {}

/// How the focus moves in a table; inert: there is no focus engine.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?
}

/// Runs along with the focus; inert: there is no focus engine.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
}

/// A drag that rests on a view; inert: nothing is dragged.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that opens.
  var targetView: UIView? { get set }
  /// What in the view opens.
  var targetItem: Any? { get set }
  /// Where the drag is.
  func location(in view: UIView?) -> CGPoint
}
