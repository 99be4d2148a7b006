import Foundation

// MARK: - Highlighting and selection by touch

extension UITableView {
  /// A finger comes down on a row, or beside all rows. If a row is open, the touch only closes it
  /// (andyheydon.com of 2013; rdar 19411256).
  func beginTouch(at touched: IndexPath?) {
    guard openRow == nil else { return closeOpenRow() }
    guard let path = touched, mayTouchRows, rows.contains(path), selection.highlighted == nil
    else { return }
    guard calledDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    selection.highlighted = path
    shownCell(path)?.setHighlighted(true, animated: false)
    calledDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The finger goes up where it came down.
  func endTouch() {
    guard let path = unhighlight() else { return }
    if allowsSeveral, selection.paths.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
  }

  /// The finger went elsewhere, or the table began to scroll.
  func cancelTouch() { _ = unhighlight() }

  private var mayTouchRows: Bool {
    isInEditingMode
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private func unhighlight() -> IndexPath? {
    guard let path = selection.highlighted else { return nil }
    selection.highlighted = nil
    shownCell(path)?.setHighlighted(false, animated: false)
    calledDelegate?.tableView(self, didUnhighlightRowAt: path)
    return rows.contains(path) ? path : nil
  }

  /// Selects a row as a tap does: the delegate may refuse, or name another row.
  private func selectByTouch(_ touched: IndexPath) {
    let proposed =
      calledDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? Optional(touched)
    guard let path = proposed, rows.contains(path) else { return performPrimaryAction(touched) }
    if !allowsSeveral {
      for old in selection.paths where old != path { deselectByTouch(old) }
    }
    if !selection.paths.contains(path) { selection.paths.append(path) }
    shownCell(path)?.setSelected(true, animated: false)
    // A segue comes before the delegate's method, as `prepare(for:sender:)` is known to (model).
    if let cell = shownCell(path) { cell.selectionSegue?(cell) }
    calledDelegate?.tableView(self, didSelectRowAt: path)
    performPrimaryAction(path)
  }

  private func deselectByTouch(_ touched: IndexPath) {
    let proposed =
      calledDelegate.map { $0.tableView(self, willDeselectRowAt: touched) } ?? Optional(touched)
    guard let path = proposed, let index = selection.paths.firstIndex(of: path) else { return }
    selection.paths.remove(at: index)
    shownCell(path)?.setSelected(false, animated: false)
    calledDelegate?.tableView(self, didDeselectRowAt: path)
  }

  /// The primary action of a row, unless the tap extended a selection (iOS 16): after its selection,
  /// or without it if the delegate refused that (M-78).
  private func performPrimaryAction(_ path: IndexPath) {
    guard behavior.hasPrimaryActions, !allowsSeveral, let delegate = calledDelegate,
      rows.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Two fingers sweep over the rows from one to another and select them, if the delegate lets
  /// them; the table goes into editing by itself and stays there (Apple, Selecting multiple items
  /// with a two-finger pan gesture).
  package func sweep(from first: IndexPath, to last: IndexPath) {
    guard behavior.hasMultipleSelectionInteraction, allowsMultipleSelectionDuringEditing,
      window != nil, rows.contains(first), rows.contains(last), let delegate = calledDelegate,
      delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return }
    setEditing(true, animated: true)
    delegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    var next: IndexPath? = first
    while let path = next {
      if !selection.paths.contains(path) { selectByTouch(path) }
      guard path != last else { break }
      next = first < last ? rows.nextRow(after: path) : rows.previousRow(before: path)
    }
    delegate.tableViewDidEndMultipleSelectionInteraction(self)
  }

  /// The button of a cell's accessory is tapped.
  func tapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    calledDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.accessorySegue?(cell)
  }
}
