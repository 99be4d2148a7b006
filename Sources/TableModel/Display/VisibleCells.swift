import Foundation
import SystemVersions
import TableEngine

/// The cells on a table's screen.
@MainActor final class VisibleCells {
  private unowned let table: UITableView
  /// The cells on the screen, in the order of the rows.
  private(set) var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  /// Cells of before a reload, which the next layout retires under their old paths.
  private var stale: [(path: IndexPath, cell: UITableViewCell)] = []
  /// Cells whose rows are gone by an update, under the paths they had.
  private var leaving: [(path: IndexPath, cell: UITableViewCell)] = []

  init(_ table: UITableView) { self.table = table }

  private var rows: RowData { table.rows }

  /// The cell of a row on the screen.
  subscript(path: IndexPath) -> UITableViewCell? {
    index(of: path).map { cells[$0].cell }
  }

  /// The row of a cell on the screen.
  func path(of cell: UITableViewCell) -> IndexPath? {
    Fault.findsNoPathOfCell.isOn ? nil : cells.first { $0.cell === cell }?.path
  }

  /// The position of a row's cell, by binary search.
  private func index(of path: IndexPath) -> Int? {
    let index = lowerBound(path)
    return index < cells.count && cells[index].path == path ? index : nil
  }

  private func lowerBound(_ path: IndexPath) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Updating

  /// Requests the cells of the rows that come into sight, and then takes those off that have left
  /// it: a jump over a whole screen makes a second screen of cells (M-10).
  func update(isRebuilt: Bool) {
    if isRebuilt { measureAgain() }
    fillBounds()
    retireOutOfSight()
    if isRebuilt, table.heights.remeasureAfterDisplay() { fillBounds() }
  }

  /// A rebuild has forgotten the heights of the rows whose cells stay; they are estimates again.
  private func measureAgain() {
    for (path, cell) in cells where rows.contains(path) && !rows.isMeasured(path) {
      table.heights.measure(path, cell)
    }
  }

  /// The most rows that may be in sight at once (model's choice; UIKit's end is that of memory).
  private static let mostCells = 10_000

  /// Shows cells from the first row in sight downwards until the bounds are full.
  ///
  /// Rows take their heights one by one, so a row that turns out taller than its estimate pushes
  /// the next out of sight: to iOS 10 before that one's cell is made, from iOS 11 after.
  func fillBounds() {
    guard table.bounds.height > 0, table.bounds.width > 0 else { return }
    let estimated = table.behavior.measuresRowsInSightByEstimate ? rowsInSight : []
    var next = rows.firstRow(endingBelow: table.bounds.minY)
    while let path = next, isInSight(path) {
      if let cell = self[path] { place(cell, path) } else { show(path) }
      guard cells.count < Self.mostCells else {
        return table.process.raise(Message.tooManyRowsInSight(table))
      }
      next = Fault.showsFirstRowOnly.isOn ? nil : rows.nextRow(after: path)
    }
    for path in estimated where rows.contains(path) && !isInSight(path) { measureUnseen(path) }
    retireOutOfSight()
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    guard table.bounds.height > 0 else { return false }
    let row = rows.span(of: path)
    if row.start >= table.bounds.maxY { return isShownWithItsHeader(path) }
    return row.start + row.height > table.bounds.minY
  }

  /// Whether a first row counts as visible because its header is (to iOS 14).
  private func isShownWithItsHeader(_ path: IndexPath) -> Bool {
    table.behavior.showsFirstRowWithHeader && path.row == 0
      && rows.height(of: .header, path.section) > 0
      && rows.y(of: .header, path.section) < table.bounds.maxY
  }

  /// The rows in sight by the heights known so far that have no cell yet.
  private var rowsInSight: [IndexPath] {
    var paths: [IndexPath] = []
    var next = rows.firstRow(endingBelow: table.bounds.minY)
    while let path = next, isInSight(path) {
      if index(of: path) == nil { paths.append(path) }
      next = rows.nextRow(after: path)
    }
    return paths
  }

  /// Makes and measures a row that its neighbors have pushed out of sight, and does not show it.
  private func measureUnseen(_ path: IndexPath) {
    guard index(of: path) == nil, !table.prepared.contains(path),
      let cell = table.reuse.makeCell(path)
    else { return }
    size(cell, path)
    table.prepared.keepUnseen(cell, path)
  }

