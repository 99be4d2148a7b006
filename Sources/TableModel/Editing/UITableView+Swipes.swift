import Foundation
import SystemVersions
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
    /// The delete button that a table shows by default.
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
    var path: IndexPath
    let edge: SwipeEdge
    /// What it offers; nothing after a short swipe (to iOS 10).
    var offer: SwipeOffer
    /// The cell that shows it; it may have left the row since.
    weak var cell: UITableViewCell?

    var actions: [SwipeAction] { offer.actions }
  }

  /// The actions at one side of a row.
  struct SwipeOffer {
    var actions: [SwipeAction] = []
    /// Whether a full swipe performs the first one.
    var performsFirstWithFullSwipe = false
  }

  /// Numbers of the finger that swipes a row; the model's choice, UIKit documents none.
  private enum SwipeGesture {
    /// How far a finger has to swipe for the row to stay open, in points.
    static let openDistance: CGFloat = 44
    /// The speed that opens the row on a shorter way, in points a second.
    static let openVelocity: CGFloat = 300
    /// The part of the row's width that makes a swipe a full one.
    static let fullPart: CGFloat = 0.6
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
      NotImplemented.result(of: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
    case .trailing:
      NotImplemented.result(of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    }
  }

  /// The actions of a swiped row, from the delegate and the data source.
  ///
  /// A row that cannot be edited has no actions, and the delegate is not called (catalogue:
  /// can-edit-false-blocks-swipes). A configuration precedes row actions, and row actions precede
  /// before the delete button (catalogue: swipe-config-precedence).
  private func offer(at path: IndexPath, edge: SwipeEdge) -> SwipeOffer {
    guard canEdit(path) else { return SwipeOffer() }
    let method = edge == .leading ? Methods.leadingSwipe : Methods.trailingSwipe
    if behavior.hasSwipeConfigurations, implements(method), let delegate = calledDelegate {
      let returned = configuration(at: path, edge: edge, from: delegate)
      if let configuration = returned ?? nil {
        return SwipeOffer(
          actions: configuration.actions.map { .contextual($0) },
          performsFirstWithFullSwipe: configuration.performsFirstActionWithFullSwipe)
      }
      if returned != nil, edge == .trailing { return deletion(at: path) }
    }
    guard edge == .trailing else { return SwipeOffer() }
    if let actions = calledDelegate?.tableView(self, editActionsForRowAt: path) {
      return SwipeOffer(actions: actions.map { .row($0) })
    }
    return deletion(at: path)
  }

  /// The delete button; a full swipe performs it where there are configurations. (No source says
  /// so of a table without one; they came with the same version.)
  private func deletion(at path: IndexPath) -> SwipeOffer {
    guard dataSourceImplements(.commit), editingStyle(of: path) == .delete else {
      return SwipeOffer()
    }
    let title = calledDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return SwipeOffer(
      actions: [.delete(title: title ?? Self.deleteTitle)],
      performsFirstWithFullSwipe: behavior.hasSwipeConfigurations)
  }

  /// Swipes a row open; returns what it offers, nothing if it stays closed.
  ///
  /// In editing mode no method is called (catalogue: swipe-disabled-in-editing-mode).
  @discardableResult package func swipe(
    rowAt path: IndexPath, edge: SwipeEdge = .trailing
  ) -> [SwipeAction] {
    loadRows()
    guard !isInEditingMode, rows.contains(path) else { return [] }
    closeOpenRow()
    let offer = offer(at: path, edge: edge)
    guard !offer.actions.isEmpty else { return [] }
    calledDelegate?.tableView(self, willBeginEditingRowAt: path)
    openRow = OpenRow(path: path, edge: edge, offer: offer, cell: shownCell(path))
    swipesBegun += 1
    changeConfirmation(of: openRow?.cell, to: true)
    return offer.actions
  }

  /// The actions of the row that is open, from the edge inwards.
  package var openActions: [SwipeAction] { openRow?.actions ?? [] }

  /// Swipes a row from its trailing edge over its whole width.
  package func swipeFully(rowAt path: IndexPath) {
    guard !swipe(rowAt: path).isEmpty else { return }
    swipeDistance = -bounds.width
    endSwipe(velocity: 0, isCancelled: false)
  }

  /// A finger begins to swipe a row; false if the row stays closed.
  func beginSwipe(at point: CGPoint, by distance: CGFloat) -> Bool {
    guard let path = row(at: point) else { return false }
    swipeDistance = distance
    return !swipe(rowAt: path, edge: distance < 0 ? .trailing : .leading).isEmpty
  }

  /// The finger leaves the row: it closes, stays open, or performs its first action.
  func endSwipe(velocity: CGFloat, isCancelled: Bool) {
    guard let row = openRow else { return }
    let sign: CGFloat = row.edge == .trailing ? -1 : 1
    let distance = swipeDistance * sign
    let isFast = distance > 0 && velocity * sign >= SwipeGesture.openVelocity
    if isCancelled {
      closeOpenRow()
    } else if distance < SwipeGesture.openDistance, !isFast {
      endShortSwipe()
    } else if row.offer.performsFirstWithFullSwipe, distance >= bounds.width * SwipeGesture.fullPart
    {
      tapSwipeAction(0)
    }
  }

  /// Ends a swipe that was too short for the row to stay open.
  private func endShortSwipe() {
    guard behavior.staysEditingAfterShortSwipe else { return closeOpenRow() }
    openRow?.offer = SwipeOffer()
  }

  /// Closes the row that is open.
  package func closeOpenRow() {
    guard let row = openRow else { return }
    openRow = nil
    changeConfirmation(of: row.cell, to: false)
    calledDelegate?.tableView(self, didEndEditingRowAt: rows.contains(row.path) ? row.path : nil)
  }

  /// The open row goes where an update moves it; one that is gone keeps its number.
  func openRowFollows(_ newPath: (IndexPath) -> IndexPath?) {
    guard let row = openRow, let path = newPath(row.path) else { return }
    openRow?.path = path
  }

  private func changeConfirmation(of cell: UITableViewCell?, to isShown: Bool) {
    guard let cell, cell.showingDeleteConfirmation != isShown else { return }
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
      calledDataSource?.tableView(self, commit: .delete, forRowAt: row.path)
      closeOpenRow()
    case .contextual(let action): perform(action, at: row.path)
    }
  }

  private func perform(_ action: UIContextualAction, at path: IndexPath) {
    action.handler(action, buttonView(at: path)) { [weak self] isPerformed in
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

extension UITableView {
  /// The view that an action's handler gets: the one that shows the action, not the cell (M-74).
  /// Where it lies in the row is the model's choice.
  private func buttonView(at path: IndexPath) -> UIView {
    let row = rows.contains(path) ? rectOfRow(path) : .zero
    return UIView(
      frame: CGRect(x: row.maxX, y: row.minY, width: Self.standardRowHeight, height: row.height))
  }
}

// MARK: - Editing mode

extension UITableView {
  /// Whether the data source lets a row be edited; the default is true.
  func canEdit(_ path: IndexPath) -> Bool {
    calledDataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// What editing offers for a row that can be edited.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    calledDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Requests the editing state of the visible rows, in the order on record (TR-01), and applies it
  /// to their cells.
  func editingDidChange(animated: Bool) {
    exchangeSelection(animated: animated)
    for (path, cell) in display.cells where rows.contains(path) {
      prepareEditing(of: cell, path)
      cell.setEditing(isInEditingMode, animated: animated)
    }
    setNeedsLayout()
  }

  /// Requests what a row shows in editing mode.
  func prepareEditing(of cell: UITableViewCell, _ path: IndexPath) {
    let isEditable = canEdit(path)
    guard isInEditingMode else {
      cell.editingStyle = .none
      return
    }
    cell.editingStyle = isEditable ? editingStyle(of: path) : .none
    cell.shouldIndentWhileEditing =
      isEditable && (calledDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    cell.showsReorderControl = canMove(path)
  }

  /// Taps the round control at the leading edge of a row in editing mode: an insertion is
  /// committed, a deletion shows the confirmation button.
  package func tapEditingControl(at path: IndexPath) {
    guard isInEditingMode, rows.contains(path), canEdit(path) else { return }
    switch editingStyle(of: path) {
    case .insert: calledDataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      closeOpenRow()
      openRow = OpenRow(
        path: path, edge: .trailing, offer: deletion(at: path), cell: shownCell(path))
      changeConfirmation(of: openRow?.cell, to: true)
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
    dataSourceImplements(.moveRow)
      && calledDataSource?.tableView(self, canMoveRowAt: path) == true
  }

  /// Takes a row by its reorder control; false if it has none.
  @discardableResult package func beginReordering(at path: IndexPath) -> Bool {
    guard isInEditingMode, rows.contains(path), canMove(path) else { return false }
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
      calledDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  /// Drops the row: calls the data source, and moves the row in the table; false if the data source
  /// has no method for it.
  @discardableResult package func endReordering() -> Bool {
    guard let move = reordering else { return false }
    reordering = nil
    return moveByDataSource(move.source, to: move.target)
  }

  /// Has the data source move a row, and moves it in the table; false if it has no method for it.
  ///
  /// A data source that commits the move itself, as a diffable one does when it applies the new
  /// snapshot, leaves nothing to do.
  @discardableResult func moveByDataSource(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard rows.contains(source), canMove(source), let dataSource = calledDataSource else {
      return false
    }
    guard source != target else { return true }
    guard let plan = planOfMove(source, to: target) else { return false }
    let committed = updates.committed
    let isMoved: Void? = NotImplemented.result(of: "tableView(_:moveRowAt:to:)") {
      dataSource.tableView(self, moveRowAt: source, to: target)
    }
    guard isMoved != nil else {
      unimplementedMethods.insert(.moveRow)
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
