import Foundation
import SystemVersions
import TableEngine

/// The drags that began in a table, or are over it (iOS 11).
@MainActor final class TableDragging {
  /// A drag that is over the table, and what was proposed for it.
  struct Hover {
    let session: DropSession
    var path: IndexPath?
    var proposal: UITableViewDropProposal

    /// Whether the rows make room for it.
    @MainActor var opensGap: Bool {
      path != nil && proposal.intent == .insertAtDestinationIndexPath
        && (proposal.operation == .copy || proposal.operation == .move)
    }
  }

  unowned let table: UITableView
  /// The drag that began here.
  private(set) var drag: DragSession?
  /// The drag that is over the table.
  var drop: Hover?
  /// The places of rows that were dropped and are being loaded.
  private var placeholders: [DropPlaceholder] = []

  init(_ table: UITableView) { self.table = table }

  /// Whether a reload would disturb what a finger has begun (UITableView.h,
  /// `hasUncommittedUpdates`).
  var isUncommitted: Bool { drop?.opensGap == true || !placeholders.isEmpty }

  func add(_ placeholder: DropPlaceholder) { placeholders.append(placeholder) }

  /// Takes a placeholder away; false if it is gone.
  func remove(_ placeholder: DropPlaceholder) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    return true
  }

  // MARK: Drags out of the table

  /// Requests what is dragged when a row is lifted; nil for nothing.
  ///
  /// A selected row takes the others along, each of which is requested (Apple, Supporting drag and
  /// drop in table views). The order is not documented; the model uses that of the rows.
  func lift(_ path: IndexPath, into session: DragSession) -> Bool {
    guard table.behavior.hasDragAndDrop, table.dragInteractionEnabled || Fault.liftsEveryRow.isOn,
      drag == nil,
      table.rows.contains(path), let delegate = table.calls.dragDelegate, !Fault.liftsNothing.isOn
    else { return false }
    let lifted = table.selection.contains(path) ? table.selection.paths.sorted() : [path]
    for row in lifted {
      let items = delegate.tableView(table, itemsForBeginning: session, at: row)
      session.add(items, from: row, of: table)
    }
    guard !session.items.isEmpty || Fault.liftsEveryRow.isOn else { return false }
    session.table = table
    session.allowsMoveOperation =
      delegate.tableView(table, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    change(lifted, to: .lifting)
    drag = session
    delegate.tableView(table, dragSessionWillBegin: session)
    change(lifted, to: .dragging)
    return true
  }

  /// Taps another row while a drag goes on: its items are added to the drag.
  func add(_ path: IndexPath, to session: DragSession, at point: CGPoint) {
    guard table.behavior.hasDragAndDrop, table.dragInteractionEnabled, table.rows.contains(path),
      let delegate = table.calls.dragDelegate
    else { return }
    let items = delegate.tableView(table, itemsForAddingTo: session, at: path, point: point)
    session.add(items, from: path, of: table)
  }

  /// The drag that began here is over.
  func endDrag(_ session: DragSession) {
    guard drag === session else { return }
    drag = nil
    change(table.visible.cells.map(\.path), to: .none)
    table.calls.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  private func change(_ paths: [IndexPath], to state: UITableViewCell.DragState) {
    for cell in paths.compactMap({ table.visible[$0] }) where cell.dragState != state {
      cell.dragState = state
      cell.dragStateDidChange(state)
    }
  }
}

// MARK: - RowFollower

extension TableDragging: RowFollower {
  func apply(_ plan: UpdatePlan) {
    drag?.discardSources(in: table)
    for placeholder in placeholders { placeholder.follow(plan) }
  }

  /// Placeholders are lost.
  func rowsWereReloaded() {
    drag?.discardSources(in: table)
    if !Fault.keepsPlaceholders.isOn { placeholders = [] }
  }
}
