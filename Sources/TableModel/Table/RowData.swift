import Foundation
import TableEngine

/// What the table has cached of its data source: the counts, and the height of every row.
///
/// The counts and heights are those of the last rebuild. Only a rebuild asks for them again, which
/// is why a model that changed without one no longer agrees with its table.
@MainActor final class RowData {
  /// A section's part of the table.
  struct Section {
    var header = Extent.zero
    var footer = Extent.zero
    var rows: [Extent] = []
    /// Extra space above the header.
    var topPadding: CGFloat = 0
  }

  var sections: [Section] = []
  /// The height of the view above the first section.
  var headerViewHeight: CGFloat = 0
  /// The height of the view below the last section.
  var footerViewHeight: CGFloat = 0

  nonisolated init() {}

  var sectionCount: Int { sections.count }

  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < rowCount(in: path.section)
  }

  // MARK: Geometry, in points of the content

  var contentHeight: CGFloat { y(ofSection: sections.count) + footerViewHeight }

  func y(ofSection index: Int) -> CGFloat {
    sections.prefix(index).reduce(headerViewHeight) { $0 + Self.height(of: $1) }
  }

  func height(ofSection index: Int) -> CGFloat { Self.height(of: sections[index]) }

  private static func height(of section: Section) -> CGFloat {
    section.rows.reduce(section.topPadding + section.header.height + section.footer.height) {
      $0 + $1.height
    }
  }

  func y(ofHeader section: Int) -> CGFloat { y(ofSection: section) + sections[section].topPadding }
  func headerHeight(_ section: Int) -> CGFloat { sections[section].header.height }
  func isHeaderMeasured(_ section: Int) -> Bool { sections[section].header.isMeasured }
  func measureHeader(_ section: Int, _ height: CGFloat) {
    sections[section].header = .measured(height)
  }

  func y(ofFooter section: Int) -> CGFloat {
    y(ofSection: section + 1) - sections[section].footer.height
  }
  func footerHeight(_ section: Int) -> CGFloat { sections[section].footer.height }
  func isFooterMeasured(_ section: Int) -> Bool { sections[section].footer.isMeasured }
  func measureFooter(_ section: Int, _ height: CGFloat) {
    sections[section].footer = .measured(height)
  }

  func y(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return section.rows.prefix(path.row).reduce(y(ofHeader: path.section) + section.header.height) {
      $0 + $1.height
    }
  }

  func height(of path: IndexPath) -> CGFloat { sections[path.section].rows[path.row].height }

  func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].rows[path.row].isMeasured }

  func measure(_ path: IndexPath, _ height: CGFloat) {
    sections[path.section].rows[path.row] = .measured(height)
  }

  func nextRow(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < rowCount(in: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return firstRow(inSectionsFrom: path.section + 1)
  }

  private func firstRow(inSectionsFrom first: Int) -> IndexPath? {
    guard let section = (first..<max(sections.count, first)).first(where: { rowCount(in: $0) > 0 })
    else { return nil }
    return IndexPath(row: 0, section: section)
  }

  /// The first row whose lower edge lies below `y`.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    for section in sections.indices {
      for row in sections[section].rows.indices {
        let path = IndexPath(row: row, section: section)
        if self.y(of: path) + height(of: path) > y { return path }
      }
    }
    return nil
  }

  /// The row at `y`, or nil when a header, a footer or nothing is there.
  func row(at y: CGFloat) -> IndexPath? {
    guard let path = firstRow(endingBelow: y), self.y(of: path) <= y else { return nil }
    return path
  }

  /// The sections that intersect a range of the content.
  func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    let first = sections.indices.first { y(ofSection: $0 + 1) >= minY } ?? sections.count
    let end = sections.indices[first...].first { y(ofSection: $0) > maxY } ?? sections.count
    return first..<max(first, end)
  }
}
