import Foundation
import SystemVersions
import TableEngine

// MARK: - Rebuilding the rows

extension UITableView {
  /// How deep a rebuild may be started from within a rebuild before the model calls it endless.
  private static let rebuildDepthLimit = 64

  /// Forgets the cached counts and heights; the next read rebuilds them.
  func invalidateRows() {
    guard rowState.isKnown else { return }
    rowState = .unknown
    setNeedsLayout()
  }

  /// Rebuilds the rows if that is pending.
  func loadRows() {
    guard !rowState.isKnown else { return }
    rebuildRows()
  }

  /// Requests all counts from the data source and all heights, or their estimates, from the
  /// delegate.
  ///
  /// A callback that needs the rows starts a rebuild from within, as in UIKit.
  func rebuildRows() {
    var depth = 1
    if case .loading(let outer) = rowState { depth = outer + 1 }
    guard depth <= Self.rebuildDepthLimit else {
      process.raise(Message.endlessRebuild)
      return
    }
    rowState = .loading(depth: depth)
    rows.geometry = requestGeometry(sectionCount: dataSourceSectionCount())
    rowState = .known
    placeTableEdgeViews()
  }

  /// Requests all heights, or their estimates, for another width or size of text; returns whether it
  /// did.
  ///
  /// A rotation requests both (rdar 41363057 of 2018), and rows of automatic height follow the size
  /// of text (timeflower.co, 2016). That the counts stay is the model's choice.
  func requestStaleHeights() -> Bool {
    guard display.hasStaleHeights else { return false }
    display.hasStaleHeights = false
    guard rowState.isKnown else { return false }
    let counts = rows.geometry.rowCounts
    rowState = .loading(depth: 1)
    rows.geometry = requestGeometry(sectionCount: counts.count) { counts[$0] }
    rowState = .known
    placeTableEdgeViews()
    return true
  }

  /// Requests every section and builds the geometry.
  ///
  /// The last section is requested first, then the others in order (TR-01, TR-02).
  func requestGeometry(
    sectionCount: Int, rowCount: ((Int) -> Int)? = nil
  ) -> TableGeometry {
    let rowCount = rowCount ?? { self.dataSourceRowCount($0) }
    let last = sectionCount - 1
    rows.estimatedEdgesWithoutTitle = [:]
    let lastSection = last > 0 ? requestSectionWithRows(last, rowCount) : nil
    // A callback that needs the rows starts a new rebuild, so the old rows are not needed.
    rows.geometry = TableGeometry()
    var builder = TableGeometryBuilder()
    for index in 0..<sectionCount {
      let section = (index == last ? lastSection : nil) ?? requestSection(index, rowCount)
      builder.beginSection(section.extents)
      if let row = section.uniformRow {
        builder.appendRows(row, count: section.rowCount)
      } else {
        builder.appendRows(section.rows.span)
        appendRows(section.rows.count..<section.rowCount, ofSection: index, to: &builder)
      }
      builder.endSection(section.extents)
    }
    return builder.finish()
  }

