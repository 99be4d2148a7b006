import Foundation

// Drags out of a table (iOS 11).

extension UITableView {
  /// Whether a drag goes on that began in the table (iOS 11).
  public var hasActiveDrag: Bool { dragging.drag != nil }

  /// Requests what is dragged when a row is lifted; nil for nothing.
  ///
  /// A selected row takes the others along, each of which is requested (Apple, Supporting drag and
  /// drop in table views). The order is not documented; the model uses that of the rows.
  func lift(_ path: IndexPath, into session: DragSession) -> Bool {
    guard behavior.hasDragAndDrop, dragInteractionEnabled, dragging.drag == nil,
      rows.contains(path), let delegate = calledDragDelegate
    else { return false }
    let lifted = selection.paths.contains(path) ? selection.paths.sorted() : [path]
    for row in lifted {
      session.add(
        delegate.tableView(self, itemsForBeginning: session, at: row), from: row, of: self)
    }
    guard !session.items.isEmpty else { return false }
    session.table = self
    session.allowsMoveOperation =
      delegate.tableView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
    change(lifted, to: .lifting)
    dragging.drag = session
    delegate.tableView(self, dragSessionWillBegin: session)
    change(lifted, to: .dragging)
    return true
  }

  /// Taps another row while a drag goes on: its items are added to the drag.
  func add(_ path: IndexPath, to session: DragSession, at point: CGPoint) {
    guard behavior.hasDragAndDrop, dragInteractionEnabled, rows.contains(path),
      let delegate = calledDragDelegate
    else { return }
    session.add(
      delegate.tableView(self, itemsForAddingTo: session, at: path, point: point),
      from: path, of: self)
  }

  /// The drag that began here is over.
  func endDrag(_ session: DragSession) {
    guard dragging.drag === session else { return }
    dragging.drag = nil
    change(display.cells.map(\.path), to: .none)
    calledDragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  private func change(_ paths: [IndexPath], to state: UITableViewCell.DragState) {
    for cell in paths.compactMap({ shownCell($0) }) where cell.dragState != state {
      cell.dragState = state
      cell.dragStateDidChange(state)
    }
  }
}
