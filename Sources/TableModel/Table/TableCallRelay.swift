/// Replaces the objects that a table calls, to observe the calls.
///
/// The table's own properties go on returning the app's objects, whose identity and lifetime do not
/// change; each call goes to what the relay returns for the object at that moment.
@MainActor package protocol TableCallRelay: AnyObject {
  /// What is called in place of the data source.
  func relayed(_ dataSource: any UITableViewDataSource) -> any UITableViewDataSource
  /// What is called in place of the delegate.
  func relayed(_ delegate: any UITableViewDelegate) -> any UITableViewDelegate
  /// What is called in place of the prefetching data source.
  func relayed(
    _ dataSource: any UITableViewDataSourcePrefetching
  ) -> any UITableViewDataSourcePrefetching
  /// What is called in place of the drag delegate.
  func relayed(_ delegate: any UITableViewDragDelegate) -> any UITableViewDragDelegate
  /// What is called in place of the drop delegate.
  func relayed(_ delegate: any UITableViewDropDelegate) -> any UITableViewDropDelegate
}

// MARK: - What is called

extension UITableView {
  var calledDataSource: (any UITableViewDataSource)? {
    guard let relay else { return storedDataSource }
    return storedDataSource.map { relay.relayed($0) }
  }

  var calledDelegate: (any UITableViewDelegate)? {
    guard let relay else { return storedTableDelegate }
    return storedTableDelegate.map { relay.relayed($0) }
  }

  var calledPrefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    guard let relay else { return prefetchDataSource }
    return prefetchDataSource.map { relay.relayed($0) }
  }

  var calledDragDelegate: (any UITableViewDragDelegate)? {
    guard let relay else { return dragDelegate }
    return dragDelegate.map { relay.relayed($0) }
  }

  var calledDropDelegate: (any UITableViewDropDelegate)? {
    guard let relay else { return dropDelegate }
    return dropDelegate.map { relay.relayed($0) }
  }
}

// MARK: - Tables to come

/// Is given each table that is made while it is the task's observer.
@MainActor package final class TableCreationObserver {
  let made: (UITableView) -> Void

  package init(_ made: @escaping (UITableView) -> Void) { self.made = made }
}

extension UITableView {
  @TaskLocal package static var creationObserver: TableCreationObserver?
}