  /// Requests the heights of neighboring rows before they are shown.
  ///
  /// The delegate is read once, one path is changed in place, and the builder gets many rows at a
  /// time: each of these takes longer than a call.
  private func appendRows(
    _ rows: Range<Int>, ofSection section: Int, to builder: inout TableGeometryBuilder
  ) {
    guard let delegate = calledDelegate else {
      return builder.appendRows(rebuiltRow(IndexPath(row: 0, section: section)), count: rows.count)
    }
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
      let end = min(start + Self.rowsAtOnce, rows.upperBound)
      let extents = [Extent](capacity: end - start) { extents in
        var path = IndexPath(row: start, section: section)
        for row in start..<end {
          path[1] = row
          extents.append(rebuiltRow(path, from: delegate))
        }
      }
      builder.appendRows(extents.span)
    }
  }

  /// The rows that are requested before their extents are appended: enough that an array of them is
  /// cheap, so few that they stay in the cache.
  private static let rowsAtOnce = 1024

  /// The values that were requested for a section.
  private struct RequestedSection {
    var extents = SectionExtents()
    var rowCount = 0
    /// The extent of every row, if all are equal.
    var uniformRow: Extent?
    /// The first rows, where they had to be requested already.
    var rows: [Extent] = []
  }

  /// Requests one section and all its rows.
  private func requestSectionWithRows(_ index: Int, _ rowCount: (Int) -> Int) -> RequestedSection {
    var section = requestSection(index, rowCount)
    guard section.uniformRow == nil else { return section }
    section.rows.reserveCapacity(section.rowCount)
    for row in section.rows.count..<section.rowCount {
      section.rows.append(rebuiltRow(IndexPath(row: row, section: index)))
    }
    return section
  }

  /// Requests one section: its header, its footer, its count (TR-01, TR-03), and its first row,
  /// which shows whether the others have to be requested.
  private func requestSection(_ index: Int, _ rowCount: (Int) -> Int) -> RequestedSection {
    var section = RequestedSection()
    section.extents = requestEdges(index)
    section.rowCount = max(0, rowCount(index))
    guard section.rowCount > 0 else { return section }
    let first = rebuiltRow(IndexPath(row: 0, section: index))
    if rowsAreUniform { section.uniformRow = first } else { section.rows = [first] }
    return section
  }

  /// Requests a section's header and footer.
  func requestEdges(_ index: Int) -> SectionExtents {
    let header = rebuiltEdge(.header, index)
    let footer = rebuiltEdge(.footer, index)
    return SectionExtents(
      topPadding: header.height > 0 ? topPadding : 0, header: header, footer: footer)
  }

  /// The space above each header of a section.
  var topPadding: CGFloat {
    guard style == .plain, behavior.plainHeaderTopPadding > 0 else { return 0 }
    let padding = sectionHeaderTopPadding
    return padding == Self.automaticDimension
      ? behavior.plainHeaderTopPadding : max(padding.isFinite ? padding : 0, 0)
  }

  /// A header's or footer's height before it is shown.
  ///
  /// Where it is estimated and the delegate may have views, the title is left for later (M-01).
  func rebuiltEdge(_ edge: Edge, _ section: Int) -> Extent {
    let isGuess = implements(edge.viewMethod)
    if isGuess, let estimate = estimate(edge, section) {
      rows.estimatedEdgesWithoutTitle[edge, default: []].append(section)
      return .estimated(estimate)
    }
    let title = dataSourceTitle(edge, section)
    if !isGuess, title != nil, let estimate = estimate(edge, section) {
      return .estimated(estimate)
    }
    return .measured(requestEdgeHeight(edge, section, title: title))
  }

  private func requestEdgeHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    var height: CGFloat?
    for _ in 0..<behavior.edgeHeightRequestsPerRebuild { height = delegateHeight(edge, section) }
    if height == nil, style == .plain, title == nil, !implements(edge.viewMethod) {
      // The property alone makes no header: storyboards set 22 or 28 for every table, and the
      // content of one without titles ends with its rows (H-27).
      return 0
    }
    let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    let value = height ?? property
    guard leavesHeightOpen(value) else {
      return max(checked(value, edge, section), titleHeight(edge, section, title: title))
    }
    return automaticHeight(edge, section, title: title)
  }
}

// MARK: - Before the first rebuild

extension UITableView {
  /// Requests the one section that a table assumes before it has requested their number.
  ///
  /// A view at the table's end needs the content's height at once; with estimates on the table then
  /// requests the rows of section 0 before `numberOfSections` (TR-22, TR-24).
  func assumeOneSection() {
    guard case .unknown = rowState, !display.hasBeenShown, storedDataSource != nil,
      estimatedRowHeight != 0
    else { return }
    rowState = .loading(depth: 1)
    rows.geometry = requestGeometry(sectionCount: 1)
    rowState = .unknown
    recordContentHeight()
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
    recordContentHeight()
    tableFooterView.map(placeTableFooter)
  }

  func placeTableFooter(_ view: UIView) {
    view.frame = CGRect(
      x: 0, y: rows.contentHeight - rows.footerViewHeight, width: bounds.width,
      height: rows.footerViewHeight)
  }

  /// Takes over the height of the rows as that of the content. A size that is the same is not set
  /// again: subclasses that lay out when it changes would never come to an end.
  func recordContentHeight() {
    let height = max(rows.contentHeight, contentHeightOfSearchBar)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size {
      contentSize = size
    } else if height > rows.contentHeight {
      // The end of the rows may have moved all the same.
      tableFooterView.map(placeTableFooter)
    }
  }

  /// The least height of the content, in points: that of the table, if its header view is a search
  /// bar, so that a few rows can be scrolled until the bar is hidden.
  ///
  /// Source: QMUI_iOS, UITableView+QMUI.h; mikeabdullah.net, table header views. Not with an
  /// estimate of the app: QMUI_iOS #1160 (iOS 12.0.1), rdar 25351019.
  private var contentHeightOfSearchBar: CGFloat {
    tableHeaderView is UISearchBar && estimatedRowHeight <= 0 ? bounds.height : 0
  }

  /// Has the heights requested again by the next layout, if rows have been shown.
  func forgetHeights() {
    guard rowState.isKnown, display.hasBeenShown else { return }
    display.hasStaleHeights = true
    setNeedsLayout()
  }

  func widthDidChange() {
    forgetHeights()
    for (_, cell) in display.cells { cell.frame.size.width = sectionWidth }
    placeTableEdgeViews()
  }
}
