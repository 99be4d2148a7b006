import Foundation
import TableEngine

// MARK: - Rebuilding the rows

extension UITableView {
  /// How deep a rebuild may be started from within a rebuild before the model calls it endless.
  private static let rebuildDepthLimit = 64

  /// Forgets the cached counts and heights; the next one who asks rebuilds them.
  func forgetRows() {
    guard rowState.isKnown else { return }
    rowState = .unknown
    setNeedsLayout()
  }

  /// Makes sure that the rows are known.
  func loadRows() {
    guard !rowState.isKnown else { return }
    rebuildRows()
  }

  /// Asks the data source for all counts and the delegate for all heights, or their estimates.
  ///
  /// Whoever needs the rows while this runs starts it again from within, as in UIKit.
  func rebuildRows() {
    var depth = 1
    if case .loading(let outer) = rowState { depth = outer + 1 }
    guard depth <= Self.rebuildDepthLimit else {
      process.raise(Message.endlessRebuild)
      return
    }
    rowState = .loading(depth: depth)
    rows.geometry = askedGeometry(sectionCount: askedSectionCount())
    rowState = .known
    placeTableEdgeViews()
  }

  /// Asks about every section and builds the geometry from the answers.
  ///
  /// The last section is asked first, then the others in order (TR-01, TR-02).
  func askedGeometry(
    sectionCount: Int, rowCount: ((Int) -> Int)? = nil
  ) -> TableGeometry {
    let rowCount = rowCount ?? { self.askedRowCount($0) }
    let last = sectionCount - 1
    rows.guessedEdges = [:]
    let lastAsked = last > 0 ? askWholeSection(last, rowCount) : nil
    var shape = AskedSection()
    // Whoever needs the rows meanwhile starts over, so the old ones can go.
    var spare = TableGeometry()
    swap(&spare, &rows.geometry)
    return TableGeometry(
      recycling: consume spare, sectionCount: sectionCount,
      section: { section in
        shape = lastAsked.flatMap { section == last ? $0 : nil } ?? askSection(section, rowCount)
        return shape.shape
      },
      rows: { section, rows, writer in
        let known = shape.rows[min(rows.lowerBound, shape.rows.count)...].prefix(rows.count)
        for (index, extent) in known.enumerated() { writer.write(extent, at: index) }
        askRows(rows, in: section, known: known.count, into: writer)
      })
  }

  /// What was asked about a section.
  private struct AskedSection {
    var shape = SectionExtents(rowCount: 0)
    /// The first rows, where they had to be asked already.
    var rows: [Extent] = []
  }

  /// Asks about one section and all its rows.
  private func askWholeSection(_ index: Int, _ rowCount: (Int) -> Int) -> AskedSection {
    var section = askSection(index, rowCount)
    guard section.shape.uniformRow == nil else { return section }
    section.rows.reserveCapacity(section.shape.rowCount)
    for row in section.rows.count..<max(section.rows.count, section.shape.rowCount) {
      section.rows.append(rebuiltRow(IndexPath(row: row, section: index)))
    }
    return section
  }

  /// Asks about one section: its header, its footer, its count (TR-01, TR-03), and its first row,
  /// if that tells whether the others have to be asked.
  private func askSection(_ index: Int, _ rowCount: (Int) -> Int) -> AskedSection {
    var section = AskedSection()
    section.shape = askEdges(index)
    section.shape.rowCount = rowCount(index)
    guard section.shape.rowCount > 0 else { return section }
    let first = rebuiltRow(IndexPath(row: 0, section: index))
    if rowsAreUniform { section.shape.uniformRow = first } else { section.rows = [first] }
    return section
  }

  /// Asks about a section's header and footer.
  func askEdges(_ index: Int) -> SectionExtents {
    let header = rebuiltEdge(.header, index)
    let footer = rebuiltEdge(.footer, index)
    return SectionExtents(
      rowCount: 0, topPadding: header.height > 0 ? topPadding : 0, header: header, footer: footer)
  }

  /// The space above each header of a section.
  var topPadding: CGFloat {
    guard style == .plain, behavior.plainHeaderTopPadding > 0 else { return 0 }
    let padding = sectionHeaderTopPadding
    return padding == Self.automaticDimension
      ? behavior.plainHeaderTopPadding : max(padding.isFinite ? padding : 0, 0)
  }

  /// A header's or footer's height before it is shown.
  func rebuiltEdge(_ edge: Edge, _ section: Int) -> Extent {
    let title = askedTitle(edge, section)
    if isEstimated(edge, section, title: title), let estimate = estimate(edge, section) {
      if title == nil { rows.guessedEdges[edge, default: []].append(section) }
      return .estimated(estimate)
    }
    return .measured(askedEdgeHeight(edge, section, title: title))
  }

  /// Whether there may be a header or footer at all, so that it is worth an estimate.
  private func isEstimated(_ edge: Edge, _ section: Int, title: String?) -> Bool {
    title != nil || implements(edge.viewMethod)
  }

  private func askedEdgeHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    var height: CGFloat?
    for _ in 0..<behavior.edgeHeightRequestsPerRebuild { height = askedHeight(edge, section) }
    let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    let answer = height ?? property
    guard leavesHeightOpen(answer) else { return checked(answer, edge, section) }
    return automaticHeight(edge, section, title: title)
  }
}

// MARK: - Before the first rebuild

extension UITableView {
  /// Asks about the one section that a table assumes before it has asked how many there are.
  ///
  /// A view at the table's end needs the content's height at once; with estimates on the table
  /// then asks for the rows of section 0 before `numberOfSections` (TR-22, TR-24).
  func assumeOneSection() {
    guard case .unknown = rowState, !display.hasBeenShown, dataSource != nil,
      estimatedRowHeight != 0
    else { return }
    rowState = .loading(depth: 1)
    rows.geometry = askedGeometry(sectionCount: 1)
    rowState = .unknown
    noteContentHeight()
  }
}

// MARK: - Views at the table's ends

extension UITableView {
  func tableEdgeViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    placeTableEdgeViews()
    setNeedsLayout()
    assumeOneSection()
  }

  /// Gives the header and footer views of the table their places, and the content its size.
  ///
  /// The heights are read here and nowhere else: a view whose frame changes later keeps its old
  /// place until it is assigned again.
  func placeTableEdgeViews() {
    rows.headerViewHeight = max(tableHeaderView?.frame.height ?? 0, 0)
    rows.footerViewHeight = max(tableFooterView?.frame.height ?? 0, 0)
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rows.headerViewHeight)
    noteContentHeight()
    tableFooterView.map(placeTableFooter)
  }

  func placeTableFooter(_ view: UIView) {
    view.frame = CGRect(
      x: 0, y: contentSize.height - rows.footerViewHeight, width: bounds.width,
      height: rows.footerViewHeight)
  }

  /// Takes over the height of the rows as that of the content. A size that is the same is not set
  /// again: subclasses that lay out when it changes would never come to an end.
  func noteContentHeight() {
    let size = CGSize(width: bounds.width, height: rows.contentHeight)
    if contentSize != size { contentSize = size }
  }

  func widthDidChange() {
    for (_, cell) in display.cells { cell.frame.size.width = bounds.width }
    placeTableEdgeViews()
  }
}
