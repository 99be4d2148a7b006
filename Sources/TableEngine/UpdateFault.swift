/// Why a batch cannot be, with everything that a message about it needs.
package struct UpdateFault: Error, Hashable, Sendable {
  package let problem: UpdateProblem

  /// All edits of the batch, in the order of the calls (for EX-01b).
  package let edits: [TableEdit]

  /// The number of rows in each section before the batch.
  package let rowCountsBefore: [Int]

  /// The number of rows in each section after the batch, as the data source returns it.
  package let rowCountsAfter: [Int]

  package init(
    problem: UpdateProblem, edits: [TableEdit], rowCountsBefore: [Int], rowCountsAfter: [Int]
  ) {
    self.problem = problem
    self.edits = edits
    self.rowCountsBefore = rowCountsBefore
    self.rowCountsAfter = rowCountsAfter
  }
}

/// The first thing that is wrong with a batch.
package enum UpdateProblem: Hashable, Sendable {
  // What does not exist before the batch. A reload is a deletion here, too.
  case deletesMissingSection(Int, sectionsBefore: Int)
  case movesMissingSection(Int, to: Int, sectionsBefore: Int)
  /// EX-06.
  case deletesRowOfMissingSection(RowPath, sectionsBefore: Int)
  /// EX-05.
  case deletesMissingRow(RowPath, rowsBefore: Int)
  /// The number of rows is nil if the section does not exist either.
  case movesMissingRow(RowPath, to: RowPath, sectionsBefore: Int, rowsBefore: Int?)

  // What cannot be together.
  case deletesAndReloadsSection(Int)
  /// The deletion may have been a reload.
  case deletesAndMovesSection(Int)
  case insertsAndMovesToSection(Int)
  /// EX-07.
  case deletesAndReloadsRow(RowPath)
  /// EX-09. The deletion may have been a reload.
  case deletesAndMovesRow(RowPath)
  /// EX-08.
  case insertsAndMovesToRow(RowPath)
  /// EX-11.
  case movesRowFromDeletedSection(RowPath, to: RowPath)
  /// EX-11.
  case movesRowIntoInsertedSection(RowPath, to: RowPath)

  // What does not exist after the batch. A reload is an insertion here, too.
  case insertsMissingSection(Int, sectionsAfter: Int)
  case movesSectionToMissing(Int, to: Int, sectionsAfter: Int)
  case insertsRowIntoMissingSection(RowPath, sectionsAfter: Int)
  /// EX-04.
  case insertsMissingRow(RowPath, rowsAfter: Int)
  /// The number of rows is nil if the section does not exist either.
  case movesRowToMissing(RowPath, to: RowPath, sectionsAfter: Int, rowsAfter: Int?)

  // What does not add up.
  /// EX-02.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// EX-01; the section is counted after the batch, and a reload is one inserted and one deleted.
  case rowCount(section: Int, counts: RowCountChange)

  // Duplicate edits.
  case animatesSectionTwice(Int)
  /// EX-10.
  case animatesRowTwice(RowPath)
}

/// The numbers of EX-01.
package struct RowCountChange: Hashable, Sendable {
  package var before: Int
  package var after: Int
  package var inserted = 0
  package var deleted = 0
  /// Rows moved here from other sections.
  package var movedIn = 0
  /// Rows moved to other sections.
  package var movedOut = 0

  package init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }

  /// Whether the numbers add up.
  package var isConsistent: Bool {
    before + inserted + movedIn == after + deleted + movedOut
  }
}
