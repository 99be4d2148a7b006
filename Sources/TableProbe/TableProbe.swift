import RunRecord

#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// Watches a table and logs every call that it makes.
///
/// `TableProbe(watching:)` watches a table of an app: each call goes on to the app's own data source
/// and delegate, and is logged if they implement the method.
///
///     let feed = FeedViewController()
///     let probe = TableProbe(watching: feed)
///     probe.show()
///     #expect(probe.count(.heightForRow, at: [0, 0]) == 1)
///
/// `TableProbe(rows:)` is itself the data source and delegate of a new table, with closures as
/// methods. A closure that is nil means a method that is not implemented: its
/// `responds(to:)` is false, as that of a class without the method. Set the closures before
/// ``show()``, since a table calls it once.
///
///     let probe = TableProbe(rows: 12)
///     probe.estimatedHeightForRow = { _ in 44 }
///     probe.heightForRow = { _ in 60 }
///     probe.show()
///     #expect(probe.count(.heightForRow, at: [0, 0]) == 1)
/// - Logs: `UITableViewDataSource`, `UITableViewDelegate`,
///   `UITableViewDataSourcePrefetching`, `UITableViewDragDelegate`, `UITableViewDropDelegate`
@MainActor public final class TableProbe: NSObject {
  /// The table that is watched; for a controller, the first in its view, which is loaded for it. An
  /// empty table if it has none.
  public var table: UITableView { knownTable ?? loadTable() }
  var knownTable: UITableView?
  /// The controller that is watched.
  let controller: UIViewController?
  /// The data source and delegate that the probe was given, which tables do not keep.
  let keptObjects: [AnyObject]
  #if canImport(UIKit)
    /// What replaces the delegate and the data sources of a watched table.
    var forwarding: CallForwarding?
  #endif
  /// Whether the probe is the data source and delegate of its table.
  let isOwn: Bool
  /// The window that ``show()`` puts the table into.
  public let window: UIWindow
  /// What the probe is called where a case has several, for example in the chart of their offsets.
  public var name: String?
  /// How many rows each section has; change it as a model would change.
  public var rows: [Int]

  /// The value of `numberOfSections`; nil leaves the method out when there is one section.
  public var numberOfSections: (() -> Int)?
  /// The cell of a row; by default a plain cell that is reused.
  public var cellForRow: ((IndexPath) -> UITableViewCell)?
  /// The height of a row, in points.
  public var heightForRow: ((IndexPath) -> CGFloat)?
  /// The estimate of a row, in points.
  public var estimatedHeightForRow: ((IndexPath) -> CGFloat)?
  /// Called when a cell is about to be shown, after it was logged.
  public var willDisplay: ((UITableViewCell, IndexPath) -> Void)?
  /// Called when a cell has left the screen, after it was logged.
  public var didEndDisplaying: ((UITableViewCell, IndexPath) -> Void)?
  /// The title of a header.
  public var titleForHeader: ((Int) -> String?)?
  /// The title of a footer.
  public var titleForFooter: ((Int) -> String?)?
  /// The height of a header, in points.
  public var heightForHeader: ((Int) -> CGFloat)?
  /// The height of a footer, in points.
  public var heightForFooter: ((Int) -> CGFloat)?
  /// The estimate of a header, in points.
  public var estimatedHeightForHeader: ((Int) -> CGFloat)?
  /// The estimate of a footer, in points.
  public var estimatedHeightForFooter: ((Int) -> CGFloat)?
  /// The view of a header.
  public var viewForHeader: ((Int) -> UIView?)?
  /// The view of a footer.
  public var viewForFooter: ((Int) -> UIView?)?

