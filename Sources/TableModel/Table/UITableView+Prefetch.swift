import Foundation

// MARK: - Prepared cells (iOS 15) and data prefetching (iOS 10)

extension UITableView {
  /// Keeps a cell that left the screen for a while, or retires it.
  func keepOrRetire(_ cell: UITableViewCell, _ path: IndexPath) {
    guard preparesCells, rows.contains(path), isNearSight(path) else {
      retire(cell, path)
      return
    }
    takeOff(cell, path)
    display.prepared[path] = cell
  }

  /// Puts all prepared cells into the reuse pool.
  func dropPreparedCells() {
    let prepared = display.prepared
    display.prepared = [:]
    for (_, cell) in prepared.sorted(by: { $0.key < $1.key }) {
      registry.cells.add(cell, identifier: cell.reuseIdentifier)
    }
  }

  private var preparesCells: Bool { behavior.preparedRows > 0 && isPrefetchingEnabled }

  /// Whether a row is within the rows that are kept ready around the screen.
  private func isNearSight(_ path: IndexPath) -> Bool {
    guard let first = display.cells.first?.path, let last = display.cells.last?.path else {
      return false
    }
    if path < first { return distanceInRows(from: path, to: first) <= behavior.preparedRows }
    return distanceInRows(from: last, to: path) <= behavior.preparedRows
  }

  private func distanceInRows(from a: IndexPath, to b: IndexPath) -> Int {
    var next: IndexPath? = a
    for distance in 0...behavior.preparedRows {
      guard let path = next else { break }
      if path >= b { return distance }
      next = rows.nextRow(after: path)
    }
    return behavior.preparedRows + 1
  }

  /// Tells the prefetching data source and makes cells ahead, in the next turn.
  func prefetch() {
    dropFarPreparedCells()
    guard behavior.prefetchesData, isPrefetchingEnabled, display.hasBeenShown,
      let last = display.cells.last?.path, prefetchDataSource != nil
    else { return }
    var ahead: [IndexPath] = []
    var next = rows.nextRow(after: last)
    let limit = bounds.maxY + bounds.height
    while let path = next, rows.y(of: path) < limit {
      if !display.prefetched.contains(path) { ahead.append(path) }
      next = rows.nextRow(after: path)
    }
    guard !ahead.isEmpty else { return }
    display.prefetched.formUnion(ahead)
    process.loop.perform { [weak self] in
      guard let self else { return }
      prefetchDataSource?.tableView(self, prefetchRowsAt: ahead)
    }
  }

  private func dropFarPreparedCells() {
    for (path, cell) in display.prepared.sorted(by: { $0.key < $1.key })
    where !rows.contains(path) || !isNearSight(path) {
      display.prepared[path] = nil
      registry.cells.add(cell, identifier: cell.reuseIdentifier)
    }
  }
}
