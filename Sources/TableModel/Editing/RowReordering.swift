import Foundation
import TableEngine

/// The row of a table that a finger drags to another place by its reorder control.
@MainActor package final class RowReordering {
  private unowned let table: UITableView
  private var move: (source: IndexPath, target: IndexPath)?

  init(_ table: UITableView) { self.table = table }

  var isActive: Bool { move != nil }

  /// Takes a row by its reorder control; false if it has none.
  @discardableResult package func begin(at path: IndexPath) -> Bool {
    guard table.isInEditingMode, table.rows.contains(path), table.calls.canMove(path) else {
      return false
    }
    move = (path, path)
    return true
  }

  /// Drags the row over another place; the delegate may send it elsewhere.
  ///
  /// Only the delegate decides where it may land (catalogue: can-move-not-asked-for-destination).
  package func drag(to proposed: IndexPath) {
    guard let source = move?.source, proposed.count == 2, proposed.row >= 0,
      proposed.section >= 0, proposed.section < table.rows.sectionCount
    else { return }
    let target = table.calls.delegate?.tableView(
      table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    move?.target = target ?? proposed
  }

  /// Drops the row: calls the data source, and moves the row in the table; false if the data source
  /// has no method for it.
  @discardableResult package func end() -> Bool {
    guard let move else { return false }
    self.move = nil
    return moveByDataSource(move.source, to: move.target)
  }

  /// Has the data source move a row, and moves it in the table; false if it has no method for it.
  ///
  /// A data source that commits the move itself, as a diffable one does when it applies the new
  /// snapshot, leaves nothing to do.
  @discardableResult func moveByDataSource(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard table.rows.contains(source), table.calls.canMove(source),
      let dataSource = table.calls.dataSource
    else { return false }
    guard source != target else { return true }
    guard let plan = plan(of: source, to: target) else { return false }
    let committed = table.updates.committed
    let isMoved: Void? = NotImplemented.result(of: "tableView(_:moveRowAt:to:)") {
      dataSource.tableView(table, moveRowAt: source, to: target)
    }
    guard isMoved != nil else {
      table.calls.recordUnimplemented(.moveRow)
      return false
    }
    if table.updates.committed == committed { table.updates.apply(plan) }
    return true
  }

  /// Lets go of the row, which stays where it was.
  func cancel() { move = nil }

  private func plan(of source: IndexPath, to target: IndexPath) -> UpdatePlan? {
    let before = table.rows.geometry.rowCounts
    guard before.indices.contains(target.section) else { return nil }
    var counts = before
    counts[source.section] -= 1
    counts[target.section] += 1
    var planner = UpdatePlanner(rowCountsBefore: before)
    planner.record([.moveRow(RowPath(source), to: RowPath(target))])
    return try? planner.plan(rowCountsAfter: counts)
  }
}

// MARK: - RowFollower

extension RowReordering: RowFollower {
  /// The dragged row stays the same row; with it gone, there is nothing to drop. The place under
  /// the finger keeps its number until the finger moves. Model's choice; no public source.
  func apply(_ plan: UpdatePlan) {
    guard let old = move else { return }
    move = plan.newPath(of: RowPath(old.source)).map {
      let source = IndexPath($0)
      return (source, old.target == old.source ? source : old.target)
    }
  }
}
