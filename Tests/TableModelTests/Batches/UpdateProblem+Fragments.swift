import SystemVersions
import TableEngine
import TableModel

extension UpdateProblem {
  /// What stays the same from version to version in the text about a problem (EX-01 to EX-11).
  ///
  /// - Parameter isUnchanged: Whether all counts are those of before the batch.
  @MainActor func fragments(
    of table: UITableView, edits: [TableEdit], isUnchanged: Bool
  ) -> [String] {
    // M-32: only counts that have changed are reported in the newer words.
    let isInvalidBatch =
      SystemVersion.current >= .iOS(16) && !(isUnchanged && SystemVersion.current >= .iOS(26))
    if SystemVersion.current >= .iOS(14), edits.contains(where: \.hasNegativeRow) {
      return ["Attempted to perform update with invalid index path"]
    }
    switch self {
    case .insertsRowIntoMissingSection(let path, 0)
    where (SystemVersion.iOS(9) ..< .iOS(16)).contains(.current)
      && edits.contains(.reloadRow(path)) && !edits.contains(.insertRow(path)):
      return ["unable to generate a new section map", "new section count: 0"]
    case .sectionCount(let before, let after, let inserted, let deleted):
      if isInvalidBatch { return ["Invalid batch updates detected"] }
      return [
        "Invalid update: invalid number of sections.", "after the update (\(after))",
        "before the update (\(before))", "(\(inserted) inserted, \(deleted) deleted)",
      ]
    case .rowCount(let section, let counts):
      if isInvalidBatch { return ["Invalid batch updates detected"] }
      return [
        "Invalid update: invalid number of rows in section \(section).",
        "after the update (\(counts.after))", "before the update (\(counts.before))",
        "(\(counts.inserted) inserted, \(counts.deleted) deleted)",
        "(\(counts.movedIn) moved in, \(counts.movedOut) moved out)",
      ]
    default: return conflictFragments
    }
  }

  private var conflictFragments: [String] {
    switch self {
    case .deletesMissingSection(let section, let before):
      ["attempt to delete section \(section)", "only \(before) sections before the update"]
    case .movesMissingSection(let section, _, let before):
      ["attempt to move section \(section)", "only \(before) sections before the update"]
    case .deletesRowOfMissingSection(let path, let before):
      ["attempt to delete row \(path.row) from section \(path.section)", "only \(before) sections"]
    case .deletesMissingRow(let path, let before):
      ["attempt to delete row \(path.row) from section \(path.section)", "contains \(before) rows"]
    case .movesMissingRow: ["attempt to move index path (", "that does not exist", "before"]
    case .deletesAndReloadsSection, .deletesAndReloadsRow: ["attempt to delete and reload the same"]
    case .deletesAndMovesSection, .deletesAndMovesRow:
      ["attempt to perform a delete and a move from the same"]
    case .insertsAndMovesToSection, .insertsAndMovesToRow:
      ["attempt to perform an insert and a move to the same"]
    case .movesRowFromDeletedSection: ["cannot move a row from a deleted section"]
    case .movesRowIntoInsertedSection(_, let path):
      ["cannot move a row into a newly inserted section (\(path.section))"]
    case .insertsMissingSection(let section, let after):
      ["attempt to insert section \(section)", "only \(after) sections after the update"]
    case .movesSectionToMissing(let section, let target, _):
      ["attempt to move section \(section) to section \(target)", "after the update"]
    case .insertsRowIntoMissingSection(let path, let after):
      ["attempt to insert row \(path.row) into section \(path.section)", "only \(after) sections"]
    case .insertsMissingRow(let path, let after):
      ["attempt to insert row \(path.row) into section \(path.section)", "only \(after) rows"]
    case .movesRowToMissing: ["that does not exist", "after the update"]
    case .animatesSectionTwice, .animatesRowTwice: ["Attempt to create two animations for cell"]
    case .sectionCount, .rowCount: []
    }
  }
}

extension TableEdit {
  fileprivate var hasNegativeRow: Bool {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path),
      .reconfigureRow(let path):
      path.row < 0
    case .moveRow(let source, let target): source.row < 0 || target.row < 0
    case .insertSection, .deleteSection, .reloadSection, .moveSection: false
    }
  }
}
