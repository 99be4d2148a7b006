import Foundation
import SystemVersions

/// The heights of rows that are shown: those that the delegate returns for them, and those that
/// their cells need.
@MainActor final class RowHeights {
  private unowned let table: UITableView
  /// Cells on the screen that are to be measured again at the next layout.
  private var invalidated: [UITableViewCell] = []
  /// Whether one of them was invalidated where changes are animated.
  private var areInvalidatedAnimated = false

  init(_ table: UITableView) { self.table = table }

  private var rows: RowData { table.rows }

  // MARK: Requests

  /// Requests the height of a row that is about to be shown.
  ///
  /// A new cell has its own width and the row's height as far as it is known; a reused one has
  /// the frame it had (G0-16, G0-17). Its text has the size that it will be shown with.
  func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    cell.takeTraits(inside: table)
    if !cell.hasBeenSized {
      UIView.performWithoutAnimation { cell.frame.size.height = rows.height(of: path) }
    }
    apply(table.calls.height(of: path) ?? table.rowHeight, to: path, cell)
  }

  /// Applies a returned height. One that equals the row's present height changes nothing, and the
  /// row still counts as estimated.
  private func apply(_ value: CGFloat, to path: IndexPath, _ cell: UITableViewCell) {
    cell.isSelfSized = value == UITableView.automaticDimension && table.calls.estimatesRows
    if Fault.measuresNoCell.isOn { cell.isSelfSized = false }
    let height =
      cell.isSelfSized ? fittingHeight(of: cell) : table.calls.unshownHeight(value, path)
    // The callback may have changed the rows under us.
    guard rows.contains(path), height != rows.height(of: path) else { return }
    rows.measure(path, height)
  }

  /// After a rebuild, requests again the heights of visible rows that still count as estimated: now
  /// their cells can be measured (G0-06, G0-09). Returns whether the version does so.
  func remeasureAfterDisplay() -> Bool {
    let count = table.behavior.remeasuresAfterDisplay
    guard count > 0, table.calls.hasGivenEstimates else { return false }
    for (path, cell) in table.visible.cells where rows.contains(path) && !rows.isMeasured(path) {
      for _ in 0..<count {
        guard let value = table.calls.height(of: path) else { break }
        apply(value, to: path, cell)
      }
    }
    return true
  }

  /// Requests the heights of the rows on the screen again: a batch without edits does nothing else.
  func measureVisibleRows() {
    guard !Fault.measuresNothingAfterUpdates.isOn else { return }
    for (path, cell) in table.visible.cells where rows.contains(path) {
      apply(table.calls.height(of: path) ?? table.rowHeight, to: path, cell)
    }
  }

  /// Requests the height of every row.
  func measureAllRows() {
    var next = rows.firstRow
    while let path = next {
      if let height = table.calls.height(of: path), height != UITableView.automaticDimension {
        rows.measure(path, table.calls.checked(height, path))
      }
      next = rows.nextRow(after: path)
    }
    table.recordContentHeight()
    table.setNeedsLayout()
  }

  /// The height that a cell's content needs at the table's width.
  ///
  /// Apple has the configuration updated before the cell is displayed; that it happens before the
  /// cell is measured is the model's choice: equal cells have equal heights.
  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    table.process.loop.noteMeasured()
    UIView.performWithoutAnimation { cell.frame.size.width = table.sectionWidth }
    cell.updateConfigurationIfNeeded()
    let content = cell.systemLayoutSizeFitting(
      CGSize(width: cell.contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard content.isFinite, content > 0 else {
      table.process.logOnce("W-04", Message.ambiguousZeroHeight(cell, table.behavior))
      return UITableView.standardRowHeight
    }
    return content + cell.separatorHeight + (Fault.measuresCellsHigher.isOn ? 1 : 0)
  }

  // MARK: Cells that are measured again

  /// Has a self-sizing cell measured again at the next layout, together with others.
  func recordInvalidatedSize(of cell: UITableViewCell) {
    guard table.behavior.resizesInvalidatedCells, table.selfSizingInvalidation != .disabled,
      cell.isSelfSized, table.visible.path(of: cell) != nil
    else { return }
    guard !Fault.resizesNoInvalidatedCell.isOn else { return }
    if !invalidated.contains(where: { $0 === cell }) { invalidated.append(cell) }
    if table.process.areAnimationsEnabled { areInvalidatedAnimated = true }
    table.setNeedsLayout()
    if Fault.resizesAtOnce.isOn, !table.layout.isUpdating { table.layoutIfNeeded() }
  }

  /// A change of constraints inside of a cell's content counts as the cell's own invalidation, if
  /// the table allows it.
  func recordConstraintChange(in cell: UITableViewCell) {
    guard table.selfSizingInvalidation == .enabledIncludingConstraints, !table.layout.isUpdating
    else { return }
    cell.invalidateIntrinsicContentSize()
  }

  /// Measures the invalidated cells; returns how the rows come to their new places, nil if they
  /// stay where they are.
  func resizeInvalidatedCells() -> ((() -> Void) -> Void)? {
    let (cells, areAnimated) = (invalidated, areInvalidatedAnimated)
    (invalidated, areInvalidatedAnimated) = ([], false)
    var isChanged = false
    for (path, cell) in table.visible.cells
    where rows.contains(path) && cells.contains(where: { $0 === cell }) {
      let height = fittingHeight(of: cell)
      guard height != rows.height(of: path) else { continue }
      rows.measure(path, height)
      isChanged = true
    }
    guard isChanged else { return nil }
    return areAnimated ? BatchUpdates.animate : { $0() }
  }
}
