import RunRecord
import ScreenTesting

#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - Watching an app's table

extension TableProbe {
  /// The size of the window of a watched controller or table, in points: that of the probe's own
  /// tables.
  public static let defaultSize = CGSize(width: 320, height: 568)

  /// A probe of the first table in a controller's view.
  ///
  /// ``show()`` makes the controller the root of a window of `size` points; a navigation or tab bar
  /// controller shows the table of its top or selected controller.
  public convenience init(watching controller: UIViewController, size: CGSize = defaultSize) {
    self.init(table: nil, controller: controller, keeping: [], size: size)
  }

  /// A probe of a table that has its data source and delegate, or gets them later.
  ///
  /// ``show()`` puts a table without a window into one, with the views it is in.
  public convenience init(watching table: UITableView) {
    self.init(
      table: table, controller: nil, keeping: [],
      size: table.outermostView.bounds.isEmpty
        ? Self.defaultSize : table.outermostView.bounds.size)
    if table.bounds.isEmpty, table.superview == nil { table.frame = window.bounds }
    relay(table)
  }

  /// A probe of a new table with the app's data source and delegate, which the probe keeps alive.
  public convenience init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil,
    style: UITableView.Style = .plain, size: CGSize = defaultSize
  ) {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    self.init(
      table: table, controller: nil,
      keeping: [dataSource as AnyObject] + (delegate.map { [$0 as AnyObject] } ?? []), size: size)
    table.dataSource = dataSource
    table.delegate = delegate
    relay(table)
  }

  /// The trace of what the table does during `body` and until it has settled, a line a call, in the
  /// form of a `trace` block.
  public func trace(of body: () throws -> Void) rethrows -> String {
    let start = log.count
    try body()
    settle()
    let events = log.dropFirst(start).map { traceEvent(of: $0) }
    return TraceText.lines(of: Trace(events: events)).joined(separator: "\n")
  }
}

// MARK: - The table of a controller

extension TableProbe {
  /// Loads the controller's view and finds its table; calls that the table makes meanwhile are
  /// logged, too.
  func loadTable() -> UITableView {
    let made = relayingNewTables { controller?.shownController.loadViewIfNeeded() }
    let table =
      controller?.shownController.view.first(UITableView.self) ?? UITableView(frame: .zero)
    knownTable = table
    for other in made where other !== table { unrelay(other) }
    if !made.contains(table) { relay(table) }
    return table
  }

  #if !canImport(UIKit)
    /// Has the calls of the table pass through the probe.
    private func relay(_ table: UITableView) { table.relay = CallRelay(probe: self) }

    private func unrelay(_ table: UITableView) { table.relay = nil }

    /// The tables that are made during `body`, each relayed from its beginning.
    private func relayingNewTables(during body: () -> Void) -> [UITableView] {
      var made: [UITableView] = []
      let observer = TableCreationObserver {
        self.relay($0)
        made.append($0)
      }
      TableCreationObserver.$current.withValue(observer, operation: body)
      return made
    }
  #else
    /// Has the calls of the table pass through the probe; on UIKit from now on, and its properties
    /// return what replaces them.
    private func relay(_ table: UITableView) {
      forwarding = CallForwarding(of: table, probe: self)
    }

    private func unrelay(_ table: UITableView) {}

    /// No table: UIKit has no hook for tables that are made.
    private func relayingNewTables(during body: () -> Void) -> [UITableView] {
      body()
      return []
    }
  #endif

  /// Whether the table has the row's cell, where that is to be logged; it is not by default, since
  /// looking it up may make the table work.
  func lookedUpCell(at path: IndexPath) -> Bool? {
    looksUpCells == true ? table.cellForRow(at: path) != nil : nil
  }
}

extension UIViewController {
  /// The controller whose view a container shows.
  fileprivate var shownController: UIViewController {
    contained?.shownController ?? self
  }
}

extension UIView {
  /// The view without a superview that this one is in.
  var outermostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
