import Foundation
import SystemVersions

// MARK: - Highlighting and selection by touch

extension RowSelection {
  /// A finger has come down; the table may wait with the touch in case it becomes a drag.
  func touchDidComeDown(_ touch: UITouch) {
    touched.removeAll { $0.touch == nil || $0.touch === touch }
    let path = table.row(at: touch.location(in: table))
    touched.append(TouchedRow(touch: touch, first: path, path: path))
  }

  /// The row that a touch is on: the one that it began on, wherever an update has moved it meanwhile.
  ///
  /// - Raises: where the version loses the cell then (rdar 33540825).
  func row(of touch: UITouch) -> IndexPath? {
    guard let index = touched.firstIndex(where: { $0.touch === touch }) else {
      return table.row(at: touch.location(in: table))
    }
    let row = touched.remove(at: index)
    let hasActed = table.swipes.lastAction.map { $0 >= touch.began } ?? false
    if row.path != row.first, hasActed, table.behavior.losesCellOfMovedTouch {
      table.process.raise(Message.touchedCellIsGone)
      return nil
    }
    return row.path
  }

  /// A finger comes down on a row, or beside all rows. If a row is open, the touch only closes it
  /// (andyheydon.com of 2013; rdar 19411256).
  func beginTouch(at touched: IndexPath?) {
    guard !table.swipes.isOpen else { return table.swipes.close() }
    guard !Fault.highlightsNothing.isOn else { return }
    guard let path = touched, mayTouchRows, table.rows.contains(path), highlighted == nil
    else { return }
    let delegate = table.calls.delegate
    guard delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return }
    highlighted = path
    table.visible[path]?.setHighlighted(true, animated: false)
    table.calls.delegate?.tableView(table, didHighlightRowAt: path)
  }

  /// The finger goes up where it came down.
  func endTouch() {
    guard let path = unhighlight() else { return }
    if allowsSeveral, contains(path) {
      if deselectByTouch(path) { postChange() }
    } else {
      selectByTouch(path)
    }
  }

  /// The finger went elsewhere, or the table began to scroll.
  func cancelTouch() { _ = unhighlight() }

  private var mayTouchRows: Bool {
    table.isInEditingMode
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection || table.allowsMultipleSelection
  }

  private func unhighlight() -> IndexPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    table.visible[path]?.setHighlighted(false, animated: false)
    table.calls.delegate?.tableView(table, didUnhighlightRowAt: path)
    return table.rows.contains(path) ? path : nil
  }

  /// Selects a row as a tap does: the delegate may refuse, or name another row.
  private func selectByTouch(_ touched: IndexPath) {
    guard !Fault.selectsNothingByTouch.isOn else { return }
    let proposed =
      table.calls.delegate.map { $0.tableView(table, willSelectRowAt: touched) }
      ?? Optional(touched)
    guard let path = proposed, table.rows.contains(path) else {
      return performPrimaryAction(touched)
    }
    if !allowsSeveral {
      for old in paths where old != path { deselectByTouch(old) }
    }
    add(path)
    if !Fault.selectsCellsNot.isOn { table.visible[path]?.setSelected(true, animated: false) }
    // A segue comes before the delegate's method, as `prepare(for:sender:)` is known to (model).
    if let cell = table.visible[path] { cell.selectionSegue?(cell) }
    table.calls.delegate?.tableView(table, didSelectRowAt: path)
    postChange()
    performPrimaryAction(path)
  }

  /// Posts that a touch has changed the selection, once the delegate was called (model).
  private func postChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }

  /// Selects a row as a tap does, if it is not selected yet.
  func selectOnce(_ path: IndexPath) {
    if !contains(path) { selectByTouch(path) }
  }

  /// Deselects a row as a tap does; false if the delegate refused that.
  @discardableResult private func deselectByTouch(_ touched: IndexPath) -> Bool {
    let proposed =
      table.calls.delegate.map { $0.tableView(table, willDeselectRowAt: touched) }
      ?? Optional(touched)
    guard let path = proposed, remove(path) else { return false }
    table.visible[path]?.setSelected(false, animated: false)
    table.calls.delegate?.tableView(table, didDeselectRowAt: path)
    return true
  }

  /// The primary action of a row, unless the tap extended a selection (iOS 16): after its selection,
  /// or without it if the delegate refused that (M-78).
  private func performPrimaryAction(_ path: IndexPath) {
    guard table.behavior.hasPrimaryActions, !allowsSeveral, let delegate = table.calls.delegate,
      table.rows.contains(path),
      delegate.tableView(table, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(table, performPrimaryActionForRowAt: path)
  }
}
