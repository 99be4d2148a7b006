import Foundation

// MARK: - Counts and rectangles

extension UITableView {
  /// How many sections the table has cached.
  public var numberOfSections: Int {
    loadRows()
    return rows.sectionCount
  }

  /// How many rows the table has cached for a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    return rows.rowCount(in: section)
  }

  /// The rectangle of a row in the content, in points.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    guard rows.contains(indexPath) else { return .zero }
    return CGRect(
      x: 0, y: rows.y(of: indexPath), width: bounds.width, height: rows.height(of: indexPath))
  }

  /// The row at a point of the content; nil in headers, footers and beyond the last row.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    guard point.isFinite, point.x >= 0, point.x < bounds.width else { return nil }
    return rows.row(at: point.y)
  }
}

// MARK: - Cells

extension UITableView {
  /// The cell of a row on the screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadRows()
    return display.index(of: indexPath).map { display.cells[$0].cell }
  }

  /// The row of a cell on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    display.cells.first { $0.cell === cell }?.path
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [UITableViewCell] { display.cells.map(\.cell) }

  /// The rows on the screen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { display.cells.map(\.path) }

  /// Asks for everything again: the counts now, the cells at the next layout.
  public func reloadData() {
    rebuildRows()
    display.stale += display.cells
    display.cells = []
    selection.paths = []
    display.isReloadPending = true
    setNeedsLayout()
  }
}
