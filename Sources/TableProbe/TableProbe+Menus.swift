#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Context menus

extension TableProbe {
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
}
