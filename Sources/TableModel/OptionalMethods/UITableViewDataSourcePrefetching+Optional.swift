import Foundation

extension OptionalMethods where Receiver == any UITableViewDataSourcePrefetching {
  /// `tableView(_:cancelPrefetchingForRowsAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    result { receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}

extension UITableViewDataSourcePrefetching {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDataSourcePrefetching>?
  { OptionalMethods(self) }
}