  /// Whether a row can be edited.
  public var canEdit: ((IndexPath) -> Bool)?
  /// Whether a row can be moved.
  public var canMove: ((IndexPath) -> Bool)?
  /// What editing offers for a row.
  public var editingStyle: ((IndexPath) -> UITableViewCell.EditingStyle)?
  /// Applies what editing commits.
  public var commit: ((UITableViewCell.EditingStyle, IndexPath) -> Void)?
  /// Moves a row of the model.
  public var moveRow: ((_ source: IndexPath, _ target: IndexPath) -> Void)?
  /// Where a row lands that is dragged to a place.
  public var targetForMove: ((_ source: IndexPath, _ proposed: IndexPath) -> IndexPath)?
  /// The actions at the leading edge of a row.
  public var leadingSwipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions at the trailing edge of a row.
  public var trailingSwipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// What is dragged when a row is lifted; with it the probe is the table's drag delegate.
  public var dragItems: ((IndexPath) -> [UIDragItem])?
  /// What is dragged along when another row is tapped.
  public var addedDragItems: ((IndexPath) -> [UIDragItem])?
  /// Whether what is dragged may be moved, as against copied.
  public var allowsMoveOperation = true
  /// Whether the table takes part in a drag over it.
  public var canHandleDrop: ((any UIDropSession) -> Bool)?
  /// What a drop at a row, or at none, would do; with it the probe is the table's drop delegate.
  public var dropProposal: ((IndexPath?) -> UITableViewDropProposal)?
  /// Handles what was dropped; with it the probe is the table's drop delegate.
  public var performDrop: ((any UITableViewDropCoordinator) -> Void)?
  /// Whether the probe is the table's prefetching data source.
  public var isPrefetching = false
  /// The context menu of a row.
  public var contextMenu: ((IndexPath) -> UIContextMenuConfiguration?)?
  /// Handles a tap on a menu's preview.
  public var commitPreview:
    ((UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void)?
  /// Whether a touched row is highlighted.
  public var shouldHighlight: ((IndexPath) -> Bool)?
  /// Which row is selected for a touched one; nil for none.
  public var willSelect: ((IndexPath) -> IndexPath?)?

  /// Which calls go into the trace; the log has all of them.
  public var traced = Set(ProbeEvent.Call.allCases)
  /// The only row whose calls go into the trace; nil for all.
  public var tracedRow: IndexPath?
  /// Whether the trace gives the cell's frame with every call about a row, as against with the
  /// calls about display alone.
  public var tracesFrames = false
  /// Whether a height request looks up its cell with `cellForRow(at:)`, to log whether it is
  /// available; by default only where an estimate keeps that from rebuilding the table.
  public var looksUpCells: Bool?

  /// Every call of the table, in order.
  public private(set) var log: [ProbeEvent] = []
  /// The cells made for the rows, kept as an app might keep them.
  public internal(set) var madeCells: [IndexPath: UITableViewCell] = [:]
  private let source = TraceRecorder.Source()
  /// Events that are logged once it is known which of them are.
  private var pending: [PendingEvent] = []
  /// How many calls are running of which it is not known yet.
  private var holds = 0

  /// A probe of a new table of one section.
  public convenience init(
    rows: Int, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 568)
  ) {
    self.init(rows: [rows], style: style, size: size)
  }

  /// A probe of a new table with a section for each number of rows.
  public init(
    rows: [Int], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 568)
  ) {
    self.rows = rows
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    knownTable = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    (controller, keptObjects, isOwn) = (nil, [], true)
    super.init()
  }

  init(
    table: UITableView?, controller: UIViewController?, keeping keptObjects: [AnyObject],
    size: CGSize
  ) {
    rows = []
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    knownTable = table
    (self.controller, self.keptObjects, isOwn) = (controller, keptObjects, false)
    super.init()
  }

  // MARK: Doing

  /// Becomes the table's data source and delegate without showing it; nothing for a table that has
  /// others.
  public func attach() {
    guard isOwn else { return }
    if table.delegate !== self { table.delegate = self }
    if table.dataSource !== self { table.dataSource = self }
    if isPrefetching { table.prefetchDataSource = self }
    if dragItems != nil { table.dragDelegate = self }
    if dropProposal != nil || performDrop != nil { table.dropDelegate = self }
  }

  /// Puts the table into its window, or makes its controller the window's root, and lets everything
  /// lay itself out.
  public func show() {
    attach()
    if let controller {
      _ = table
      window.rootViewController = controller
    } else if table.window == nil {
      window.addSubview(table.outermostView)
    }
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets everything finish that has been started: layout, animations, work for later.
  public func settle() {
    Self.settle()
    recordScroll(isAtRest: true)
  }

  /// Lets everything that waits for the main loop happen.
  public static func settle() { MainRunLoop.settle() }

  /// Lets the clock run for some seconds, as while someone waits for data.
  public func wait(for duration: TimeInterval) {
    recordScroll(isAtRest: false)
    MainRunLoop.run(for: duration)
    recordScroll(isAtRest: false)
  }

  /// Calls `reloadData()` and lets the table lay itself out.
  public func reload() {
    table.reloadData()
    settle()
  }

  /// Moves the content offset to `y` at once and lets the table lay itself out.
  public func scroll(to y: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: y)
    settle()
  }

  /// Scrolls down by `distance` points in steps, with layout after each, as a finger would.
  public func scroll(by distance: CGFloat, steps: Int = 1) {
    let start = table.contentOffset.y
    for step in 1...max(steps, 1) {
      scroll(to: start + distance * CGFloat(step) / CGFloat(max(steps, 1)))
    }
  }

  // MARK: Reading

  /// Forgets the log so far; the trace of the case goes on.
  public func clear() { log.removeAll() }

  /// The logged events of a call, of all rows or of one.
  public func events(_ call: ProbeEvent.Call, at path: IndexPath? = nil) -> [ProbeEvent] {
    log.filter { event in event.call == call && (path.map { event.path == Array($0) } ?? true) }
  }

  /// How often a call was made, for all rows or for one.
  public func count(_ call: ProbeEvent.Call, at path: IndexPath? = nil) -> Int {
    events(call, at: path).count
  }

  /// The calls about one row, in order.
  public func calls(at path: IndexPath) -> [ProbeEvent.Call] {
    log.filter { $0.path == Array(path) }.map(\.call)
  }

  /// The rows that a call was made for, each once, in the order of their first call.
  public func rows(of call: ProbeEvent.Call) -> [IndexPath] {
    var seen: Set<IndexPath> = []
    return events(call).compactMap(\.indexPath).filter { seen.insert($0).inserted }
  }

  /// The vertical content offsets that the table reported since the log was cleared, in order.
  public var offsets: [CGFloat] { events(.didScroll).compactMap(\.number) }
}

