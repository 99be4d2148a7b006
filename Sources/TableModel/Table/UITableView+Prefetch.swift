import Foundation

// MARK: - Prepared cells (iOS 15) and data prefetching (iOS 10)

extension UITableView {
  /// Keeps a cell that left the screen for a while, or retires it.
  func keepOrRetire(_ cell: UITableViewCell, _ path: IndexPath) {
    guard preparesCells, rows.contains(path), isNearSight(path) else {
      retire(cell, path)
      return
    }
    removeFromScreen(cell, path)
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

  /// Calls the prefetching data source, in the next turn, with the rows that come next and with
  /// those prefetched before that do not any more.
  ///
  /// What is ahead lies in the direction of the last scroll, the nearest row first; cancelled is
  /// what was neither shown nor is ahead now (UITableView.h, iOS 10.3 SDK). How far ahead UIKit
  /// looks is not documented; a screen is the model's choice.
  func prefetch() {
    dropFarPreparedCells()
    guard behavior.prefetchesData, isPrefetchingEnabled, display.hasBeenShown,
      prefetchDataSource != nil
    else { return }
    display.prefetch.recordOffset(restingOffset(near: contentOffset).y)
    let ahead = display.prefetch.isUpwards ? rowsAbove() : rowsBelow()
    let (new, cancelled) = display.prefetch.announce(ahead, shown: display.cells.map(\.path))
    guard !new.isEmpty || !cancelled.isEmpty else { return }
    process.loop.perform { [weak self] in self?.callPrefetchDataSource(new, cancelled: cancelled) }
  }

  private func callPrefetchDataSource(_ new: [IndexPath], cancelled: [IndexPath]) {
    let cancelled = cancelled.filter(rows.contains)
    if !cancelled.isEmpty {
      calledPrefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    let new = new.filter(rows.contains)
    if !new.isEmpty { calledPrefetchDataSource?.tableView(self, prefetchRowsAt: new) }
  }

  private func rowsBelow() -> [IndexPath] {
    let limit = bounds.maxY + bounds.height
    guard let last = display.cells.last?.path else { return [] }
    return sequence(state: last) { [rows] path in
      guard let next = rows.nextRow(after: path), rows.y(of: next) < limit else { return nil }
      path = next
      return next
    }.map(\.self)
  }

  private func rowsAbove() -> [IndexPath] {
    let limit = bounds.minY - bounds.height
    guard let first = display.cells.first?.path else { return [] }
    return sequence(state: first) { [rows] path in
      guard let previous = rows.previousRow(before: path),
        rows.y(of: previous) + rows.height(of: previous) > limit
      else { return nil }
      path = previous
      return previous
    }.map(\.self)
  }

  /// Puts the prepared cells that the screen has left behind into the reuse pool.
  func dropFarPreparedCells() {
    for (path, cell) in display.prepared.sorted(by: { $0.key < $1.key })
    where !rows.contains(path) || !isNearSight(path) {
      display.prepared[path] = nil
      registry.cells.add(cell, identifier: cell.reuseIdentifier)
    }
  }
}
