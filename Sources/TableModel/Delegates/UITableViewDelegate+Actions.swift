import Foundation

// Default implementations of the methods of swiping, menus, focus and spring loading. Swipes and
// context menus are performed by scripts; the system moves no focus and springs nothing.

extension UITableViewDelegate {
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { NotImplemented.noting(nil) }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    added(AddedTableMethod.RowSwipes.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(nil)
  }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    added(AddedTableMethod.RowSwipes.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(nil)
  }
  /// Inert: nothing calls it. Default implementation: returns `false`.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(false) }
  /// Inert: nothing calls it. Default implementation: returns `false`.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { NotImplemented.noting(false) }
  /// Inert: nothing calls it. Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { NotImplemented.note() }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { NotImplemented.noting(nil) }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { NotImplemented.noting(nil) }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { NotImplemented.noting(nil) }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { NotImplemented.note() }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { NotImplemented.note() }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { NotImplemented.note() }
  /// Inert: nothing calls it. Default implementation: returns `true`.
  public func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(true) }
  /// Inert: nothing calls it. Default implementation: returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { NotImplemented.noting(true) }
  /// Inert: nothing calls it. Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { NotImplemented.note() }
  /// Inert: nothing calls it. Default implementation: returns `nil`.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    NotImplemented.noting(nil)
  }
  /// Inert: nothing calls it. Default implementation: returns `false`.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(false) }
  /// Inert: nothing calls it. Default implementation: returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { NotImplemented.noting(true) }
}
