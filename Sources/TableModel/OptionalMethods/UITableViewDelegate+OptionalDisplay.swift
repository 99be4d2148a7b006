import Foundation

extension OptionalMethods where Receiver == any UITableViewDelegate {
  /// `tableView(_:willDisplay:forRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  /// `tableView(_:willDisplayHeaderView:forSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    result { receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  /// `tableView(_:willDisplayFooterView:forSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    result { receiver.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  /// `tableView(_:didEndDisplaying:forRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    result { receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  /// `tableView(_:didEndDisplayingFooterView:forSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    result { receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  /// `tableView(_:heightForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    guard receiver.responds(to: "tableView:heightForRowAtIndexPath:") else { return nil }
    return receiver.tableView(tableView, heightForRowAt: indexPath).implemented
  }

  /// `tableView(_:heightForHeaderInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    guard receiver.responds(to: "tableView:heightForHeaderInSection:") else { return nil }
    return receiver.tableView(tableView, heightForHeaderInSection: section).implemented
  }

  /// `tableView(_:heightForFooterInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    guard receiver.responds(to: "tableView:heightForFooterInSection:") else { return nil }
    return receiver.tableView(tableView, heightForFooterInSection: section).implemented
  }

  /// `tableView(_:estimatedHeightForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    guard receiver.responds(to: "tableView:estimatedHeightForRowAtIndexPath:") else { return nil }
    return receiver.tableView(tableView, estimatedHeightForRowAt: indexPath).implemented
  }

  /// `tableView(_:estimatedHeightForHeaderInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    guard receiver.responds(to: "tableView:estimatedHeightForHeaderInSection:") else { return nil }
    return receiver.tableView(tableView, estimatedHeightForHeaderInSection: section).implemented
  }

  /// `tableView(_:estimatedHeightForFooterInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    guard receiver.responds(to: "tableView:estimatedHeightForFooterInSection:") else { return nil }
    return receiver.tableView(tableView, estimatedHeightForFooterInSection: section).implemented
  }

  /// `tableView(_:viewForHeaderInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard receiver.responds(to: "tableView:viewForHeaderInSection:") else { return nil }
    return implemented(receiver.tableView(tableView, viewForHeaderInSection: section))
  }

  /// `tableView(_:viewForFooterInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard receiver.responds(to: "tableView:viewForFooterInSection:") else { return nil }
    return implemented(receiver.tableView(tableView, viewForFooterInSection: section))
  }

  /// `tableView(_:indentationLevelForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    optional { receiver.tableView(tableView, indentationLevelForRowAt: indexPath) }?.implemented
  }
}

extension UITableViewDelegate {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDelegate>? {
    OptionalMethods(self)
  }

  /// `tableViewDidEndMultipleSelectionInteraction(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    ((UITableView) -> Void)?
  { { self.tableViewDidEndMultipleSelectionInteraction($0) } }
}
