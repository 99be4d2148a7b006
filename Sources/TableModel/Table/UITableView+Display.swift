import Foundation
import TableEngine

// MARK: - Layout of the rows

extension UITableView {
  /// Brings the cells in line with the rows and the bounds.
  func layOutRows() {
    guard !display.isUpdating else { return }
    let isRebuilt = rebuildForDisplay()
    retireStaleCells()
    updateVisibleCells(isRebuilt: isRebuilt)
    noteContentHeight()
    if isRebuilt { clampOffset() }
  }

  /// Rebuilds the rows as the version does before it shows them; says whether it did.
  private func rebuildForDisplay() -> Bool {
    guard window != nil, !display.hasBeenShown else {
      defer { display.isReloadPending = false }
      let isKnown = rowState.isKnown
      loadRows()
      return display.isReloadPending || !isKnown
    }
    let isKnown = rowState.isKnown
    let passes = passesAtFirstDisplay(isKnown: isKnown)
    for _ in 0..<passes { rebuildRows() }
    loadRows()
    display.hasBeenShown = true
    display.isReloadPending = false
    return true
  }

  /// How many rebuilds are left to make at first display.
  private func passesAtFirstDisplay(isKnown: Bool) -> Int {
    if !isKnown { rebuildRows() }
    let total =
      estimatesRows
      ? behavior.rowDataRebuildsAtFirstDisplay
      : rows.contentHeight > bounds.height
        ? behavior.heightPassesWhenRowsExceed : behavior.heightPassesWhenRowsFit
    return max(total - 1, 0)
  }

  /// Whether any row is estimated.
  private var estimatesRows: Bool {
    for section in 0..<rows.sectionCount where rows.rowCount(in: section) > 0 {
      return !rows.isMeasured(IndexPath(row: 0, section: section))
    }
    return estimatedRowHeight != 0
  }

  /// Retires the cells of before a reload, under their old paths.
  private func retireStaleCells() {
    let stale = display.stale
    display.stale = []
    for (path, cell) in stale { retire(cell, path) }
  }

  private func clampOffset() {
    let rest = restingOffset(near: contentOffset)
    if !isTracking, motion.state == .still, rest != contentOffset { bounds.origin = rest }
  }
}

// MARK: - Cells

extension UITableView {
  private func updateVisibleCells(isRebuilt: Bool) {
    display.isUpdating = true
    retireCellsOutOfSight()
    fillBounds()
    if isRebuilt { askAgainAfterDisplay() }
    display.isUpdating = false
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    let y = rows.y(of: path)
    return y < bounds.maxY && y + rows.height(of: path) > bounds.minY
  }

  private func retireCellsOutOfSight() {
    for (path, cell) in display.cells where !rows.contains(path) || !isInSight(path) {
      if let index = display.index(of: path) { display.cells.remove(at: index) }
      retire(cell, path)
    }
  }

  /// Takes a cell off the screen into the reuse pool.
  private func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    registry.cells.add(cell, identifier: cell.reuseIdentifier)
  }

  /// Shows cells from the first row in sight downwards until the bounds are full.
  ///
  /// Rows take their heights one by one, so a row that turns out taller than its estimate keeps
  /// the next from being made.
  private func fillBounds() {
    guard bounds.height > 0, bounds.width > 0 else { return }
    var next = rows.firstRow(endingBelow: bounds.minY)
    while let path = next, rows.y(of: path) < bounds.maxY {
      if let index = display.index(of: path) {
        place(display.cells[index].cell, path)
      } else {
        show(path)
      }
      next = rows.nextRow(after: path)
    }
    retireCellsOutOfSight()
  }

  private func show(_ path: IndexPath) {
    guard let cell = makeCell(path) else { return }
    let isReused = cell.hasBeenSized
    if !isReused { cell.frame.size.height = rows.height(of: path) }
    measure(path, cell)
    place(cell, path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addSubview(cell) }
    display.insert(cell, at: path)
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    display.pathBeingMade = path
    defer { display.pathBeingMade = nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.tableView = self
    return cell
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.hasBeenSized = true
    cell.frame = CGRect(
      x: 0, y: rows.y(of: path), width: bounds.width, height: rows.height(of: path))
  }

  /// Asks the height of a row that is about to be shown.
  private func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    let answer = askedHeight(of: path) ?? rowHeight
    let height = resolved(answer, path, cell)
    // A height that equals the estimate changes nothing, and the row still counts as estimated.
    if height != rows.height(of: path) { rows.measure(path, height) }
  }

  /// The height in points that an answer stands for.
  private func resolved(
    _ answer: CGFloat, _ path: IndexPath, _ cell: UITableViewCell
  ) -> CGFloat {
    answer == Self.automaticDimension ? fittingHeight(of: cell) : checked(answer, path)
  }

  /// The height that a cell's content needs at the table's width.
  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    cell.frame.size.width = bounds.width
    let height = cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    return height.isFinite && height > 0 ? height : Self.standardRowHeight
  }

  /// After a rebuild, asks again for visible rows that still count as estimated: now their cells
  /// are there to be asked.
  private func askAgainAfterDisplay() {
    for _ in 0..<behavior.remeasuresAfterDisplay {
      for (path, cell) in display.cells where !rows.isMeasured(path) {
        guard let answer = askedHeight(of: path) else { continue }
        let height = resolved(answer, path, cell)
        if height != rows.height(of: path) { rows.measure(path, height) }
      }
    }
    fillBounds()
  }
}
