import Foundation

// What a delegate without one of the methods of swiping, menus, focus and spring loading means.
// Swipes and context menus are performed by scripts; the system moves no focus and springs nothing.

extension UITableViewDelegate {
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { NotImplemented.noting(nil) }
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { NotImplemented.noting(nil) }
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { NotImplemented.noting(nil) }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(false) }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { NotImplemented.noting(false) }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { NotImplemented.noting(nil) }
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { NotImplemented.noting(nil) }
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { NotImplemented.noting(nil) }
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(true) }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { NotImplemented.noting(true) }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Inert: no system asks it. What a delegate without the method answers.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    NotImplemented.noting(nil)
  }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { NotImplemented.noting(false) }
  /// Inert: no system asks it. What a delegate without the method answers.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { NotImplemented.noting(true) }
}
