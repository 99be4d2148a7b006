import Foundation

extension OptionalMethods where Receiver == any UITableViewDelegate {
  /// `tableView(_:editingStyleForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    optional { receiver.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    optional { receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  }

  /// `tableView(_:shouldIndentWhileEditingRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    optional { receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  /// `tableView(_:willBeginEditingRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  /// `tableView(_:didEndEditingRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    result { receiver.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    optional {
      receiver.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// `tableView(_:editActionsForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    optional { receiver.tableView(tableView, editActionsForRowAt: indexPath) }
  }

  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    optional { receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  }

  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    optional { receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  }
}
