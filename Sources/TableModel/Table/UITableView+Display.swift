import Foundation
import TableEngine

// MARK: - Layout of the rows

extension UITableView {
  /// Brings the cells, headers and footers in line with the rows and the bounds.
  func layOutRows() {
    guard !display.isUpdating else { return }
    if dataSource != nil { warnOfLayoutOutsideWindow() }
    let isRebuilt = rebuildForDisplay()
    retireStaleViews()
    if isRebuilt { askSectionIndex() }
    let height = contentSize.height
    if let move = resizeInvalidatedCells() {
      move { showRows(isRebuilt: isRebuilt) }
    } else {
      showRows(isRebuilt: isRebuilt)
    }
    if contentSize.height < height { display.isContentShorter = true }
    if isRebuilt { clampOffset() } else { settleWithinContent() }
    placeSectionIndex()
    prefetch()
  }

  private func showRows(isRebuilt: Bool) {
    display.isUpdating = true
    updateVisibleCells(isRebuilt: isRebuilt)
    updateVisibleEdges()
    display.isUpdating = false
    noteContentHeight()
  }

  /// Rebuilds the rows as the version does before it shows them; says whether it did.
  private func rebuildForDisplay() -> Bool {
    let isRebuilt = display.isReloadPending || !rowState.isKnown
    display.isReloadPending = false
    loadRows()
    guard window != nil, !display.hasBeenShown else { return isRebuilt }
    for _ in 1..<max(rebuildsAtFirstDisplay, 1) { rebuildRows() }
    display.hasBeenShown = true
    return true
  }

  /// How many rebuilds there are until the first display is complete, the one that made the rows
  /// known included.
  private var rebuildsAtFirstDisplay: Int {
    if estimatesRows { return behavior.rowDataRebuildsAtFirstDisplay }
    return rows.contentHeight > bounds.height
      ? behavior.heightPassesWhenRowsExceed : behavior.heightPassesWhenRowsFit
  }

  /// Whether rows are estimated before they are shown. Known once a row was asked.
  var estimatesRows: Bool { implements(.estimatedHeightForRow) || estimatedRowHeight != 0 }

  /// Retires the views of before a reload, under their old paths.
  private func retireStaleViews() {
    let cells = display.stale
    let edges = display.staleEdges
    display.stale = []
    display.staleEdges = []
    for (path, cell) in cells { retire(cell, path) }
    for (isHeader, section, view) in edges { retire(isHeader ? .header : .footer, section, view) }
  }

  func clampOffset() {
    let rest = restingOffset(near: contentOffset)
    if !isTracking, motion.state == .still, rest != contentOffset { bounds.origin = rest }
  }

  /// Goes back to the end of the content, if that has moved up from under the screen and nothing
  /// else moves the offset. What comes into sight there may be lower again: that takes another
  /// layout each time.
  private func settleWithinContent() {
    guard behavior.settlesWithinMeasuredContent, display.isContentShorter, !isTracking,
      motion.state == .still
    else { return }
    display.isContentShorter = false
    if contentOffset.y > restingEdges.y.upperBound { clampOffset() }
  }

  /// Forgets what is shown and asks for everything again.
  func reload() {
    if updates.depth > 0 { updates.wasReloaded = true }
    for _ in 0..<behavior.rebuildsAtReload(estimates: estimatesRows) { rebuildRows() }
    // What is edited in a cell ends with it (catalogue: reload-resigns-first-responder).
    for (_, cell) in display.cells { cell.endEditing(true) }
    display.stale += display.cells
    display.cells = []
    display.staleEdges += display.headers.sorted { $0.key < $1.key }.map { (true, $0, $1) }
    display.staleEdges += display.footers.sorted { $0.key < $1.key }.map { (false, $0, $1) }
    display.headers = [:]
    display.footers = [:]
    dropPreparedCells()
    dragging.rowsWereReloaded(in: self)
    selection.paths = []
    selection.beforeEditing?.removeAll()
    display.isReloadPending = true
    setNeedsLayout()
  }
}

// MARK: - Cells

extension UITableView {
  private func updateVisibleCells(isRebuilt: Bool) {
    if isRebuilt { measureShownRows() }
    retireCellsOutOfSight()
    fillBounds()
    if isRebuilt { askAgainAfterDisplay() }
  }

  /// A rebuild has forgotten the heights of the rows whose cells stay; they are estimates again.
  private func measureShownRows() {
    for (path, cell) in display.cells where rows.contains(path) && !rows.isMeasured(path) {
      measure(path, cell)
    }
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    guard bounds.height > 0 else { return false }
    let row = rows.span(of: path)
    if row.start >= bounds.maxY { return isShownWithItsHeader(path) }
    return row.start + row.height > bounds.minY
  }

  /// Whether a first row counts as visible because its header is (to iOS 14).
  private func isShownWithItsHeader(_ path: IndexPath) -> Bool {
    behavior.showsFirstRowWithHeader && path.row == 0
      && rows.headerHeight(path.section) > 0 && rows.y(ofHeader: path.section) < bounds.maxY
  }

  private func retireCellsOutOfSight() {
    let gone = display.cells.filter { !rows.contains($0.path) || !isInSight($0.path) }
    guard !gone.isEmpty else { return }
    display.cells.removeAll { !rows.contains($0.path) || !isInSight($0.path) }
    for (path, cell) in gone { keepOrRetire(cell, path) }
  }

