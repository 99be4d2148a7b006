import Foundation

// MARK: - Selection by code

extension UITableView {
  func selectByCode(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadRows()
    guard let path else {
      for old in selection.paths { deselectByCode(old, animated: animated) }
      return
    }
    guard rows.contains(path) else { return }
    if !allowsSeveral {
      for old in selection.paths where old != path { deselectByCode(old, animated: animated) }
    }
    if !selection.paths.contains(path) { selection.paths.append(path) }
    if window != nil || behavior.selectsCellsWithoutWindow {
      shownCell(path)?.setSelected(true, animated: animated)
    }
    if scrollPosition != .none { scroll(toRow: path, at: scrollPosition, animated: animated) }
  }

  func deselectByCode(_ path: IndexPath, animated: Bool) {
    guard let index = selection.paths.firstIndex(of: path) else { return }
    selection.paths.remove(at: index)
    shownCell(path)?.setSelected(false, animated: animated)
  }

  /// Gives editing mode a selection of its own, if several rows can be selected there; the one of
  /// before comes back with its end (rdar 19056268).
  func exchangeSelection(animated: Bool) {
    if isInEditingMode {
      guard allowsMultipleSelectionDuringEditing else { return }
      selection.beforeEditing = selection.paths
      replaceSelection(with: [], animated: animated)
    } else if let before = selection.beforeEditing {
      selection.beforeEditing = nil
      replaceSelection(with: before, animated: animated)
    }
  }

  private func replaceSelection(with paths: [IndexPath], animated: Bool) {
    selection.paths = paths
    for (path, cell) in display.cells where cell.isSelected != paths.contains(path) {
      cell.setSelected(!cell.isSelected, animated: animated)
    }
  }

  /// Whether several rows can be selected now.
  var allowsSeveral: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The cell of a row on the screen, without a warning.
  func shownCell(_ path: IndexPath) -> UITableViewCell? {
    display.index(of: path).map { display.cells[$0].cell }
  }

  /// Gives a cell that comes on the screen the state of its row.
  func restoreState(of cell: UITableViewCell, _ path: IndexPath) {
    let isSelected = selection.paths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    guard cell.isEditing != isInEditingMode else { return }
    prepareEditing(of: cell, path)
    cell.setEditing(isInEditingMode, animated: false)
  }
}