  // MARK: Showing

  /// Makes the cell of a row, or takes a prepared one, and shows it. Its height is requested
  /// whenever the row comes on the screen, as Apple documents for `heightForRowAt`.
  private func show(_ path: IndexPath) {
    guard let cell = table.prepared.take(path) ?? table.reuse.makeCell(path) else { return }
    size(cell, path)
    if !Fault.restoresNoSelection.isOn { table.selection.restore(cell, path) }
    cell.loseBackgroundOfNib()
    table.calls.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    addBehindOthers(cell)
    cells.insert((path, cell), at: lowerBound(path))
  }

  /// Gives a cell the controls that its row has in editing mode, and then the height and the place of
  /// the row: what the controls leave for the content decides the height.
  private func size(_ cell: UITableViewCell, _ path: IndexPath) {
    if !Fault.restoresNoEditing.isOn { table.editing.restore(cell, path) }
    table.heights.measure(path, cell)
    // A cell that is not in the table does not come from where it was used before.
    if cell.superview === table {
      place(cell, path)
    } else {
      UIView.performWithoutAnimation { place(cell, path) }
    }
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.hasBeenSized = true
    let row = rows.span(of: path)
    var frame = table.sectionRect(y: row.start, height: row.height)
    frame.origin.x += table.swipes.cellShift(of: cell)
    if Fault.placesCellsLower.isOn { frame.origin.y += 1 }
    if Fault.makesCellsNarrower.isOn { frame.size.width -= 1 }
    cell.frame = frame
    table.roundCorners(of: cell, path)
  }

  /// Adds a cell behind all others: what hangs out of a row below lies over the next one while one
  /// scrolls down, and is covered by it while one scrolls up (developreference.com 21238797).
  private func addBehindOthers(_ cell: UITableViewCell) {
    guard cell.superview !== table else { return }
    table.insertSubview(cell, at: table.backgroundView?.superview === table ? 1 : 0)
  }

  // MARK: Retiring

  private func retireOutOfSight() {
    guard !Fault.keepsCellsOutOfSight.isOn else { return }
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    for shown in cells {
      if rows.contains(shown.path), isInSight(shown.path) {
        kept.append(shown)
      } else {
        gone.append(shown)
      }
    }
    guard !gone.isEmpty else { return }
    cells = kept
    table.prepared.dropFar()
    for (path, cell) in gone {
      let isKept = table.prepared.keeps(path)
      remove(cell, path)
      if isKept { table.prepared.keep(cell, path) } else { table.reuse.add(cell) }
    }
  }

  /// Takes a cell off the screen.
  private func remove(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    table.calls.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  /// Retires the cells of before a reload, under their old paths.
  ///
  /// `didEndDisplaying` is called from the bottom row up; the cells enter the pool from the top
  /// row down, so that the last row's cell is the first to be reused (M-08, iOS 26; no other
  /// version is on record).
  func retireStale() {
    let cells = stale
    stale = []
    for (path, cell) in cells.reversed() { remove(cell, path) }
    for (_, cell) in cells { table.reuse.add(cell) }
  }

  /// Retires the cells of rows that are gone by an update when their animation has ended.
  func retireLeaving() {
    let gone = leaving
    leaving = []
    guard !gone.isEmpty else { return }
    guard table.updates.areAnimated else { return retire(gone) }
    table.process.loop.schedule(after: BatchUpdates.animationDuration) { [weak self] in
      self?.retire(gone)
    }
  }

  private func retire(_ gone: [(path: IndexPath, cell: UITableViewCell)]) {
    for (path, cell) in gone {
      remove(cell, path)
      table.reuse.add(cell)
    }
  }
}

// MARK: - RowFollower

extension VisibleCells: RowFollower {
  /// The cells go with their rows; those of rows that are gone, or reloaded, leave
  /// (``retireLeaving()``).
  func apply(_ plan: UpdatePlan) {
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in cells {
      if let new = plan.keptPath(path), !Fault.replacesCellsInUpdates.isOn {
        kept.append((new, cell))
      } else {
        gone.append((path, cell))
      }
    }
    cells = kept.sorted { $0.path < $1.path }
    leaving += gone
  }

  /// The next layout takes the cells off.
  func rowsWereReloaded() {
    stale += cells
    cells = []
  }
}