  /// Takes a cell off the screen into the reuse pool.
  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    takeOff(cell, path)
    registry.cells.add(cell, identifier: cell.reuseIdentifier)
  }

  /// Takes a cell off the screen.
  func takeOff(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Shows cells from the first row in sight downwards until the bounds are full.
  ///
  /// Rows take their heights one by one, so a row that turns out taller than its estimate pushes
  /// the next out of sight: to iOS 10 before that one's cell is made, from iOS 11 after.
  func fillBounds() {
    guard bounds.height > 0, bounds.width > 0 else { return }
    let estimated = behavior.measuresRowsInSightByEstimate ? rowsInSight : []
    var next = rows.firstRow(endingBelow: bounds.minY)
    while let path = next, isInSight(path) {
      if let index = display.index(of: path) {
        place(display.cells[index].cell, path)
      } else {
        show(path)
      }
      next = rows.nextRow(after: path)
    }
    for path in estimated where rows.contains(path) && !isInSight(path) { measureUnseen(path) }
    retireCellsOutOfSight()
  }

  /// The rows in sight by the heights known so far that have no cell yet.
  private var rowsInSight: [IndexPath] {
    var paths: [IndexPath] = []
    var next = rows.firstRow(endingBelow: bounds.minY)
    while let path = next, isInSight(path) {
      if display.index(of: path) == nil { paths.append(path) }
      next = rows.nextRow(after: path)
    }
    return paths
  }

  /// Makes and measures a row that its neighbours have pushed out of sight, and does not show it.
  private func measureUnseen(_ path: IndexPath) {
    guard display.prepared[path] == nil, let cell = makeCell(path) else { return }
    measure(path, cell)
    place(cell, path)
    if behavior.preparedRows > 0, isPrefetchingEnabled {
      display.prepared[path] = cell
    } else {
      registry.cells.add(cell, identifier: cell.reuseIdentifier)
    }
  }

  /// Makes the cell of a row, or takes a prepared one, and shows it. Its height is asked whenever
  /// the row comes on the screen, as Apple's page of `heightForRowAt` says.
  private func show(_ path: IndexPath) {
    guard let cell = display.prepared.removeValue(forKey: path) ?? makeCell(path) else { return }
    measure(path, cell)
    place(cell, path)
    restoreState(of: cell, path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addBelowEdges(cell)
    display.insert(cell, at: path)
  }

  /// Adds a cell below the headers and footers: where they are pinned, they cover the rows.
  private func addBelowEdges(_ cell: UITableViewCell) {
    guard cell.superview !== self else { return }
    let edges = Array(display.headers.values) + display.footers.values
    if let lowest = subviews.first(where: { view in edges.contains { $0 === view } }) {
      insertSubview(cell, belowSubview: lowest)
    } else {
      addSubview(cell)
    }
  }

  /// Has the data source make the cell of a row.
  func makeCell(_ path: IndexPath, reconfiguring cell: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource, rows.contains(path) else { return nil }
    let outer = display.making
    display.making = (path, nil, cell)
    defer { display.making = outer }
    let made = dataSource.tableView(self, cellForRowAt: path)
    guard !Self.isNil(made) else {
      process.raise(Message.noCell(self))
      return nil
    }
    made.tableView = self
    made.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    return made
  }

  /// Whether the data source handed on a nil where Swift's types promise a cell, as one does that
  /// was written in Objective-C or bridges to it.
  private static func isNil(_ cell: UITableViewCell) -> Bool {
    unsafeBitCast(cell, to: UInt.self) == 0
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.hasBeenSized = true
    let row = rows.span(of: path)
    cell.frame = CGRect(x: 0, y: row.start, width: bounds.width, height: row.height)
  }

  /// Asks the height of a row that is about to be shown.
  ///
  /// A new cell has its own width and the row's height as far as it is known; a reused one has
  /// the frame it had (G0-16, G0-17).
  func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    if !cell.hasBeenSized { cell.frame.size.height = rows.height(of: path) }
    take(askedHeight(of: path) ?? rowHeight, path, cell)
  }

  /// Takes an answered height over. One that equals the row's present height changes nothing,
  /// and the row still counts as estimated.
  func take(_ answer: CGFloat, _ path: IndexPath, _ cell: UITableViewCell) {
    cell.isSelfSized = answer == Self.automaticDimension && estimatesRows
    let height = cell.isSelfSized ? fittingHeight(of: cell) : unshownHeight(answer, path)
    // The callback may have changed the rows under us.
    guard rows.contains(path), height != rows.height(of: path) else { return }
    rows.measure(path, height)
  }

  /// After a rebuild, asks again for visible rows that still count as estimated: now their cells
  /// are there to be asked (G0-06, G0-09).
  private func askAgainAfterDisplay() {
    guard behavior.remeasuresAfterDisplay > 0 else { return }
    for (path, cell) in display.cells where rows.contains(path) && !rows.isMeasured(path) {
      for _ in 0..<behavior.remeasuresAfterDisplay {
        guard let answer = askedHeight(of: path) else { break }
        take(answer, path, cell)
      }
    }
    fillBounds()
  }

  /// The height that a cell's content needs at the table's width.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    cell.frame.size.width = bounds.width
    let content = cell.systemLayoutSizeFitting(
      CGSize(width: cell.contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard content.isFinite, content > 0 else {
      process.logOnce("W-04", Message.ambiguousZeroHeight(cell, behavior))
      return Self.standardRowHeight
    }
    return content + cell.separatorHeight
  }
}
