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
    rows.sections = askSections()
    rowState = .known
    placeTableEdgeViews()
  }

  private func askSections() -> [RowData.Section] {
    let count = askedSectionCount()
    var sections = [RowData.Section](repeating: RowData.Section(), count: count)
    for section in Self.queryOrder(count) { sections[section] = askSection(section) }
    return sections
  }

  /// The last section first, then the others in order (TR-01, TR-02).
  private static func queryOrder(_ count: Int) -> [Int] {
    count > 1 ? [count - 1] + Array(0..<(count - 1)) : Array(0..<count)
  }

  /// Asks about one section: its header, its footer, its count, its rows (TR-01, TR-03).
  func askSection(_ index: Int) -> RowData.Section {
    var section = RowData.Section()
    section.header = rebuiltEdge(.header, index)
    section.footer = rebuiltEdge(.footer, index)
    section.topPadding = section.header.height > 0 ? topPadding : 0
    let count = askedRowCount(index)
    section.rows.reserveCapacity(count)
    for row in 0..<count {
      section.rows.append(rebuiltRow(IndexPath(row: row, section: index)))
    }
    return section
  }

  private var topPadding: CGFloat {
    guard style == .plain, behavior.plainHeaderTopPadding > 0 else { return 0 }
    let padding = sectionHeaderTopPadding
    return padding == Self.automaticDimension
      ? behavior.plainHeaderTopPadding : max(padding.isFinite ? padding : 0, 0)
  }

  /// A row's height before it is shown: its estimate, or its height where nothing estimates.
  func rebuiltRow(_ path: IndexPath) -> Extent {
    if let estimate = estimate(of: path) { return .estimated(estimate) }
    let height = askedHeight(of: path) ?? rowHeight
    return .measured(
      height == Self.automaticDimension ? Self.standardRowHeight : checked(height, path))
  }

  /// A header's or footer's height before it is shown.
  func rebuiltEdge(_ edge: Edge, _ section: Int) -> Extent {
    let title = askedTitle(edge, section)
    if isEstimated(edge, section, title: title), let estimate = estimate(edge, section) {
      return .estimated(estimate)
    }
    return .measured(askedEdgeHeight(edge, section, title: title))
  }

  /// Whether there may be a header or footer at all, so that it is worth an estimate.
  private func isEstimated(_ edge: Edge, _ section: Int, title: String?) -> Bool {
    let method = edge == .header ? Method.viewForHeader : Method.viewForFooter
    return title != nil || (delegate != nil && implementsViews(method))
  }

  private func askedEdgeHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    var height: CGFloat?
    for _ in 0..<behavior.edgeHeightRequestsPerRebuild { height = askedHeight(edge, section) }
    let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    let answer = height ?? property
    guard answer == Self.automaticDimension else { return checked(answer, edge, section) }
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
    rows.sections = [askSection(0)]
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
  }

  func placeTableFooter(_ view: UIView) {
    view.frame = CGRect(
      x: 0, y: contentSize.height - rows.footerViewHeight, width: bounds.width,
      height: rows.footerViewHeight)
  }

  /// Takes over the height of the rows as that of the content.
  func noteContentHeight() {
    contentSize = CGSize(width: bounds.width, height: rows.contentHeight)
  }

  func widthDidChange() {
    for (_, cell) in display.cells { cell.frame.size.width = bounds.width }
    placeTableEdgeViews()
  }
}
