import Foundation
import SystemVersions
import TableEngine

// MARK: - Layout of the rows

extension UITableView {
  /// Brings the cells, headers and footers in line with the rows and the bounds.
  func layOutRows() {
    guard !display.isUpdating else { return }
    if storedDataSource != nil { warnOfLayoutOutsideWindow() }
    let isReloaded = rebuildForDisplay()
    retireStaleViews()
    if isReloaded { requestSectionIndex() }
    let isRebuilt = requestStaleHeights() || isReloaded
    let height = contentSize.height
    if let move = resizeInvalidatedCells() {
      move { showRows(isRebuilt: isRebuilt) }
    } else {
      showRows(isRebuilt: isRebuilt)
    }
    aimAgain { showRows(isRebuilt: false) }
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
    recordContentHeight()
  }

  /// Rebuilds the rows as the version does before it shows them; returns whether it did.
  private func rebuildForDisplay() -> Bool {
    let isReloaded = display.isReloadPending
    display.isReloadPending = false
    let made = rowState.isKnown ? 0 : 1
    if made > 0 || isReloaded { display.hasStaleHeights = false }
    loadRows()
    let isDoubled = behavior.rebuildsInLayoutAfterReload(estimates: estimatesRows)
    var wanted = isReloaded && isDoubled ? 1 : 0
    let isFirst = window != nil && !display.hasBeenShown
    if isFirst {
      wanted = max(wanted, made + rebuildsAtFirstDisplay - 1)
      display.hasBeenShown = true
    }
    if wanted > made { for _ in made..<wanted { rebuildRows() } }
    return isReloaded || made > 0 || isFirst
  }

  /// How many rebuilds there are until the first display is complete, the one that made the rows
  /// known included.
  private var rebuildsAtFirstDisplay: Int {
    if estimatesRows { return behavior.rowDataRebuildsAtFirstDisplay }
    return rows.contentHeight > bounds.height
      ? behavior.heightPassesWhenRowsExceed : behavior.heightPassesWhenRowsFit
  }

  /// Whether rows are estimated before they are shown. Known once a row's height was requested.
  var estimatesRows: Bool { implements(.estimatedHeightForRow) || estimatedRowHeight != 0 }

  /// Retires the views of before a reload, under their old paths.
  ///
  /// `didEndDisplaying` is called from the bottom row up; the cells enter the pool from the top
  /// row down, so that the last row's cell is the first to be reused (M-08, iOS 26; no other
  /// version is on record).
  private func retireStaleViews() {
    let cells = display.stale
    let edges = display.staleEdges
    display.stale = []
    display.staleEdges = []
    for (path, cell) in cells.reversed() { removeFromScreen(cell, path) }
    for (_, cell) in cells { registry.cells.add(cell, identifier: cell.reuseIdentifier) }
    for (edge, section, view) in edges { retire(edge, section, view) }
  }

  func clampOffset() {
    let rest = restingOffset(near: contentOffset)
    if !isTracking, isAtRest, rest != contentOffset { bounds.origin = rest }
  }

  /// Goes back to the end of the content, if that has moved up from under the screen and nothing
  /// else moves the offset. What comes into sight there may be lower again: that takes another
  /// layout each time.
  private func settleWithinContent() {
    guard behavior.settlesWithinMeasuredContent, display.isContentShorter, !isTracking,
      isAtRest
    else { return }
    display.isContentShorter = false
    if contentOffset.y > restingEdges.y.upperBound { clampOffset() }
  }

  /// Discards what is shown and reloads everything.
  func reload() {
    if updates.depth > 0 { updates.wasReloaded = true }
    rebuildRows()
    // What is edited in a cell ends with it (catalogue: reload-resigns-first-responder), and so
    // does a swipe: a reload cancels what the user does with a row.
    for cell in display.cells.map(\.cell) + display.prepared.values { cell.endEditing(true) }
    closeOpenRow()
    display.stale += display.cells
    display.cells = []
    for edge in Edge.allCases {
      display.staleEdges += display[edge].sorted { $0.key < $1.key }.map { (edge, $0, $1) }
      display[edge] = [:]
    }
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
  /// Requests the cells of the rows that come into sight, and then takes those off that have left
  /// it: a jump over a whole screen makes a second screen of cells (M-10).
  private func updateVisibleCells(isRebuilt: Bool) {
    if isRebuilt { measureShownRows() }
    fillBounds()
    retireCellsOutOfSight()
    if isRebuilt { requestHeightsAfterDisplay() }
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
      && rows.height(of: .header, path.section) > 0
      && rows.y(of: .header, path.section) < bounds.maxY
  }

  private func retireCellsOutOfSight() {
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    for shown in display.cells {
      if rows.contains(shown.path), isInSight(shown.path) {
        kept.append(shown)
      } else {
        gone.append(shown)
      }
    }
    guard !gone.isEmpty else { return }
    display.cells = kept
    dropFarPreparedCells()
    for (path, cell) in gone { keepOrRetire(cell, path) }
  }

  /// Takes a cell off the screen into the reuse pool.
  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    removeFromScreen(cell, path)
    registry.cells.add(cell, identifier: cell.reuseIdentifier)
  }

