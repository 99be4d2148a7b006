import Foundation
import SystemVersions
import TableEngine

/// The row of a table that is swiped open, and what can be done with it.
@MainActor package final class RowSwipes {
  /// The row that is open, and what it offers.
  private struct OpenRow {
    var path: IndexPath
    let side: Side
    var offer: SwipeOffer
    /// Whether a finger has swiped it open, which the delegate is told; in editing mode a control has.
    let isSwiped: Bool
    /// The cell that shows it; it may have left the row since.
    weak var cell: UITableViewCell?
  }

  /// Numbers of the finger that swipes a row; the model's choice, UIKit documents none.
  private enum Gesture {
    /// How far a finger has to swipe for the row to stay open, in points.
    static let openDistance: CGFloat = 44
    /// The speed that opens the row on a shorter way, in points a second.
    static let openVelocity: CGFloat = 300
    /// The part of the row's width that makes a swipe a full one.
    static let fullPart: CGFloat = 0.6
  }

  unowned let table: UITableView
  private var openRow: OpenRow?
  /// When an action was tapped last, on the virtual clock.
  private(set) var lastAction: TimeInterval?
  /// Whether no row can be swiped open any more, since one was swiped that has no actions.
  private var isBlocked = false
  /// Whether the finger swipes the open row back, to close it.
  private var isSwipingBack = false
  /// How far the row was open on which the finger goes on, in points.
  private var reach: CGFloat = 0
  /// How many times a row was swiped open, or further.
  package private(set) var begun = 0
  /// The buttons of the open row.
  var actionsView: SwipeActionsView?
  /// How far to the right the finger is that swipes the open row, in points.
  var distance: CGFloat = 0

  init(_ table: UITableView) { self.table = table }

  var isOpen: Bool { openRow != nil }

  /// The sides at the right and the left edge, which right-to-left content has the other way around.
  private var right: Side { table.isRightToLeft ? .leading : .trailing }
  private var left: Side { table.isRightToLeft ? .trailing : .leading }

  /// Which way a row moves that shows the actions of a side: 1 to the right.
  func direction(of side: Side) -> CGFloat { side == right ? -1 : 1 }

  /// The actions of the row that is open, from the edge inwards.
  package var openActions: [Action] { openRow?.offer.actions ?? [] }

  /// The buttons of these actions, nil for one without.
  package var shownButtons: [SwipeActionButton?] {
    let buttons = actionsView?.buttons ?? []
    return openActions.indices.map { buttons.indices.contains($0) ? buttons[$0] : nil }
  }

  /// A row that is swiped open, as it is seen.
  package struct Shown {
    package let side: Side
    /// The actions, from the edge inwards.
    package let actions: [Action]
    /// The cell of the row.
    package let cell: UITableViewCell
  }

  /// The row that is open, while a cell shows it and it offers something.
  package var shown: Shown? {
    guard let openRow, let cell = openRow.cell, cell.superview != nil,
      !openRow.offer.actions.isEmpty
    else { return nil }
    return Shown(side: openRow.side, actions: openRow.offer.actions, cell: cell)
  }

  // MARK: Opening and closing

  /// Swipes a row open; returns what it offers, nothing if it stays closed.
  ///
  /// In editing mode no method is called (catalogue: swipe-disabled-in-editing-mode).
  @discardableResult package func open(
    rowAt path: IndexPath, side: Side = .trailing
  ) -> [Action] {
    table.loader.load()
    guard !table.isInEditingMode, table.rows.contains(path), !isBlocked else { return [] }
    close()
    let offer = SwipeOffer.requested(at: path, side: side, of: table)
    isBlocked = offer.isEmptyAnswer && table.behavior.emptyActionsBlockSwipes
    guard !offer.actions.isEmpty, !Fault.opensNoSwipe.isOn else { return [] }
    table.calls.delegate?.tableView(table, willBeginEditingRowAt: path)
    begun += 1
    show(OpenRow(path: path, side: side, offer: offer, isSwiped: true, cell: table.visible[path]))
    return offer.actions
  }

  /// Shows the actions of a row in editing mode, if it has any.
  func confirmDeletion(at path: IndexPath) {
    close()
    let offer = SwipeOffer.requested(at: path, of: table)
    guard !offer.actions.isEmpty else { return }
    let cell = table.visible[path]
    show(OpenRow(path: path, side: .trailing, offer: offer, isSwiped: false, cell: cell))
  }

  private func show(_ row: OpenRow) {
    openRow = row
    changeConfirmation(of: row.cell, to: true)
    showViews()
  }

  /// Closes the row that is open.
  package func close() {
    guard let row = openRow, !Fault.closesNoSwipe.isOn else { return }
    openRow = nil
    removeViews()
    changeConfirmation(of: row.cell, to: false)
    guard row.isSwiped else { return }
    // A row that is gone is named as well, even where the section has no such row any more: apps
    // crashed that looked it up in their data (malcommac/Owl #1 and #48, 2019 and 2020).
    table.calls.delegate?.tableView(table, didEndEditingRowAt: row.path)
  }

  private func changeConfirmation(of cell: UITableViewCell?, to isShown: Bool) {
    guard let cell, cell.showingDeleteConfirmation != isShown, !Fault.showsNoConfirmation.isOn
    else { return }
    guard !table.isInEditingMode || table.behavior.tellsCellOfConfirmationInEditing else {
      cell.showingDeleteConfirmation = isShown
      return
    }
    let state: UITableViewCell.StateMask = isShown ? .showingDeleteConfirmation : []
    cell.willTransition(to: state)
    cell.showingDeleteConfirmation = isShown
    cell.didTransition(to: state)
  }

  // MARK: The finger

  /// Swipes a row from its trailing edge over its whole width.
  package func openFully(rowAt path: IndexPath) {
    guard !open(rowAt: path).isEmpty else { return }
    distance = direction(of: .trailing) * table.bounds.width
    end(velocity: 0, isCancelled: false)
  }

  /// A finger begins to swipe a row; false if the row stays closed.
  func begin(at point: CGPoint, by distance: CGFloat) -> Bool {
    guard let path = table.row(at: point) else { return false }
    self.distance = distance
    (isSwipingBack, reach) = (false, 0)
    let side = distance < 0 ? right : left
    guard let openRow, openRow.isSwiped, openRow.path == path else {
      return !open(rowAt: path, side: side).isEmpty
    }
    goOn(openRow, to: side)
    return true
  }

  /// The finger swipes the open row back, or further (square/Listable #516, iOS 17). That nothing is
  /// requested for it again is the model's choice.
  private func goOn(_ row: OpenRow, to side: Side) {
    isSwipingBack = row.side != side
    guard !isSwipingBack else { return }
    reach = actionsView?.width(inRow: table.sectionWidth) ?? 0
    begun += 1
  }

  /// The finger leaves the row: it closes, stays open, or performs its first action.
  func end(velocity: CGFloat, isCancelled: Bool) {
    guard !isSwipingBack else { return endSwipeBack(isCancelled: isCancelled) }
    guard let row = openRow else { return }
    let sign = direction(of: row.side)
    let distance = reach + distance * sign
    let isFast = distance > 0 && velocity * sign >= Gesture.openVelocity
    if isCancelled {
      close()
    } else if distance < Gesture.openDistance, !isFast {
      endShortSwipe()
    } else if Fault.performsFullSwipes.isOn
      || row.offer.performsFirstWithFullSwipe
        && distance >= table.bounds.width * Gesture.fullPart
    {
      tapAction(0)
    }
  }

  /// Closes the row that was swiped back (rdar 36483487), where the version does so.
  private func endSwipeBack(isCancelled: Bool) {
    isSwipingBack = false
    guard !isCancelled, let row = openRow else { return }
    let other: Side = row.side == .leading ? .trailing : .leading
    guard
      !table.behavior.needsActionsOnBothSidesToSwipeBack
        || !SwipeOffer.requested(at: row.path, side: other, of: table).actions.isEmpty
    else { return }
    close()
  }

  /// Ends a swipe that was too short for the row to stay open.
  private func endShortSwipe() {
    guard table.behavior.staysEditingAfterShortSwipe else { return close() }
    openRow?.offer = .none
    removeViews()
  }

  // MARK: Actions

  /// Taps one of the actions of the row that is open.
  package func tapAction(_ index: Int) {
    guard let row = openRow, row.offer.actions.indices.contains(index),
      !Fault.performsNoAction.isOn
    else { return }
    lastAction = table.process.loop.now
    switch row.offer.actions[index] {
    case .row(let action):
      action.handler(action, row.path)
    case .delete:
      table.calls.dataSource?.tableView(table, commit: .delete, forRowAt: row.path)
      close()
    case .contextual(let action): perform(action, index, at: row.path)
    }
  }

  private func perform(_ action: UIContextualAction, _ index: Int, at path: IndexPath) {
    let buttons = actionsView?.buttons ?? []
    let button = buttons.indices.contains(index) ? buttons[index] : buttonView(at: path)
    action.handler(action, button) { [weak self] isPerformed in
      guard let self else { return }
      let removes =
        isPerformed && action.style == .destructive && table.behavior.removesRowOfDestructiveAction
      // The row goes from the screen; the table still counts it (catalogue:
      // destructive-action-no-auto-remove-ios13).
      if removes { table.visible[path]?.isHidden = true }
      close()
    }
  }

  /// The view that an action's handler gets where no cell shows the row: as the one that shows the
  /// action otherwise, and not the cell (M-74).
  private func buttonView(at path: IndexPath) -> UIView {
    let row = table.rows.contains(path) ? table.rectOfRow(path) : .zero
    return UIView(
      frame: CGRect(
        x: row.maxX, y: row.minY, width: UITableView.standardRowHeight, height: row.height))
  }
}

// MARK: - RowFollower

extension RowSwipes: RowFollower {
  /// The open row goes where an update moves it; one that is gone keeps its number.
  func apply(_ plan: UpdatePlan) {
    guard let row = openRow, let path = plan.keptPath(row.path) else { return }
    openRow?.path = path
  }
}
