import Foundation
import SystemVersions
import TableEngine

/// Cells that are off the screen and still belong to their rows: made ahead of time, or kept a while
/// (iOS 15).
@MainActor final class PreparedCells {
  private unowned let table: UITableView
  private var cells: [IndexPath: UITableViewCell] = [:]

  init(_ table: UITableView) { self.table = table }

  subscript(path: IndexPath) -> UITableViewCell? { cells[path] }

  /// All cells, in no order.
  var all: [UITableViewCell] { Array(cells.values) }

  func contains(_ path: IndexPath) -> Bool { cells[path] != nil }

  /// Takes out the cell of a row that comes on the screen.
  func take(_ path: IndexPath) -> UITableViewCell? { cells.removeValue(forKey: path) }

  private var isEnabled: Bool { table.behavior.preparedRows > 0 && table.isPrefetchingEnabled }

  /// Whether the cell of a row that leaves the screen is kept.
  func keeps(_ path: IndexPath) -> Bool {
    !Fault.preparesNoCell.isOn && isEnabled && table.rows.contains(path) && isNearSight(path)
  }

  func keep(_ cell: UITableViewCell, _ path: IndexPath) { cells[path] = cell }

  /// Takes a cell that was made and is not shown.
  func keepUnseen(_ cell: UITableViewCell, _ path: IndexPath) {
    if isEnabled { keep(cell, path) } else { table.reuse.add(cell) }
  }

  /// Whether a row is within the rows that are kept ready around the screen.
  private func isNearSight(_ path: IndexPath) -> Bool {
    guard let first = table.visible.cells.first?.path, let last = table.visible.cells.last?.path
    else { return false }
    let limit = table.behavior.preparedRows
    if path < first { return distanceInRows(from: path, to: first) <= limit }
    return distanceInRows(from: last, to: path) <= limit
  }

  private func distanceInRows(from a: IndexPath, to b: IndexPath) -> Int {
    let limit = table.behavior.preparedRows
    var next: IndexPath? = a
    for distance in 0...limit {
      guard let path = next else { break }
      if path >= b { return distance }
      next = table.rows.nextRow(after: path)
    }
    return limit + 1
  }

  /// Puts all cells into the reuse pool.
  func drop() {
    let dropped = cells
    cells = [:]
    for (_, cell) in dropped.sorted(by: { $0.key < $1.key }) { table.reuse.add(cell) }
  }

  /// Puts the cells that the screen has left behind into the reuse pool.
  func dropFar() {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key })
    where !table.rows.contains(path) || !isNearSight(path) {
      cells[path] = nil
      table.reuse.add(cell)
    }
  }
}

// MARK: - RowFollower

extension PreparedCells: RowFollower {
  func apply(_ plan: UpdatePlan) {
    let old = cells
    cells = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let new = plan.keptPath(path) { cells[new] = cell } else { table.reuse.add(cell) }
    }
  }

  func rowsWereReloaded() { drop() }
}
