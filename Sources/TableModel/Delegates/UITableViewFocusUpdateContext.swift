import Foundation

/// How the focus moves in a table; inert: there is no focus engine.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
