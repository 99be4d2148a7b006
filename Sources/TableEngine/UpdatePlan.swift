/// What a batch does to a table: what stays and where, what goes and what comes.
///
/// All lists are in order: of the old places for what was there before, of the new ones for what
/// is inserted.
package struct UpdatePlan: Sendable {
  package let rowCountsBefore: [Int]
  package let rowCountsAfter: [Int]

  package let insertedSections: [Int]
  package let deletedSections: [Int]
  /// The sections that keep their place among the others but have new rows.
  package let reloadedSections: [Move<Int>]
  package let movedSections: [Move<Int>]

  /// The rows that are inserted into sections that were there before.
  package let insertedRows: [RowPath]
  /// The rows that are deleted from sections that stay.
  package let deletedRows: [RowPath]
  /// The rows that keep their place among the others but are new.
  package let reloadedRows: [Move<RowPath>]
  package let movedRows: [Move<RowPath>]
  /// The rows that stay and whose cells are to be configured again.
  package let reconfiguredRows: [Move<RowPath>]

  let rows: RowMap
}

// MARK: - Where things go

extension UpdatePlan {
  /// The new section of an old one; nil if it is deleted. A reloaded section has one.
  package func newSection(of section: Int) -> Int? {
    rows.sections.targets.indices.contains(section) ? rows.sections.targets[section] : nil
  }

  /// The new place of an old row, in time that grows with the logarithm of the number of edits.
  ///
  /// Nil for a row that is deleted, that is in a section which is deleted or reloaded, or that
  /// does not exist. A row that is reloaded has one; see ``isReloaded(_:)``.
  package func newPath(of path: RowPath) -> RowPath? {
    rowCountsBefore.contains(path) ? rows.target(of: path) : nil
  }

  /// Whether an old row is reloaded by itself: it has a new place, but nothing of it stays.
  package func isReloaded(_ path: RowPath) -> Bool {
    let index = reloadedRows.firstSortedIndex { $0.source >= path }
    return index < reloadedRows.count && reloadedRows[index].source == path
  }
}

extension [Int] {
  /// Whether a row exists in a table with these row counts.
  func contains(_ path: RowPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row < self[path.section]
  }
}
