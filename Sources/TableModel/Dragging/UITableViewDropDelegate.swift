import Foundation

/// Takes what is dropped into a table (iOS 11).
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// - Required: nothing
  /// - Call: `performDrop, at: coordinator.destinationIndexPath ?? []`
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table takes part in a drag over it (iOS 11).
  /// - Optional: `true`
  /// - Call: `canHandle`
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag comes over the table (iOS 11).
  /// - Optional: nothing
  /// - Call: `dropSessionDidEnter`
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the drag is now (iOS 11); `destinationIndexPath` is nil
  /// over no row. Without the method the drop is performed, without showing where (Apple, Supporting
  /// drag and drop in table views).
  /// - Optional: `UITableViewDropProposal(operation: .copy)`
  /// - Call: `dropSessionDidUpdate`
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table (iOS 11).
  /// - Optional: nothing
  /// - Call: `dropSessionDidExit`
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was over the table has ended (iOS 11).
  /// - Optional: nothing
  /// - Call: `dropSessionDidEnd`
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Inert: nothing is drawn.
  /// - Optional: `nil`
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
