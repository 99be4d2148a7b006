#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Drags out of the table

extension TableProbe: UITableViewDragDelegate {
  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note(.itemsForBeginning, indexPath, value: dragItems?(indexPath) ?? [])
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    note(.itemsForAddingTo, indexPath, value: addedDragItems?(indexPath) ?? [])
  }

  /// Returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMoveOperation }
}

// MARK: - Drops on the table

extension TableProbe: UITableViewDropDelegate {
  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note(.canHandle, value: canHandleDrop?(session) ?? true)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note(
      .dropSessionDidUpdate, destinationIndexPath ?? [],
      value: dropProposal?(destinationIndexPath) ?? UITableViewDropProposal(operation: .copy))
  }

  /// Logs the call and runs its closure.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    note(.performDrop, coordinator.destinationIndexPath ?? [])
    performDrop?(coordinator)
  }
}
