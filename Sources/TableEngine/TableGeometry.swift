/// The vertical layout of a table: the heights of all headers, rows and footers, and their sums.
///
/// Distances are in points from the top of the first section, without the table's own header view.
/// A section has, from top to bottom, a top padding, a header, its rows and a footer, each of which
/// may be 0 points high. An item that is 0 points high contains no point.
///
/// Looking up and changing one height take time proportional to the logarithm of the number of
/// rows. Neighboring rows of equal height take 16 bytes together, rows of different heights about
/// 18 bytes each.
package struct TableGeometry: Sendable {
  /// The extents of all sections: padding, header, rows and footer of each.
  var extents: ExtentTree

  /// The number of rows before each section, and finally the number of all rows.
  var firstRows: [Int]

  /// How many extents a section has besides its rows: padding, header and footer.
  static let extentsPerSection = 3

  /// The largest number of rows in a table; rows beyond it are left out. One more raises in UIKit
  /// (PEPhotoCropEditor #18); how many fewer do is not known.
  package static let maximumRowCount = Int(Int32.max) - 1

  /// The largest number of sections, each of which takes memory of its own. Model's choice; no
  /// public source.
  package static let maximumSectionCount = 1 << 24

  /// A table without sections.
  package init() {
    self.init(extents: ExtentTree(), firstRows: [0])
  }

  init(extents: ExtentTree, firstRows: [Int]) {
    self.extents = extents
    self.firstRows = firstRows
  }
}

// MARK: - Counts

extension TableGeometry {
  package var sectionCount: Int {
    firstRows.count - 1
  }

  /// The number of rows in all sections.
  package var rowCount: Int {
    firstRows[firstRows.count - 1]
  }

  /// The number of rows in a section; 0 for a section that does not exist.
  package func rowCount(inSection section: Int) -> Int {
    contains(section) ? firstRows[section + 1] - firstRows[section] : 0
  }

  /// The number of rows in each section.
  package var rowCounts: [Int] {
    (0..<sectionCount).map(rowCount(inSection:))
  }

  package func contains(_ section: Int) -> Bool {
    // Not `&&`: its right side is a closure, for which a debug build copies the geometry.
    guard section >= 0 else { return false }
    return section < sectionCount
  }

  package func contains(_ path: RowPath) -> Bool {
    guard path.row >= 0 else { return false }
    return path.row < rowCount(inSection: path.section)
  }
}

// MARK: - Rows counted through all sections

extension TableGeometry {
  /// The number of rows before a row, in all sections; nil for a row that does not exist.
  package func ordinal(of path: RowPath) -> Int? {
    contains(path) ? firstRows[path.section] + path.row : nil
  }

  /// The row that has a number of rows before it, in all sections; nil if there is none.
  package func path(ofOrdinal ordinal: Int) -> RowPath? {
    guard ordinal >= 0, ordinal < rowCount else { return nil }
    let section = lastSection { firstRows[$0] <= ordinal }
    return RowPath(section: section, row: ordinal - firstRows[section])
  }

  /// The last section that passes a test which all earlier ones pass too.
  func lastSection(where passes: (Int) -> Bool) -> Int {
    var low = 0
    var rest = sectionCount
    while rest > 1 {
      let half = rest / 2
      low += passes(low + half) ? half : 0
      rest -= half
    }
    return low
  }
}

// MARK: - Positions in the tree

extension TableGeometry {
  /// The position of a section's top padding, its first extent.
  func position(ofSection section: Int) -> Int {
    firstRows[section] + Self.extentsPerSection * section
  }

  func position(ofHeader section: Int) -> Int {
    position(ofSection: section) + 1
  }

  func position(of path: RowPath) -> Int {
    position(ofSection: path.section) + 2 + path.row
  }

  func position(ofFooter section: Int) -> Int {
    position(ofSection: section + 1) - 1
  }
}

// MARK: - Integrity

extension TableGeometry {
  /// All violated invariants; empty if the geometry is sound.
  package func integrityFaults() -> [IntegrityFault] {
    let rises = zip(firstRows, firstRows.dropFirst()).allSatisfy { $0 <= $1 }
    let matches = extents.count == rowCount + Self.extentsPerSection * sectionCount
    let faults = extents.root?.integrityFaults() ?? []
    return faults + (rises && matches ? [] : [.sectionTable])
  }
}
