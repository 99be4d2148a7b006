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

  /// Tells the prefetching data source, in the next turn, which rows come next, and which of
  /// those it was told of before do not come any more.
  func prefetch() {
    dropFarPreparedCells()
    guard behavior.prefetchesData, isPrefetchingEnabled, display.hasBeenShown,
      !display.cells.isEmpty, prefetchDataSource != nil
    else { return }
    display.prefetched.subtract(display.cells.map(\.path))
    let ahead = rowsAhead()
    let new = ahead.filter { !display.prefetched.contains($0) }
    let stale = display.prefetched.subtracting(ahead).sorted()
    guard !new.isEmpty || !stale.isEmpty else { return }
    display.prefetched = Set(ahead)
    process.loop.perform { [weak self] in
      guard let self else { return }
      if !stale.isEmpty {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: stale)
      }
      if !new.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: new) }
    }
  }

  /// The rows of the next screen in the direction of the last scroll, the nearest first.
  private func rowsAhead() -> [IndexPath] {
    let place = restingOffset(near: contentOffset).y
    if place != display.prefetchedPlace {
      display.prefetchesUpwards = display.prefetchedPlace.map { place < $0 } ?? false
      display.prefetchedPlace = place
    }
    var ahead: [IndexPath] = []
    if display.prefetchesUpwards {
      var next = display.cells.first.flatMap { rows.previousRow(before: $0.path) }
      while let path = next, rows.y(of: path) + rows.height(of: path) > bounds.minY - bounds.height
      {
        ahead.append(path)
        next = rows.previousRow(before: path)
      }
    } else {
      var next = display.cells.last.flatMap { rows.nextRow(after: $0.path) }
      while let path = next, rows.y(of: path) < bounds.maxY + bounds.height {
        ahead.append(path)
        next = rows.nextRow(after: path)
      }
    }
    return ahead
  }

  private func dropFarPreparedCells() {
    for (path, cell) in display.prepared.sorted(by: { $0.key < $1.key })
    where !rows.contains(path) || !isNearSight(path) {
      display.prepared[path] = nil
      registry.cells.add(cell, identifier: cell.reuseIdentifier)
    }
  }
}
