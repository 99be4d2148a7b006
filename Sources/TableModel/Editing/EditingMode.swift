import Foundation
import SystemVersions

/// The mode in which a table's rows can be deleted, inserted and moved.
@MainActor package final class EditingMode {
  private unowned let table: UITableView
  /// Whether the table is in the mode, no matter what a swiped row shows.
  private(set) var isOn = false

  init(_ table: UITableView) { self.table = table }

  /// Turns the mode on or off for the table and its visible cells: requests the editing state of
  /// the visible rows, in the order on record (TR-01), and applies it to their cells.
  func set(_ isOn: Bool, animated: Bool) {
    guard isOn != self.isOn, !Fault.editsNothing.isOn else { return }
    self.isOn = isOn
    table.selection.editingDidChange(animated: animated)
    for (path, cell) in table.visible.cells where table.rows.contains(path) {
      prepare(cell, path)
      cell.setEditing(isOn, animated: animated)
    }
    table.setNeedsLayout()
  }

  /// Gives a cell that comes on the screen the state of its row.
  func restore(_ cell: UITableViewCell, _ path: IndexPath) {
    guard cell.isEditing != isOn else { return }
    prepare(cell, path)
    cell.setEditing(isOn, animated: false)
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
