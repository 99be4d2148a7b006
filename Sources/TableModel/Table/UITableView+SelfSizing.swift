import Foundation

// MARK: - Cells that are measured again

extension UITableView {
  /// Cells on the screen that are to be measured again at the next layout.
  struct InvalidatedCells {
    var cells: [UITableViewCell] = []
    /// Whether one of them was invalidated where changes are animated.
    var areAnimated = false
  }

  /// Has a self-sizing cell measured again at the next layout, together with others.
  func recordInvalidatedSize(of cell: UITableViewCell) {
    guard behavior.resizesInvalidatedCells, selfSizingInvalidation != .disabled, cell.isSelfSized,
      display.cells.contains(where: { $0.cell === cell })
    else { return }
    if !display.invalidated.cells.contains(where: { $0 === cell }) {
      display.invalidated.cells.append(cell)
    }
    if process.areAnimationsEnabled { display.invalidated.areAnimated = true }
    setNeedsLayout()
  }

  /// A change of constraints inside of a cell's content counts as the cell's own invalidation, if
  /// the table allows it.
  func recordConstraintChange(in cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !display.isUpdating else {
      return
    }
    cell.invalidateIntrinsicContentSize()
  }

  /// Measures the invalidated cells; returns how the rows come to their new places, nil if they
  /// stay where they are.
  func resizeInvalidatedCells() -> ((() -> Void) -> Void)? {
    let invalidated = display.invalidated
    display.invalidated = InvalidatedCells()
    var isChanged = false
    for (path, cell) in display.cells
    where rows.contains(path) && invalidated.cells.contains(where: { $0 === cell }) {
      let height = fittingHeight(of: cell)
      guard height != rows.height(of: path) else { continue }
      rows.measure(path, height)
      isChanged = true
    }
    guard isChanged else { return nil }
    return invalidated.areAnimated ? { self.animateRows($0) } : { $0() }
  }
}
