import Foundation

// MARK: - Rectangles and rows

extension UITableView {
  /// The rectangle of a part of a section, or zero after raising `message`.
  func rect(
    ofSection section: Int, _ message: String,
    _ span: (RowData) -> (y: CGFloat, height: CGFloat)
  ) -> CGRect {
    loadRows()
    guard section >= 0, section < rows.sectionCount else {
      process.raise(Message(message))
      return .zero
    }
    let (y, height) = span(rows)
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  func rectOfRow(_ path: IndexPath) -> CGRect {
    loadRows()
    guard rows.contains(path) else {
      process.raise(Message.rectAtInvalidPath(path))
      return .zero
    }
    return CGRect(x: 0, y: rows.y(of: path), width: bounds.width, height: rows.height(of: path))
  }

  func row(at point: CGPoint) -> IndexPath? {
    loadRows()
    guard point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
    return rows.row(at: point.y)
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull, !rect.isInfinite, rect.origin.isFinite, rect.width >= 0, rect.height >= 0
    else { return nil }
    loadRows()
    var paths: [IndexPath] = []
    var next = rows.firstRow(endingBelow: rect.minY)
    while let path = next, rows.y(of: path) < rect.maxY {
      paths.append(path)
      next = rows.nextRow(after: path)
    }
    return paths
  }

  func knownCell(at path: IndexPath) -> UITableViewCell? {
    if display.isUpdating, behavior.warnsOfAccessDuringUpdate {
      process.console.log(Message.cellForRowDuringUpdate(self))
    }
    loadRows()
    return display.index(of: path).map { display.cells[$0].cell } ?? display.prepared[path]
  }

  /// The data source as logs print it.
  var dataSourceDescription: String {
    guard let dataSource else { return "(null)" }
    return "<\(Self.className(of: dataSource)): \(process.console.address(of: dataSource))>"
  }

  func warnOfVisibleCellsDuringUpdate() {
    guard display.isUpdating, behavior.warnsOfAccessDuringUpdate else { return }
    process.console.log(Message.visibleCellsDuringUpdate(self))
  }

  func warnOfLayoutOutsideWindow() {
    guard window == nil, behavior.warnsOfLayoutOutsideWindow else { return }
    process.logOnce("UITableViewAlertForLayoutOutsideViewHierarchy", Message.outsideWindow(self))
  }
}

// MARK: - Scrolling to rows

extension UITableView {
  /// How far a row is from the middle of the view, in points.
  func distance(to path: IndexPath) -> CGFloat {
    guard rows.contains(path) else { return .infinity }
    return abs(rows.y(of: path) + rows.height(of: path) / 2 - bounds.midY)
  }

  func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadRows()
    if behavior.scrollToRowMeasuresAllRows, estimatesRows { measureAllRows() }
    guard let target = scrollTarget(path) else { return }
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch position {
    case .top: offset.y = target.minY - inset.top
    case .middle: offset.y = target.midY - visible / 2 - inset.top
    case .bottom: offset.y = target.maxY - bounds.height + inset.bottom
    case .none:
      scrollRectToVisible(target, animated: animated)
      return
    }
    offset = restingOffset(near: offset)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
    if !animated { layoutIfNeeded() }
  }

  /// Asks the height of every row.
  private func measureAllRows() {
    var next = rows.firstRow
    while let path = next {
      if let height = askedHeight(of: path), height != Self.automaticDimension {
        rows.measure(path, checked(height, path))
      }
      next = rows.nextRow(after: path)
    }
    noteContentHeight()
    setNeedsLayout()
  }

  /// The rectangle to scroll to: a row's, or a section's for `NSNotFound`.
  private func scrollTarget(_ path: IndexPath) -> CGRect? {
    guard path.count == 2, path.section >= 0, path.section < rows.sectionCount else {
      process.raise(Message.scrollBeyondSections(path, self))
      return nil
    }
    if path.row == NSNotFound {
      return CGRect(x: 0, y: rows.y(ofHeader: path.section), width: bounds.width, height: 0)
    }
    guard rows.contains(path) else {
      process.raise(Message.scrollBeyondRows(path, rows.rowCount(in: path.section), self))
      return nil
    }
    return CGRect(x: 0, y: rows.y(of: path), width: bounds.width, height: rows.height(of: path))
  }
}
