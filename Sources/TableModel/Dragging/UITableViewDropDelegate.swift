import Foundation

/// Takes what is dropped into a table (iOS 11).
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table takes part in a drag over it (iOS 11).
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag comes over the table (iOS 11).
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do where the drag is now (iOS 11); `destinationIndexPath` is nil
  /// over no row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table (iOS 11).
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was over the table has ended (iOS 11).
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Inert: nothing is drawn.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITableViewDropDelegate {
  /// Default implementation: returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { NotImplemented.note() }
  /// What a delegate without the method means: the drop is performed, without showing where
  /// (Apple, Supporting drag and drop in table views).
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { NotImplemented.noting(UITableViewDropProposal(operation: .copy)) }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    NotImplemented.note()
  }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { NotImplemented.noting(nil) }
}
