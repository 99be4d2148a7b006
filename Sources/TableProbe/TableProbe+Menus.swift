#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Accessories and context menus

extension TableProbe {
  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    note(.accessoryTapped, indexPath)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note(.contextMenu, indexPath, value: contextMenu?(indexPath))
  }

  /// Logs the call and runs its closure.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    note(.willPerformPreviewAction)
    commitPreview?(configuration, animator)
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note(.willDisplayContextMenu)
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note(.willEndContextMenu)
  }
}
