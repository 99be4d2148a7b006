import Foundation
import SystemVersions

/// The data source and the delegates as their table calls them.
///
/// Each call goes to the object that the table's relay puts in the place of the app's, spares the
/// optional methods that the object is known to lack, and turns what comes back into values that
/// the table can use.
@MainActor final class DelegateCalls {
  unowned let table: UITableView

  /// What the table calls: the object that it was given, also where a subclass that gave it a proxy
  /// returns another one from the property. Model's choice; no public source.
  private(set) weak var storedDataSource: (any UITableViewDataSource)?
  /// What a broken table keeps alive.
  private var keptDataSource: (any UITableViewDataSource)?
  private(set) weak var storedDelegate: (any UITableViewDelegate)?

  /// The optional methods that the data source and the delegate do not implement, as far as known.
  private(set) var unimplemented: Methods = []

  init(_ table: UITableView) { self.table = table }

  func setDataSource(_ dataSource: (any UITableViewDataSource)?) {
    storedDataSource = Fault.losesDataSource.isOn ? nil : dataSource
    if Fault.keepsDataSource.isOn { keptDataSource = dataSource }
    findUnimplemented(
      Methods.ofUITableViewDataSource,
      responds: storedDataSource.map { source in { source.responds(to: $0) } })
  }

  func setDelegate(_ delegate: (any UITableViewDelegate)?) {
    guard delegate != nil || !Fault.keepsDelegate.isOn else { return }
    storedDelegate = delegate
    findUnimplemented(
      Methods.ofUITableViewDelegate,
      responds: storedDelegate.map { delegate in { delegate.responds(to: $0) } })
  }

  // MARK: What is called

  var dataSource: (any UITableViewDataSource)? {
    guard let relay = table.relay else { return storedDataSource }
    return storedDataSource.map { relay.relayed($0) }
  }

  var delegate: (any UITableViewDelegate)? {
    guard let relay = table.relay else { return storedDelegate }
    return storedDelegate.map { relay.relayed($0) }
  }

  var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    guard let relay = table.relay else { return table.prefetchDataSource }
    return table.prefetchDataSource.map { relay.relayed($0) }
  }

  var dragDelegate: (any UITableViewDragDelegate)? {
    guard let relay = table.relay else { return table.dragDelegate }
    return table.dragDelegate.map { relay.relayed($0) }
  }

  var dropDelegate: (any UITableViewDropDelegate)? {
    guard let relay = table.relay else { return table.dropDelegate }
    return table.dropDelegate.map { relay.relayed($0) }
  }

  // MARK: What is implemented

  /// Finds which optional methods are known to be missing before they are called: those to which an
  /// object does not respond; none without an object.
  private func findUnimplemented(
    _ methods: [(method: Methods, name: Selector)], responds: ((Selector) -> Bool)?
  ) {
    for (method, name) in methods {
      if responds?(name) == false {
        unimplemented.insert(method)
      } else {
        unimplemented.remove(method)
      }
    }
  }

  /// Whether the delegate may implement `method`: `responds(to:)` returned true, and the default
  /// implementation was not called so far.
  func implements(_ method: Methods) -> Bool {
    !unimplemented.contains(method) && storedDelegate != nil
  }

  /// The default implementation of a method was called.
  func recordUnimplemented(_ method: Methods) { unimplemented.insert(method) }

  /// The delegate, unless it is known to lack `method`.
  func delegate(for method: Methods) -> (any UITableViewDelegate)? {
    unimplemented.contains(method) ? nil : delegate
  }

  /// The data source, unless it is known to lack `method`.
  func dataSource(for method: Methods) -> (any UITableViewDataSource)? {
    unimplemented.contains(method) ? nil : dataSource
  }
}
