import Foundation

/// The drag that a script makes.
@MainActor final class DragSession: NSObject, UIDragSession {
  /// Where an item was lifted.
  struct Source {
    weak var table: UITableView?
    /// The row it was in; nil once its table was updated or reloaded.
    var path: IndexPath?
  }

  private(set) var items: [UIDragItem] = []
  private var sources: [ObjectIdentifier: Source] = [:]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in the window.
  var location: CGPoint
  weak var window: UIWindow?
  /// The table that the drag began in; nil for one from another application.
  weak var table: UITableView?

  init(in window: UIWindow, at location: CGPoint) {
    self.window = window
    self.location = location
  }

  func location(in view: UIView) -> CGPoint { view.convert(location, from: window) }

  func add(_ items: [UIDragItem], from path: IndexPath? = nil, of table: UITableView? = nil) {
    self.items += items
    for item in items { sources[ObjectIdentifier(item)] = Source(table: table, path: path) }
  }

  /// The row of `table` that an item was lifted from, as long as the table is as it was then.
  func source(of item: UIDragItem, in table: UITableView) -> IndexPath? {
    sources[ObjectIdentifier(item)].flatMap { $0.table === table ? $0.path : nil }
  }

  /// The table was updated or reloaded: its rows are not those that were lifted.
  func discardSources(in table: UITableView) {
    for (item, source) in sources where source.table === table { sources[item]?.path = nil }
  }
}
