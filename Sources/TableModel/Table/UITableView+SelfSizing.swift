import Foundation

// MARK: - Cells that ask to be measured again (iOS 16)

extension UITableView {
  /// The cells that have asked since the last layout.
  struct InvalidatedCells {
    var cells: [UITableViewCell] = []
    /// Whether one of them asked while animations were on.
    var isAnimated = false
  }

  /// A cell or its content view has invalidated its intrinsic size.
  func sizeWasInvalidated(of cell: UITableViewCell) {
    guard behavior.remeasuresInvalidatedCells, selfSizingInvalidation != .disabled,
      !display.isUpdating, display.cells.contains(where: { $0.cell === cell })
    else { return }
    display.invalidated.isAnimated = display.invalidated.isAnimated || process.areAnimationsEnabled
    if !display.invalidated.cells.contains(where: { $0 === cell }) {
      display.invalidated.cells.append(cell)
    }
    setNeedsLayout()
  }

  /// Constraints within a cell's content have changed.
  func contentWasInvalidated(of cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
    sizeWasInvalidated(of: cell)
  }

  /// Measures the cells that have asked, where their rows size themselves; says whether rows move
  /// over time by it.
  func remeasureInvalidatedCells() -> Bool {
    let invalidated = display.invalidated
    guard !invalidated.cells.isEmpty else { return false }
    display.invalidated = InvalidatedCells()
    var isChanged = false
    for (path, cell) in display.cells where invalidated.cells.contains(where: { $0 === cell }) {
      guard rows.contains(path), (askedHeight(of: path) ?? rowHeight) == Self.automaticDimension
      else { continue }
      let old = rows.height(of: path)
      take(Self.automaticDimension, path, cell)
      isChanged = isChanged || rows.height(of: path) != old
    }
    return isChanged && invalidated.isAnimated
  }
}

extension UIView {
  /// The cell whose content the view is part of.
  var enclosingCell: UITableViewCell? {
    sequence(first: self, next: { $0.superview })
      .first { $0 is UITableViewCellContentView }?.superview as? UITableViewCell
  }
}
