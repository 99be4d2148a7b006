import Foundation
import TableEngine

/// What the table has cached of its data source: the counts, and the height of every row.
///
/// The counts and heights are those of the last rebuild. Only a rebuild requests them again, which
/// is why a model that changed without one no longer agrees with its table. Distances are in points
/// of the content: the geometry's, below the table's header view.
@MainActor final class RowData {
  /// The heights and counts of the last rebuild.
  var geometry = TableGeometry()
  /// The height of the view above the first section.
  var headerViewHeight: CGFloat = 0
  /// The height of the view below the last section.
  var footerViewHeight: CGFloat = 0

  nonisolated init() {}

  // MARK: Counts

  /// Whether the table has counted no row yet; used before the first rebuild.
  var isEmpty: Bool { geometry.rowCounts.allSatisfy { $0 == 0 } }

  var sectionCount: Int { geometry.sectionCount }

  func rowCount(in section: Int) -> Int { geometry.rowCount(inSection: section) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && geometry.contains(RowPath(path))
  }

  /// The first row of the table.
  var firstRow: IndexPath? { IndexPath(geometry.path(ofOrdinal: 0)) }

  func nextRow(after path: IndexPath) -> IndexPath? { row(1, from: path) }

  func previousRow(before path: IndexPath) -> IndexPath? { row(-1, from: path) }

  private func row(_ distance: Int, from path: IndexPath) -> IndexPath? {
    guard let ordinal = geometry.ordinal(of: RowPath(path)) else { return nil }
    return IndexPath(geometry.path(ofOrdinal: ordinal + distance))
  }

  // MARK: Geometry

  var contentHeight: CGFloat {
    headerViewHeight + geometry.totalHeight + footerViewHeight
      + (Fault.countsMoreContent.isOn ? 1 : 0)
  }

  private func y(_ span: Span?) -> CGFloat { headerViewHeight + (span?.start ?? 0) }

  func y(ofSection index: Int) -> CGFloat { y(geometry.span(ofSection: index)) }
  func height(ofSection index: Int) -> CGFloat {
    geometry.span(ofSection: index)?.height ?? 0
  }

  func y(of kind: HeaderOrFooter, _ section: Int) -> CGFloat {
    switch kind {
    case .header: y(geometry.headerSpan(ofSection: section)) + slipOfHeaders
    case .footer: y(geometry.footerSpan(ofSection: section)) + slipOfHeaders
    }
  }

  func extent(of kind: HeaderOrFooter, _ section: Int) -> Extent {
    switch kind {
    case .header: geometry.header(ofSection: section) ?? .zero
    case .footer: geometry.footer(ofSection: section) ?? .zero
    }
  }

  func height(of kind: HeaderOrFooter, _ section: Int) -> CGFloat {
    let height = extent(of: kind, section).height
    return Fault.makesHeadersHigher.isOn ? height + 1 : height
  }

  // How far a broken table is beside the truth, in points.
  private var slipOfHeaders: CGFloat { Fault.placesHeadersLower.isOn ? 1 : 0 }
  private var slipOfRows: CGFloat { Fault.placesRowsLower.isOn ? 1 : 0 }
  private var growthOfRows: CGFloat { Fault.makesRowsHigher.isOn ? 1 : 0 }

  /// Stores the measured height of a header or footer.
  ///
  /// - Parameter padding: The space above a header that has a height.
  func measure(_ kind: HeaderOrFooter, _ section: Int, _ height: CGFloat, padding: CGFloat) {
    guard !Fault.forgetsHeaderHeights.isOn else { return }
    switch kind {
    case .header:
      geometry.setHeader(.measured(height), ofSection: section)
      geometry.setTopPadding(height > 0 ? padding : 0, ofSection: section)
    case .footer: geometry.setFooter(.measured(height), ofSection: section)
    }
  }

  /// Stores the measured heights of many headers or footers, in the order of the sections.
  ///
  /// - Parameter padding: The space above a header that has a height.
  func measure(
    _ kind: HeaderOrFooter, _ heights: [(section: Int, height: CGFloat)], padding: CGFloat
  ) {
    switch kind {
    case .header:
      geometry.setHeaders(
        heights.map { ($0.section, .measured($0.height), $0.height > 0 ? padding : 0) })
    case .footer:
      geometry.setFooters(heights.map { ($0.section, .measured($0.height)) })
    }
  }

  /// Where a row begins and how high it is, found in one step.
  func span(of path: IndexPath) -> Span {
    let span = geometry.span(of: RowPath(path))
    return Span(start: y(span) + slipOfRows, height: (span?.height ?? 0) + growthOfRows)
  }

  /// Where a row begins, its height, and whether that was measured, found in one step.
  func place(of path: IndexPath) -> (y: CGFloat, extent: Extent) {
    let place = geometry.place(of: RowPath(path))
    return (headerViewHeight + (place?.start ?? 0), place?.extent ?? .zero)
  }

  func y(of path: IndexPath) -> CGFloat {
    y(geometry.span(of: RowPath(path))) + slipOfRows
  }

  func height(of path: IndexPath) -> CGFloat { (extent(of: path)?.height ?? 0) + growthOfRows }

  func isMeasured(_ path: IndexPath) -> Bool {
    let isMeasured = extent(of: path)?.isMeasured ?? false
    return isMeasured
      ? !Fault.takesAllForEstimates.isOn : extent(of: path) != nil && Fault.takesAllForMeasured.isOn
  }

  private func extent(of path: IndexPath) -> Extent? { geometry.extent(of: RowPath(path)) }

  func measure(_ path: IndexPath, _ height: CGFloat) {
    guard !Fault.forgetsMeasuredHeights.isOn else { return }
    geometry.setExtent(.measured(height), of: RowPath(path))
  }

  // MARK: What is somewhere

  /// The first row whose lower edge lies below `y`.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    IndexPath(geometry.firstPath(endingBelow: y - headerViewHeight))
  }

  /// The row at `y`, or nil when a header, a footer or nothing is there.
  func row(at y: CGFloat) -> IndexPath? {
    guard !Fault.findsNoRowAtPoint.isOn else { return nil }
    let found = IndexPath(geometry.path(at: y - headerViewHeight))
    return found == nil && Fault.findsRowEverywhere.isOn ? IndexPath(row: 0, section: 0) : found
  }

  /// The sections that intersect a range of the content.
  func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    geometry.sections(from: minY - headerViewHeight, to: maxY - headerViewHeight)
  }
}

extension RowPath {
  /// The row of a UIKit index path, which must have a section and a row.
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }

  /// Nil for no row; a closure for `map` would make sure each time that it is on the main actor.
  init?(_ path: RowPath?) {
    guard let path else { return nil }
    self.init(path)
  }
}
