import Foundation
import TableEngine

/// A row, or the header or footer of a section, as a table has it cached.
package struct CachedPart {
  /// Section and row; a header or footer is its section alone.
  package var path: [Int]
  /// In points of the content.
  package var y: CGFloat
  package var height: CGFloat
  /// Whether the height is the actual one, not an estimate.
  package var isMeasured: Bool
  /// Whether there is a cell or view.
  package var hasView: Bool
}

extension UITableView {
  /// The most parts that are given; rows of no height could be without number.
  private static let cachedPartLimit = 100

  /// What the table has cached of the rows and headers in its bounds and up to `margin` points
  /// beyond them. Calls no delegate, so that reading changes nothing.
  package func cachedParts(beyond margin: CGFloat) -> [CachedPart] {
    let (minY, maxY) = (bounds.minY - margin, bounds.maxY + margin)
    guard bounds.height > 0, minY.isFinite, maxY.isFinite else { return [] }
    var parts: [CachedPart] = []
    for section in rows.sections(from: minY, to: maxY) {
      if let header = cachedHeader(section, minY, maxY) { parts.append(header) }
    }
    var next = rows.firstRow(endingBelow: minY)
    while let path = next, parts.count < Self.cachedPartLimit {
      let row = rows.place(of: path)
      guard row.y < maxY else { break }
      parts.append(
        CachedPart(
          path: [path.section, path.row], y: row.y, height: row.extent.height,
          isMeasured: row.extent.isMeasured, hasView: visible[path] != nil))
      next = rows.nextRow(after: path)
    }
    return parts
  }

  private func cachedHeader(_ section: Int, _ minY: CGFloat, _ maxY: CGFloat) -> CachedPart? {
    let view = headers[.header][section]
    let y = view?.frame.minY ?? rows.y(of: .header, section)
    let header = rows.extent(of: .header, section)
    guard header.height > 0, y < maxY, y + header.height > minY else { return nil }
    return CachedPart(
      path: [section], y: y, height: header.height, isMeasured: header.isMeasured,
      hasView: view != nil)
  }
}
