/// Consecutive rows of a table, across sections.
///
/// The range keeps the section sizes it was made with, not the heights: the geometry may be
/// changed while it is iterated.
package struct RowRange: Sendable {
  /// The rows as counted through all sections.
  package let ordinals: Range<Int>

  private let first: RowPath
  private let firstRows: [Int]

  package static let empty = RowRange(
    ordinals: 0..<0, first: RowPath(section: 0, row: 0), firstRows: [0])

  init(ordinals: Range<Int>, first: RowPath, firstRows: [Int]) {
    self.ordinals = ordinals
    self.first = first
    self.firstRows = firstRows
  }
}

// MARK: - Sequence

extension RowRange: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate var path: RowPath
    fileprivate var ordinal: Int
    fileprivate let end: Int
    fileprivate let firstRows: [Int]

    package mutating func next() -> RowPath? {
      guard ordinal < end else { return nil }
      while ordinal >= firstRows[path.section + 1] {
        path = RowPath(section: path.section + 1, row: 0)
      }
      defer {
        ordinal += 1
        path.row += 1
      }
      return path
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(
      path: first, ordinal: ordinals.lowerBound, end: ordinals.upperBound, firstRows: firstRows)
  }

  package var underestimatedCount: Int {
    ordinals.count
  }
}

extension RowRange {
  /// The first row; nil if there is none.
  package var firstRow: RowPath? {
    isEmpty ? nil : makeIterator().path
  }

  package var isEmpty: Bool {
    ordinals.isEmpty
  }

  package var count: Int {
    ordinals.count
  }
}
