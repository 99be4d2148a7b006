/// A row, named by its section and its place in that section, both from 0.
package struct RowPath: Hashable, Sendable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

// MARK: - Comparable

extension RowPath: Comparable {
  /// Sections first, rows second.
  package static func < (left: RowPath, right: RowPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}
