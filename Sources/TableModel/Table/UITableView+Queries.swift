import Foundation

// MARK: - Rectangles and rows

extension UITableView {
  /// The rectangle of a section, or zero after raising.
  func rect(ofSection section: Int) -> CGRect {
    rect(ofSection: section, "request for rect of invalid section (\(section))") {
      ($0.y(ofSection: section), $0.height(ofSection: section))
    }
  }

  /// The rectangle of a header or footer, or zero after raising.
  func rect(of kind: HeaderOrFooter, inSection section: Int) -> CGRect {
    if window == nil { showPendingReload() }
    let name = kind == .header ? "header" : "footer"
    return rect(ofSection: section, "request for rect of \(name) in invalid section (\(section))") {
      ($0.y(of: kind, section), $0.height(of: kind, section))
    }
  }

  /// The rectangle of a part of a section, or zero after raising `message`.
  func rect(
    ofSection section: Int, _ message: String,
    _ span: (RowData) -> (y: CGFloat, height: CGFloat)
  ) -> CGRect {
    loader.load()
    guard section >= 0, section < rows.sectionCount else {
      process.raise(UIKitException(message))
      return .zero
    }
    let (y, height) = span(rows)
    return sectionRect(y: y, height: height)
  }

  func rowCount(ofSection section: Int) -> Int {
    loader.load()
    let isKnown = section >= 0 && section < rows.sectionCount
    if !isKnown, behavior.raisesForRowsOfMissingSection {
      process.raise(Message.rowsOfMissingSection(section))
    }
    return rows.rowCount(in: section)
  }

  func rectOfRow(_ path: IndexPath) -> CGRect {
    loader.load()
    guard rows.contains(path) else {
      process.raise(Message.rectAtInvalidPath(path))
      return .zero
    }
    return sectionRect(y: rows.y(of: path), height: rows.height(of: path))
  }

  func row(at point: CGPoint) -> IndexPath? {
    loader.load()
    guard point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
    return rows.row(at: point.y)
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let found = rowsFound(in: rect)
    return Fault.findsRowEverywhere.isOn && found?.isEmpty != false
      ? [IndexPath(row: 0, section: 0)] : found
  }

  private func rowsFound(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull, !rect.isInfinite, rect.origin.isFinite, rect.width >= 0, rect.height >= 0
    else { return nil }
    loader.load()
    var paths: [IndexPath] = []
    var next = rows.firstRow(endingBelow: rect.minY)
    while let path = next, rows.y(of: path) < rect.maxY {
      paths.append(path)
      next = rows.nextRow(after: path)
    }
    return Fault.findsFewerRowsInRect.isOn ? paths.dropLast() : paths
  }

  /// The data source as logs print it.
  var dataSourceDescription: String {
    guard let dataSource else { return "(null)" }
    return "<\(Self.nameOfClass(of: dataSource)): \(process.console.address(of: dataSource))>"
  }

  /// Logs that cells are read while they are being updated, in the versions that do so.
  func logAccessDuringUpdate(_ message: (UITableView) -> String) {
    guard layout.isUpdating, behavior.warnsOfAccessDuringUpdate else { return }
    process.console.log(message(self))
  }

  func warnOfLayoutOutsideWindow() {
    guard window == nil, behavior.warnsOfLayoutOutsideWindow else { return }
    process.logOnce("UITableViewAlertForLayoutOutsideViewHierarchy", Message.outsideWindow(self))
  }

  // MARK: What is shown

  func cell(ofRow path: IndexPath) -> UITableViewCell? {
    logAccessDuringUpdate(Message.cellForRowDuringUpdate)
    if window == nil { showPendingReload() }
    loader.load()
    if Fault.findsNoVisibleCell.isOn { return nil }
    return visible[path] ?? prepared[path]
      ?? (Fault.findsEveryCell.isOn ? UITableViewCell() : nil)
  }

  func cellsOnScreen() -> [UITableViewCell] {
    logAccessDuringUpdate(Message.visibleCellsDuringUpdate)
    if behavior.laysOutForVisibleCells, !layout.isUpdating, !updates.isOpen {
      layoutIfNeeded()
    }
    return visible.cells.map(\.cell).asListed
  }

  func headerOnScreen(ofSection section: Int) -> UITableViewHeaderFooterView? {
    guard !Fault.findsNoHeaderView.isOn else { return nil }
    let found = headers[.header][section] as? UITableViewHeaderFooterView
    return found == nil && Fault.findsEveryHeaderView.isOn
      ? UITableViewHeaderFooterView(reuseIdentifier: nil) : found
  }

  // Reading these calls nobody and changes nothing.

  /// A header or footer on the screen.
  package struct ShownEdge {
    package let section: Int
    package let isHeader: Bool
    package let view: UIView
  }

  /// The cells on the screen, in the order of the rows.
  package var shownRows: [(path: IndexPath, cell: UITableViewCell)] { visible.cells }

  /// The headers and footers on the screen, in the order of the sections.
  package var shownEdges: [ShownEdge] {
    HeaderOrFooter.allCases.flatMap { kind in
      headers[kind].sorted { $0.key < $1.key }
        .map { ShownEdge(section: $0.key, isHeader: kind == .header, view: $0.value) }
    }
  }
}
