import Foundation
import TableEngine

extension UITableView {
  /// The side of a row that a swipe opens.
  package enum SwipeEdge: Sendable {
    case leading, trailing
  }

  /// What an open row offers.
  package enum SwipeAction {
    case contextual(UIContextualAction)
    case row(UITableViewRowAction)
    /// The delete button that the table has without being told.
    case delete(title: String)

    /// The words on the button.
    @MainActor package var title: String {
      switch self {
      case .contextual(let action): action.title ?? ""
      case .row(let action): action.title ?? ""
      case .delete(let title): title
      }
    }
  }

  /// The row that is open, and what it offers.
  struct OpenRow {
    let path: IndexPath
    let actions: [SwipeAction]
  }

  /// The title of the delete button when the delegate gives none.
  private static let deleteTitle = "Delete"
}

// MARK: - Opening and closing

extension UITableView {
  /// The delegate's configuration, which may be none; nil if it does not implement the method.
  private func configuration(
    at path: IndexPath, edge: SwipeEdge, from delegate: any UITableViewDelegate
  ) -> UISwipeActionsConfiguration?? {
    switch edge {
    case .leading:
      NotImplemented.answer("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
    case .trailing:
      NotImplemented.answer("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    }
  }

  /// What a row offers when it is swiped, as the delegate and the data source say.
  ///
  /// A row that cannot be edited offers nothing, and the delegate is not asked (catalogue:
  /// can-edit-false-blocks-swipes). A configuration stands before row actions, and row actions
  /// before the delete button (catalogue: swipe-config-precedence).
  private func offeredActions(at path: IndexPath, edge: SwipeEdge) -> [SwipeAction] {
    guard canEdit(path) else { return [] }
    let method = edge == .leading ? Methods.leadingSwipe : Methods.trailingSwipe
    if behavior.hasSwipeConfigurations, implements(method), let delegate {
      let answer = configuration(at: path, edge: edge, from: delegate)
      if let configuration = answer ?? nil { return configuration.actions.map { .contextual($0) } }
      if answer != nil, edge == .trailing { return deleteAction(at: path) }
    }
    guard edge == .trailing else { return [] }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return actions.map { .row($0) }
    }
    return deleteAction(at: path)
  }

  private func deleteAction(at path: IndexPath) -> [SwipeAction] {
    guard !unanswered.contains(.commit), editingStyle(of: path) == .delete else { return [] }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return [.delete(title: title ?? Self.deleteTitle)]
  }

  /// Swipes a row open; returns what it offers, nothing if it stays closed.
  ///
  /// While the table is in editing mode nothing is asked (catalogue: swipe-disabled-in-editing-mode).
  @discardableResult package func swipe(
    rowAt path: IndexPath, edge: SwipeEdge = .trailing
  ) -> [SwipeAction] {
    loadRows()
    guard !isEditing, rows.contains(path) else { return [] }
    closeOpenRow()
    let actions = offeredActions(at: path, edge: edge)
    guard !actions.isEmpty else { return [] }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    openRow = OpenRow(path: path, actions: actions)
    changeConfirmation(of: path, to: true)
    return actions
  }

  /// Closes the row that is open.
  package func closeOpenRow() {
    guard let row = openRow else { return }
    openRow = nil
    changeConfirmation(of: row.path, to: false)
    delegate?.tableView(self, didEndEditingRowAt: rows.contains(row.path) ? row.path : nil)
  }

  private func changeConfirmation(of path: IndexPath, to isShown: Bool) {
    guard let cell = shownCell(path), cell.showingDeleteConfirmation != isShown else { return }
    let state: UITableViewCell.StateMask = isShown ? .showingDeleteConfirmation : []
    cell.willTransition(to: state)
    cell.showingDeleteConfirmation = isShown
    cell.didTransition(to: state)
  }

  /// Taps one of the actions of the row that is open.
  package func tapSwipeAction(_ index: Int) {
    guard let row = openRow, row.actions.indices.contains(index) else { return }
    switch row.actions[index] {
    case .row(let action):
      action.handler(action, row.path)
    case .delete:
      dataSource?.tableView(self, commit: .delete, forRowAt: row.path)
      closeOpenRow()
    case .contextual(let action): perform(action, at: row.path)
    }
  }

  private func perform(_ action: UIContextualAction, at path: IndexPath) {
    action.handler(action, shownCell(path) ?? self) { [weak self] isPerformed in
      guard let self else { return }
      let removes =
        isPerformed && action.style == .destructive && behavior.removesRowOfDestructiveAction
      // The row goes from the screen; the table still counts it (catalogue:
      // destructive-action-no-auto-remove-ios13).
      if removes { shownCell(path)?.isHidden = true }
      closeOpenRow()
    }
  }
}

// MARK: - Editing mode

extension UITableView {
  /// Whether the data source lets a row be edited; it does if it does not say.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// What editing offers for a row that can be edited.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Gives the visible cells what editing asks of their rows, in the order on record (TR-01).
  func editingDidChange(animated: Bool) {
    closeOpenRow()
    exchangeSelection(animated: animated)
    for (path, cell) in display.cells where rows.contains(path) {
      prepareEditing(of: cell, path)
      cell.setEditing(isEditing, animated: animated)
    }
    setNeedsLayout()
  }

  /// Asks what a row needs to know for editing mode.
  func prepareEditing(of cell: UITableViewCell, _ path: IndexPath) {
    let isEditable = canEdit(path)
    guard isEditing else {
      cell.editingStyle = .none
      return
    }
    cell.editingStyle = isEditable ? editingStyle(of: path) : .none
    cell.shouldIndentWhileEditing =
      isEditable && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    cell.showsReorderControl = canMove(path)
  }

  /// Taps the round control at the leading edge of a row in editing mode: an insertion is
  /// committed, a deletion asks for confirmation.
  package func tapEditingControl(at path: IndexPath) {
    guard isEditing, rows.contains(path), canEdit(path) else { return }
    switch editingStyle(of: path) {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      openRow = OpenRow(path: path, actions: deleteAction(at: path))
      changeConfirmation(of: path, to: true)
    case .none: break
    }
  }
}

// MARK: - Reordering

extension UITableView {
  /// A row that is being dragged to another place.
  struct Reordering {
    let source: IndexPath
    var target: IndexPath
  }

  /// Whether a row has a reorder control: the data source can move rows, and lets this one.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, !unanswered.contains(.moveRow) else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Takes a row by its reorder control; false if it has none.
  @discardableResult package func beginReordering(at path: IndexPath) -> Bool {
    guard isEditing, rows.contains(path), canMove(path) else { return false }
    reordering = Reordering(source: path, target: path)
    return true
  }

  /// Drags the row over another place; the delegate may send it elsewhere.
  ///
  /// Only the delegate decides where it may land (catalogue: can-move-not-asked-for-destination).
  package func dragReordering(to proposed: IndexPath) {
    guard let source = reordering?.source, proposed.count == 2,
      proposed.row >= 0, proposed.section >= 0, proposed.section < rows.sectionCount
    else { return }
    reordering?.target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  /// Lets the row go: the data source is told, and the table moves the row by itself.
  package func endReordering() {
    guard let move = reordering else { return }
    reordering = nil
    moveByDataSource(move.source, to: move.target)
  }

  /// Has the data source move a row, and moves it in the table; false if it has no method for it.
  ///
  /// A data source that commits the move itself, as a diffable one does when it applies the new
  /// snapshot, leaves nothing to do.
  @discardableResult func moveByDataSource(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard rows.contains(source), canMove(source), let dataSource else { return false }
    guard source != target else { return true }
    guard let plan = planOfMove(source, to: target) else { return false }
    let committed = updates.committed
    let isMoved: Void? = NotImplemented.answer("tableView(_:moveRowAt:to:)") {
      dataSource.tableView(self, moveRowAt: source, to: target)
    }
    guard isMoved != nil else {
      unanswered.insert(.moveRow)
      return false
    }
    if updates.committed == committed { apply(plan) }
    return true
  }

  private func planOfMove(_ source: IndexPath, to target: IndexPath) -> UpdatePlan? {
    var counts = rows.geometry.rowCounts
    guard counts.indices.contains(target.section) else { return nil }
    counts[source.section] -= 1
    counts[target.section] += 1
    var planner = UpdatePlanner(rowCountsBefore: rows.geometry.rowCounts)
    planner.record([.moveRow(RowPath(source), to: RowPath(target))])
    return try? planner.plan(rowCountsAfter: counts)
  }
}
