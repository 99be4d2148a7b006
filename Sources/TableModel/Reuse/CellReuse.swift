import Foundation
import SystemVersions

/// Makes a table's cells, headers and footers: of what is registered under their identifiers, or of
/// those that wait to be reused.
@MainActor final class CellReuse {
  /// The cell that the data source is making.
  private struct Making {
    let path: IndexPath
    /// What was dequeued for the row.
    var dequeued: UITableViewCell?
    /// The cell of the row that is configured again, if that is what happens.
    let reconfigured: UITableViewCell?
  }

  private unowned let table: UITableView
  private var cellSources: [String: ViewSource] = [:]
  private var headerFooterSources: [String: ViewSource] = [:]
  private var cells = ReusePool<UITableViewCell>()
  private var headersAndFooters = ReusePool<UITableViewHeaderFooterView>()
  private var making: Making?
  /// Empties the pools when memory is short.
  private var memoryWarnings: NotificationToken?

  init(_ table: UITableView) { self.table = table }

  // MARK: Registering and pooling

  func registerCell(_ source: ViewSource?, _ identifier: String) {
    cellSources[identifier] = source
  }

  func registerHeaderFooter(_ source: ViewSource?, _ identifier: String) {
    headerFooterSources[identifier] = source
  }

  func add(_ cell: UITableViewCell) {
    if !Fault.neverReuses.isOn { cells.add(cell, identifier: cell.reuseIdentifier) }
  }

  func add(_ view: UITableViewHeaderFooterView) {
    guard !Fault.neverReusesHeaders.isOn else { return }
    headersAndFooters.add(view, identifier: view.reuseIdentifier)
  }

  /// Empties the pools at each memory warning (M-10, iOS 26; no other version is on record).
  ///
  /// The notification is UIKit's own and comes on the main queue; one from elsewhere, or of
  /// another process, is none.
  func observeMemoryWarnings() {
    memoryWarnings = NotificationToken(UIApplication.didReceiveMemoryWarningNotification) {
      [weak self] in self?.emptyPools()
    }
  }

  private func emptyPools() {
    guard AppProcess.current === table.process, !Fault.keepsPoolsWhenShort.isOn else { return }
    cells.removeAll()
    headersAndFooters.removeAll()
  }

  // MARK: Cells

  /// Has the data source make the cell of a row.
  func makeCell(_ path: IndexPath, reconfiguring cell: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource = table.calls.dataSource, table.rows.contains(path) else { return nil }
    let outer = making
    making = Making(path: path, reconfigured: cell)
    defer { making = outer }
    let asked =
      Fault.reusesOldest.isOn ? IndexPath(row: 0, section: path.section) : path
    let made = table.inOwnVersion { dataSource.tableView(table, cellForRowAt: asked) }
    guard !Self.isNil(made) else {
      table.process.raise(Message.noCell(table))
      return nil
    }
    made.tableView = table
    made.indentationLevel =
      table.calls.delegate?.tableView(table, indentationLevelForRowAt: path) ?? 0
    return made
  }

