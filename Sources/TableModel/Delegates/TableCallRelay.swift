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
