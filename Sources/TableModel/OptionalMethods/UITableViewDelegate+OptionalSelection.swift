import Foundation

extension OptionalMethods where Receiver == any UITableViewDelegate {
  /// `tableView(_:accessoryButtonTappedForRowWith:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  /// `tableView(_:shouldHighlightRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    optional { receiver.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  /// `tableView(_:didHighlightRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  /// `tableView(_:didUnhighlightRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  /// `tableView(_:willSelectRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    optional { receiver.tableView(tableView, willSelectRowAt: indexPath) }
  }

  /// `tableView(_:willDeselectRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    optional { receiver.tableView(tableView, willDeselectRowAt: indexPath) }
  }

  /// `tableView(_:didSelectRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    result { receiver.tableView(tableView, didSelectRowAt: indexPath) }
  }

  /// `tableView(_:didDeselectRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  /// `tableView(_:canPerformPrimaryActionForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    optional { receiver.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }

  /// `tableView(_:performPrimaryActionForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    optional { receiver.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// `tableView(_:didBeginMultipleSelectionInteractionAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }
}