  /// Whether the data source handed on a nil where Swift's types promise a cell, as one does that
  /// was written in Objective-C or bridges to it.
  private static func isNil(_ cell: UITableViewCell) -> Bool {
    unsafeBitCast(cell, to: UInt.self) == 0
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = making?.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.take(identifier) {
      if !Fault.preparesNoReuse.isOn { cell.prepareForReuse() }
      return cell
    }
    return newCell(identifier)
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    // The cell gets the row's size, so the rows must be known: a height callback that dequeues
    // starts a rebuild from within one, unless an estimate spares the callback.
    table.loader.load()
    if let exception = reasonNotToDequeue(identifier, path) {
      table.process.raise(exception)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    guard let cell = dequeueCell(identifier) else {
      table.process.raise(unregistered(identifier))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    size(cell, for: path)
    return cell
  }

  private func unregistered(_ identifier: String) -> UIKitException {
    Message.unregistered(identifier, registered: Array(cellSources.keys))
  }

  private func reasonNotToDequeue(_ identifier: String, _ path: IndexPath) -> UIKitException? {
    if cellSources[identifier] == nil { return unregistered(identifier) }
    // Without a data source no row is another's (TableViewControllerBuilder 2444865, iOS 11).
    if !table.rows.contains(path), table.calls.storedDataSource != nil {
      return Message.rectAtInvalidPath(path)
    }
    if table.behavior.raisesOnSecondDequeue, making?.path == path, making?.dequeued != nil {
      return Message.secondDequeue(identifier, path)
    }
    return nil
  }

  /// Gives the cell of the row that is being made the table's width and the row's height as far as
  /// it is known, an estimate included. A cell that is dequeued otherwise keeps its size (M-06).
  ///
  /// The requested heights are not used yet (M-06: the height is the estimate). What
  /// the delegate dequeues meanwhile is not for the row being made.
  private func size(_ cell: UITableViewCell, for path: IndexPath) {
    guard let row = making, row.path == path, !Fault.sizesNoDequeuedCell.isOn else { return }
    making = nil
    for _ in 0..<heightRequestsInDequeue(path) { _ = table.calls.height(of: path) }
    making = row
    making?.dequeued = cell
    guard table.rows.contains(path) else { return }
    cell.frame.size = CGSize(width: table.sectionWidth, height: table.rows.height(of: path))
  }

  /// How often the height is requested to size the cell.
  private func heightRequestsInDequeue(_ path: IndexPath) -> Int {
    table.rows.isMeasured(path)
      ? table.behavior.requestsKnownHeightInDequeueForIndexPath
      : table.behavior.requestsHeightInDequeueForIndexPath
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    if Fault.makesNoRegisteredCell.isOn { return nil }
    return switch cellSources[identifier] {
    case .type(let type):
      DynamicInitializer.make(
        type, as: UITableViewCell.self, style: UITableViewCell.CellStyle.default.rawValue,
        text: identifier)
    case .nib(let nib): cell(identifier, from: nib)
    case nil:
      Fault.makesUnregisteredCells.isOn
        ? UITableViewCell(style: .default, reuseIdentifier: identifier) : nil
    }
  }

  /// The one top-level object of a nib, if that is a cell (EX-16, EX-17).
  private func cell(_ identifier: String, from nib: UINib) -> UITableViewCell? {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      table.process.raise(Message.invalidNib(identifier))
      return nil
    }
    if let own = cell.reuseIdentifier, own != identifier {
      table.process.raise(Message.identifierOfNib(own, registered: identifier))
      return nil
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  // MARK: Headers and footers

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headersAndFooters.take(identifier) {
      if !Fault.preparesNoReuse.isOn { view.prepareForReuse() }
      return view
    }
    let view = newHeaderFooter(identifier)
    view?.tableView = table
    return view
  }

  private func newHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch headerFooterSources[identifier] {
    case .type(let type):
      DynamicInitializer.make(type, as: UITableViewHeaderFooterView.self, text: identifier)
    case .nib(let nib): headerFooter(identifier, from: nib)
    case nil: nil
    }
  }

  /// The one top-level object of a nib, if that is a header or a footer; nil otherwise (model's
  /// choice; no public source has the text that UIKit raises then). Only cells have an identifier
  /// of their own in a nib.
  private func headerFooter(
    _ identifier: String, from nib: UINib
  ) -> UITableViewHeaderFooterView? {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
      return nil
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// The reuse identifier of headers and footers that the table makes for titles.
  static let titleViewIdentifier = "\u{0}title"

  /// A header or footer for a title.
  func titleView() -> UITableViewHeaderFooterView {
    let view =
      headersAndFooters.take(Self.titleViewIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleViewIdentifier)
    view.tableView = table
    return view
  }
}