// MARK: - Logging

extension TableProbe {
  /// Logs a call with the value that it returns or has as an argument, and returns the value.
  @discardableResult func note<Value: LoggedValue>(
    _ call: ProbeEvent.Call, _ path: IndexPath = [], value: Value, isCellAvailable: Bool? = nil,
    frame: CGRect? = nil
  ) -> Value {
    note(
      call, path, answer: value.loggedText, number: value.loggedNumber,
      isCellAvailable: isCellAvailable, frame: frame)
    return value
  }

  func note(
    _ call: ProbeEvent.Call, _ path: IndexPath = [], answer: String? = nil, number: CGFloat? = nil,
    isCellAvailable: Bool? = nil, frame: CGRect? = nil
  ) {
    let event = ProbeEvent(
      call: call, path: Array(path), answer: answer, number: number,
      isCellAvailable: isCellAvailable, frame: frame, time: clock)
    if call == .didScroll { recordScroll(isAtRest: false) }
    if holds == 0 {
      commit(event)
    } else {
      pending.append(PendingEvent(event: event))
    }
  }

  private func commit(_ event: ProbeEvent) {
    log.append(event)
    if isTraced(event) { TraceRecorder.current?.record(traceEvent(of: event)) }
  }

  private func isTraced(_ event: ProbeEvent) -> Bool {
    traced.contains(event.call)
      && tracedRow.map { event.path.isEmpty || event.path == Array($0) } ?? true
  }

  /// Holds the events that `body` notes, and all later ones, until `release` decides whether they are
  /// logged: a call comes before what it causes, and whether it is one is known only afterwards.
  func hold(_ body: (TableProbe) -> Void) -> Range<Int> {
    holds += 1
    let start = pending.count
    body(self)
    return start..<pending.count
  }

  /// Logs or drops what was held.
  func release(_ held: Range<Int>, keeping isKept: Bool) {
    if !isKept { for index in held { pending[index].isKept = false } }
    holds -= 1
    guard holds == 0 else { return }
    let events = pending.filter(\.isKept)
    pending = []
    for held in events { commit(held.event) }
  }

  private struct PendingEvent {
    var event: ProbeEvent
    var isKept = true
  }

  /// Samples where the content is, whether or not the call goes into the trace.
  private func recordScroll(isAtRest: Bool) {
    guard let recorder = TraceRecorder.current else { return }
    let sample = ScrollCurve.Sample(
      time: clock, offset: Double(table.contentOffset.y),
      top: -Double(table.adjustedContentInset.top),
      isRefreshing: table.refreshControl?.isRefreshing ?? false)
    recorder.record(sample, of: source, name: name, isAtRest: isAtRest)
  }

  private var clock: TimeInterval {
    #if canImport(UIKit)
      ProcessInfo.processInfo.systemUptime
    #else
      MainLoop.now
    #endif
  }

  /// The calls whose trace always gives the frame.
  private static let framedCalls: Set<ProbeEvent.Call> = [.willDisplay]

  func traceEvent(of event: ProbeEvent) -> TraceEvent {
    let showsFrame = tracesFrames || Self.framedCalls.contains(event.call)
    return TraceEvent(
      call: event.call.rawValue, path: event.path, answer: event.answer,
      cell: event.isCellAvailable.map { $0 ? .available : .none },
      frame: showsFrame ? event.frame.map(Self.numbers) : nil, time: event.time)
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }

  /// Whether the table has the row's cell; nil where looking would rebuild the table.
  func availability(of path: IndexPath) -> Bool? {
    let canLook = estimatedHeightForRow != nil || table.estimatedRowHeight != 0
    guard looksUpCells ?? canLook else { return nil }
    return table.cellForRow(at: path) != nil
  }
}