  /// Takes a cell off the screen.
  func removeFromScreen(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    calledDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
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

  /// Makes and measures a row that its neighbors have pushed out of sight, and does not show it.
  private func measureUnseen(_ path: IndexPath) {
    guard display.index(of: path) == nil, display.prepared[path] == nil, let cell = makeCell(path)
    else { return }
    measure(path, cell)
    place(cell, path)
    if behavior.preparedRows > 0, isPrefetchingEnabled {
      display.prepared[path] = cell
    } else {
      registry.cells.add(cell, identifier: cell.reuseIdentifier)
    }
  }

  /// Makes the cell of a row, or takes a prepared one, and shows it. Its height is requested
  /// whenever the row comes on the screen, as Apple documents for `heightForRowAt`.
  private func show(_ path: IndexPath) {
    guard let cell = display.prepared.removeValue(forKey: path) ?? makeCell(path) else { return }
    measure(path, cell)
    place(cell, path)
    restoreState(of: cell, path)
    calledDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addBelowEdges(cell)
    display.insert(cell, at: path)
  }

  /// Adds a cell below the headers and footers: where they are pinned, they cover the rows.
  private func addBelowEdges(_ cell: UITableViewCell) {
    guard cell.superview !== self else { return }
    if let lowest = lowestEdge {
      insertSubview(cell, belowSubview: lowest)
    } else {
      addSubview(cell)
    }
  }

  /// The header or footer that is below all others. They are above all cells, so that the search
  /// from the top does not pass many of those.
  private var lowestEdge: UIView? {
    var edges = Set(display.edgeViews.map(ObjectIdentifier.init))
    guard !edges.isEmpty else { return nil }
    var lowest: UIView?
    for view in subviews.reversed() where edges.remove(ObjectIdentifier(view)) != nil {
      lowest = view
      if edges.isEmpty { break }
    }
    return lowest
  }

  /// Has the data source make the cell of a row.
  func makeCell(_ path: IndexPath, reconfiguring cell: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource = calledDataSource, rows.contains(path) else { return nil }
    let outer = display.making
    display.making = (path, nil, cell)
    defer { display.making = outer }
    let made = dataSource.tableView(self, cellForRowAt: path)
    guard !Self.isNil(made) else {
      process.raise(Message.noCell(self))
      return nil
    }
    made.tableView = self
    made.indentationLevel = calledDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
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
    cell.frame = sectionRect(y: row.start, height: row.height)
    roundCorners(of: cell, path)
  }

  /// Requests the height of a row that is about to be shown.
  ///
  /// A new cell has its own width and the row's height as far as it is known; a reused one has
  /// the frame it had (G0-16, G0-17). Its text has the size that it will be shown with.
  func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    cell.takeTraits(inside: self)
    if !cell.hasBeenSized { cell.frame.size.height = rows.height(of: path) }
    applyHeight(delegateHeight(of: path) ?? rowHeight, to: path, cell: cell)
  }

  /// Applies a returned height. One that equals the row's present height changes nothing, and the
  /// row still counts as estimated.
  func applyHeight(_ value: CGFloat, to path: IndexPath, cell: UITableViewCell) {
    cell.isSelfSized = value == Self.automaticDimension && estimatesRows
    let height = cell.isSelfSized ? fittingHeight(of: cell) : unshownHeight(value, path)
    // The callback may have changed the rows under us.
    guard rows.contains(path), height != rows.height(of: path) else { return }
    rows.measure(path, height)
  }

  /// After a rebuild, requests again the heights of visible rows that still count as estimated: now
  /// their cells can be measured (G0-06, G0-09).
  private func requestHeightsAfterDisplay() {
    guard behavior.remeasuresAfterDisplay > 0, hasGivenEstimates else { return }
    for (path, cell) in display.cells where rows.contains(path) && !rows.isMeasured(path) {
      for _ in 0..<behavior.remeasuresAfterDisplay {
        guard let value = delegateHeight(of: path) else { break }
        applyHeight(value, to: path, cell: cell)
      }
    }
    fillBounds()
  }

  /// Whether the app has given the estimates of rows, as against left them to the table.
  private var hasGivenEstimates: Bool {
    implements(.estimatedHeightForRow) || estimatedRowHeight != Self.automaticDimension
  }

  /// The height that a cell's content needs at the table's width.
  ///
  /// Apple has the configuration updated before the cell is displayed; that it happens before the
  /// cell is measured is the model's choice: equal cells have equal heights.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    cell.frame.size.width = sectionWidth
    cell.updateConfigurationIfNeeded()
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
