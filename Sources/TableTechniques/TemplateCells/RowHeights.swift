#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The known heights of a table's rows, by index path.
///
/// It keeps how many sections and rows the data source had when the heights came in. Heights
/// of two moments between which the data changed are about different rows: they are never
/// beside each other.
struct RowHeights {
  /// The heights of one section, and how many rows it had when they came in.
  struct Section {
    var heights = TieredHeights()
    var rowCount: Int?
  }

  var sections: [Section] = []
  /// How many sections there were when the heights came in.
  var sectionCount: Int?

  /// Whether no height is known.
  var isEmpty: Bool { sections.allSatisfy { $0.heights.knownCount == 0 } }

  /// The height of a row, if it is known.
  subscript(path: IndexPath) -> CGFloat? {
    guard path.count == 2 else { return nil }
    let section = path.section
    guard section >= 0, section < sections.count else { return nil }
    return sections[section].heights[path.row]
  }

  /// Keeps the height of a row of a table with so many sections, and so many rows in its section.
  mutating func store(_ height: CGFloat, at path: IndexPath, sectionCount: Int, rowCount: Int) {
    if self.sectionCount != sectionCount { self = RowHeights(sectionCount: sectionCount) }
    reach(path.section)
    if sections[path.section].rowCount != rowCount {
      sections[path.section] = Section(rowCount: rowCount)
    }
    sections[path.section].heights.set(height, at: path.row)
  }

  /// Makes the height of a row unknown.
  mutating func forget(_ path: IndexPath) {
    guard path.count == 2, sections.indices.contains(path.section) else { return }
    sections[path.section].heights.set(nil, at: path.row)
  }

  /// Makes sure that there is a section at an index.
  mutating func reach(_ section: Int) {
    while sections.count <= section { sections.append(Section()) }
  }

  /// The first row from `path` on whose height is unknown, in a table of such counts.
  func firstUnknown(
    from path: IndexPath, sectionCount: Int, rowCount: (Int) -> Int
  ) -> IndexPath? {
    var row = path.row
    for section in path.section..<max(sectionCount, path.section) {
      let count = rowCount(section)
      if let unknown = firstUnknown(inSection: section, from: row, count: count) {
        return IndexPath(row: unknown, section: section)
      }
      row = 0
    }
    return nil
  }

  private func firstUnknown(inSection section: Int, from row: Int, count: Int) -> Int? {
    guard row < count else { return nil }
    guard sections.indices.contains(section) else { return row }
    let heights = sections[section].heights
    guard heights.knownCount < count else { return nil }
    let unknown = heights.firstUnknown(from: row)
    return unknown < count ? unknown : nil
  }
}
