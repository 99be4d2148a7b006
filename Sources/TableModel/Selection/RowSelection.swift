import Foundation
import SystemVersions
import TableEngine

/// The selected and highlighted rows of a table.
@MainActor package final class RowSelection {
  unowned let table: UITableView
  /// The selected rows, in the order they were selected.
  private(set) var paths: [IndexPath] = []
  /// The row under a finger.
  var highlighted: IndexPath?
  /// A row that a finger has come down on.
  struct TouchedRow {
    weak var touch: UITouch?
    /// The row's path then.
    let first: IndexPath?
    /// Its path now; nil if it is gone.
    var path: IndexPath?
  }

  /// The rows of touches that the table keeps from its content so far.
  var touched: [TouchedRow] = []
  /// What was selected before editing mode with its own selection began.
  private var beforeEditing: [IndexPath]?

  init(_ table: UITableView) { self.table = table }

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  func add(_ path: IndexPath) {
    if !paths.contains(path), !Fault.selectsNothing.isOn { paths.append(path) }
  }

  /// Takes a row out; false if it is not selected.
  func remove(_ path: IndexPath) -> Bool {
    guard let index = paths.firstIndex(of: path), !Fault.deselectsNothing.isOn else { return false }
    paths.remove(at: index)
    return true
  }

  /// Whether several rows can be selected now.
  var allowsSeveral: Bool {
    if Fault.selectsOneOnly.isOn { return false }
    if Fault.selectsSeveral.isOn { return true }
    return table.isInEditingMode
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  // MARK: By code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    table.loader.load()
    guard let path else {
      for old in paths { deselect(old, animated: animated) }
      return
    }
    guard table.rows.contains(path) else { return }
    if !allowsSeveral {
      for old in paths where old != path { deselect(old, animated: animated) }
    }
    add(path)
    if Fault.tellsSelectionByCode.isOn {
      table.calls.delegate?.tableView(table, didSelectRowAt: path)
    }
    if Fault.selectsCellsNot.isOn { return }
    if table.window != nil || table.behavior.selectsCellsWithoutWindow {
      table.visible[path]?.setSelected(true, animated: animated)
    }
    if scrollPosition != .none, !Fault.scrollsToNoSelection.isOn {
      table.scrolling.scroll(to: path, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard remove(path) else { return }
    table.visible[path]?.setSelected(false, animated: animated)
  }

  // MARK: In editing mode

  /// Gives editing mode a selection of its own, if several rows can be selected there; the one of
  /// before comes back with its end (rdar 19056268).
  func editingDidChange(animated: Bool) {
    if table.isInEditingMode {
      guard table.allowsMultipleSelectionDuringEditing else { return }
      beforeEditing = paths
      replace(with: [], animated: animated)
    } else if let before = beforeEditing {
      beforeEditing = nil
      replace(with: before, animated: animated)
    }
  }

  private func replace(with paths: [IndexPath], animated: Bool) {
    self.paths = paths
    for (path, cell) in table.visible.cells where cell.isSelected != paths.contains(path) {
      cell.setSelected(!cell.isSelected, animated: animated)
    }
  }

  /// Gives a cell that comes on the screen the state of its row: its method is called even if that
  /// changes nothing, and never animated (Stack Overflow 30734838).
  func restore(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.setSelected(paths.contains(path), animated: false)
  }
}

// MARK: - RowFollower

extension RowSelection: RowFollower {
  /// Rows that are gone, or reloaded, are not selected.
  func apply(_ plan: UpdatePlan) {
    guard !Fault.keepsSelectionPaths.isOn else { return }
    paths = paths.compactMap(plan.keptPath)
    highlighted = highlighted.flatMap(plan.keptPath)
    for index in touched.indices {
      touched[index].path = touched[index].path.flatMap(plan.keptPath)
    }
    beforeEditing = beforeEditing?.compactMap(plan.keptPath)
  }

  func rowsWereReloaded() {
    guard !Fault.keepsSelectionInReload.isOn else { return }
    paths = []
    beforeEditing?.removeAll()
  }
}
