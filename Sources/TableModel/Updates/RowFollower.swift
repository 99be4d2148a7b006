import Foundation
import TableEngine

/// A part of a table that knows rows or sections by their numbers, and follows when these change.
///
/// The table keeps one list of its followers (``UITableView/followers``): whatever stores an index
/// path or the number of a section belongs in it.
@MainActor protocol RowFollower: AnyObject {
  /// The rows have moved, come and gone by an update.
  func apply(_ plan: UpdatePlan)
  /// All rows are loaded anew: what was known of a row is true of none.
  func rowsWereReloaded()
}

extension RowFollower {
  /// The numbers mean the rows that have them now.
  func rowsWereReloaded() {}
}

extension UpdatePlan {
  /// Where a row is after the batch; nil if it is gone or new.
  func keptPath(_ path: IndexPath) -> IndexPath? {
    let row = RowPath(path)
    return isReloaded(row) ? nil : IndexPath(newPath(of: row))
  }
}
