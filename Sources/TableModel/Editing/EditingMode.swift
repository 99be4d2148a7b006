import Foundation
import SystemVersions

/// The mode in which a table's rows can be deleted, inserted and moved.
@MainActor package final class EditingMode {
  private unowned let table: UITableView
  /// Whether the table is in the mode, no matter what a swiped row shows.
  private(set) var isOn = false

  init(_ table: UITableView) { self.table = table }

  /// Turns the mode on or off for the table and its visible cells: requests the editing state of
  /// the visible rows, in the order on record (TR-01), and applies it to their cells. A reload that
  /// waits is shown first (model; an app relies on it that ends editing between a reload and an
  /// update).
  ///
  /// - Raises: where a cell reloads the table meanwhile and the version counts on (EX-25).
  func set(_ isOn: Bool, animated: Bool) {
    guard isOn != self.isOn, !Fault.editsNothing.isOn else { return }
    if table.window != nil { table.showPendingReload() }
    self.isOn = isOn
    table.selection.editingDidChange(animated: animated)
    let cells = table.visible.cells
    for (index, (path, cell)) in cells.enumerated() where table.rows.contains(path) {
      let count = table.visible.cells.count
      if index >= count, table.behavior.countsOnThroughCellsInEditing {
        return table.process.raise(Message.cellsAreGone(at: index, count: count))
      }
      prepare(cell, path)
      cell.setEditing(isOn, animated: animated)
    }
    table.setNeedsLayout()
  }

  /// Gives a cell that is made for a row the state of that row, in editing mode also one that comes
  /// from another row. Each cell that is made for the screen gets the values of its own row, as a
  /// stack of iOS 9.3 shows (UIKit 3512.60.7: from `_createPreparedCellForGlobalRow` by
  /// `_configureCellForDisplay` to `_setupCell`, which has them as arguments), and as a log does in
  /// which `canEditRowAt` follows each `cellForRowAt` (TR-01).
  func restore(_ cell: UITableViewCell, _ path: IndexPath) {
    guard isOn || cell.isEditing else { return }
    prepare(cell, path)
    if cell.isEditing != isOn { cell.setEditing(isOn, animated: false) }
  }

  /// Requests what a row shows in the mode.
  private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
    let isEditable = table.calls.canEdit(path)
    guard isOn else {
      cell.editingStyle = .none
      return
    }
    cell.editingStyle = isEditable ? table.calls.editingStyle(of: path) : .none
    cell.shouldIndentWhileEditing =
      isEditable && !Fault.indentsNothing.isOn
      && (table.calls.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true)
    cell.showsReorderControl = table.calls.canMove(path)
  }

  /// Taps the round control at the leading edge of a row: an insertion is committed, a deletion
  /// shows the confirmation button.
  package func tapControl(at path: IndexPath) {
    guard isOn, table.rows.contains(path), table.calls.canEdit(path) else { return }
    switch table.calls.editingStyle(of: path) {
    case .insert: table.calls.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .delete: table.swipes.confirmDeletion(at: path)
    case .none: break
    }
  }
}
