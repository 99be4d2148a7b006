import Foundation
import SystemVersions
@_spi(UIKitSubclassing) import UIKitModel

// What is seen of an open row: its cell has moved aside for the buttons of its actions.

extension RowSwipes {
  /// Adds the buttons of the row that has been opened: to the table, above all else (rdar 38955479),
  /// or up to iOS 10 to the cell.
  func showViews() {
    removeViews()
    guard let shown, !shown.actions.isEmpty else { return }
    let tap: @MainActor (Int) -> Void = { [weak self] in self?.tapAction($0) }
    let isAtRight = direction(of: shown.side) < 0
    if table.behavior.movesOpenCell {
      let view = UISwipeActionPullView(shown.actions, isAtRight: isAtRight, tap: tap)
      view.cell = shown.cell
      actionsView = view
      table.addSubview(view)
    } else {
      let view = UITableViewCellDeleteConfirmationView(
        shown.actions, isAtRight: isAtRight, tap: tap)
      view.cell = shown.cell
      actionsView = view
      shown.cell.addSubview(view)
    }
    placeViews()
  }

  /// Takes the buttons away; the cell goes back to its place.
  func removeViews() {
    guard let view = actionsView else { return }
    actionsView = nil
    view.removeFromSuperview()
    guard let cell = view.cell else { return }
    if table.behavior.movesOpenCell, cell.superview === table {
      cell.frame.origin.x = table.sectionInsets.left
    }
    cell.setNeedsLayout()
  }

  /// Has the buttons and the cell follow the row, or go with it.
  func placeViews() {
    guard let view = actionsView else { return }
    guard let shown, shown.cell === view.cell, table.visible.path(of: shown.cell) != nil else {
      return removeViews()
    }
    let cell = shown.cell
    guard table.behavior.movesOpenCell else {
      view.place(inRow: cell.bounds)
      return cell.setNeedsLayout()
    }
    let row = table.sectionRect(y: cell.frame.minY, height: cell.frame.height)
    view.place(inRow: row)
    let x = row.minX + shift(of: cell)
    if cell.frame.minX != x { cell.frame.origin.x = x }
  }

  /// How far a cell, or up to iOS 10 its content, has moved aside, in points to the right.
  func shift(of cell: UITableViewCell) -> CGFloat {
    guard let view = actionsView, view.cell === cell, let side = shown?.side else { return 0 }
    return direction(of: side) * view.width(inRow: table.sectionWidth)
  }

  /// How far the whole cell has moved aside (iOS 11).
  func cellShift(of cell: UITableViewCell) -> CGFloat {
    table.behavior.movesOpenCell ? shift(of: cell) : 0
  }

  /// How far the content has moved aside in its cell (to iOS 10).
  func contentShift(of cell: UITableViewCell) -> CGFloat {
    table.behavior.movesOpenCell ? 0 : shift(of: cell)
  }
}
