import Foundation
import SystemVersions
import TableEngine

// MARK: - Batch updates (EX-01 to EX-11)

@MainActor extension Message {
  /// EX-22.
  static func updateDuringUpdate(_ table: UITableView) -> UIKitException {
    let cells = table.visible.cells
    return UIKitException(
      "UITableView internal inconsistency: _visibleRows and _visibleCells must be of same length. "
        + "_visibleRows: {0, \(table.rows.geometry.rowCount)}; _visibleCells.count: "
        + "\(cells.count), _visibleCells: (\(cells.map(\.cell.description).joined(separator: ", ")))"
    )
  }

  /// EX-27.
  private static func updateAtInvalidPath(_ path: RowPath) -> UIKitException {
    UIKitException("Attempted to perform update with invalid index path: \(describe(path))")
  }

  /// An update beside the snapshots of a diffable data source (wordpress-mobile/WordPress-iOS
  /// #22857).
  static let updateBesideSnapshots = UIKitException(
    "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the "
      + "UITableView's dataSource: please do not call mutation APIs directly on UITableView.")

  /// What is wrong with a batch, in the text of the table's version.
  static func update(_ fault: UpdateFault, _ table: UITableView) -> UIKitException {
    if table.behavior.namesUpdatesOfNegativeRows,
      let path = fault.edits.lazy.compactMap(\.negativePath).first
    {
      return updateAtInvalidPath(path)
    }
    let isInvalidBatch = reportsInvalidBatch(fault, table.behavior)
    return switch fault.problem {
    case .rowCount(let section, let counts):
      isInvalidBatch ? invalidBatch(fault, table) : rowCount(section, counts, table)
    case .sectionCount(let before, let after, let inserted, let deleted):
      isInvalidBatch
        ? invalidBatch(fault, table)
        : sectionCount((before, after, inserted, deleted), table)
    case .insertsRowIntoMissingSection(let path, 0)
    where table.behavior.namesSectionMap && reloadsRow(path, fault):
      sectionMap(fault)
    default: UIKitException(conflict(fault.problem))
    }
  }

  /// Whether counts that do not agree are reported with all edits.
  private static func reportsInvalidBatch(_ fault: UpdateFault, _ behavior: Behavior) -> Bool {
    guard behavior.reportsInvalidBatchUpdates else { return false }
    return !behavior.keepsCountMessageOfUnchangedCounts
      || fault.rowCountsBefore != fault.rowCountsAfter
  }

  /// Whether the row is one that is reloaded, as against inserted.
  private static func reloadsRow(_ path: RowPath, _ fault: UpdateFault) -> Bool {
    fault.edits.contains(.reloadRow(path)) && !fault.edits.contains(.insertRow(path))
  }

  /// The text of one report (catalogue: section-map-internal-bug).
  private static func sectionMap(_ fault: UpdateFault) -> UIKitException {
    UIKitException(
      "UITableView internal bug: unable to generate a new section map with old section count: "
        + "\(fault.rowCountsBefore.count) and new section count: \(fault.rowCountsAfter.count)")
  }

  /// EX-01.
  private static func rowCount(
    _ section: Int, _ counts: RowCountChange, _ table: UITableView
  ) -> UIKitException {
    UIKitException(
      "Invalid update: invalid number of rows in section \(section).\(gap(table))"
        + "The number of rows contained in an existing section after the update "
        + "(\(counts.after)) must be equal to the number of rows contained in that section "
        + "before the update (\(counts.before)), plus or minus the number of rows inserted or "
        + "deleted from that section (\(counts.inserted) inserted, \(counts.deleted) deleted) "
        + "and plus or minus the number of rows moved into or out of that section "
        + "(\(counts.movedIn) moved in, \(counts.movedOut) moved out)." + suffix(table))
  }

  /// EX-02.
  private static func sectionCount(
    _ counts: (before: Int, after: Int, inserted: Int, deleted: Int), _ table: UITableView
  ) -> UIKitException {
    UIKitException(
      "Invalid update: invalid number of sections.\(gap(table))"
        + "The number of sections contained in the table view after the update "
        + "(\(counts.after)) must be equal to the number of sections contained in the table view "
        + "before the update (\(counts.before)), plus or minus the number of sections inserted or "
        + "deleted (\(counts.inserted) inserted, \(counts.deleted) deleted)." + suffix(table))
  }

  private static func gap(_ table: UITableView) -> String {
    String(repeating: " ", count: table.behavior.spacesInCountMessage)
  }

  private static func suffix(_ table: UITableView) -> String {
    table.behavior.namesTableInCountMessage ? " Table view: \(table.description)" : ""
  }

  /// EX-01b, with the line breaks of M-31.
  private static func invalidBatch(_ fault: UpdateFault, _ table: UITableView) -> UIKitException {
    let edits = fault.edits.flatMap(texts).map { "\n\t" + $0 }.joined(separator: ",")
    return UIKitException(
      "Invalid batch updates detected: the number of sections and/or rows returned by the data "
        + "source before and after performing the batch updates are inconsistent with the "
        + "updates.\nData source before updates = { \(counts(fault.rowCountsBefore)) }\n"
        + "Data source after updates = { \(counts(fault.rowCountsAfter)) }\nUpdates = [\(edits)\n]\n"
        + "Table view: \(table.description)")
  }

  private static func counts(_ rows: [Int]) -> String {
    "\(rows.count) \(rows.count == 1 ? "section" : "sections") with row counts: \(rows)"
  }

  /// An edit as EX-01b lists it: a reload is a deletion and an insertion (M-31, M-32).
  private static func texts(_ edit: TableEdit) -> [String] {
    switch edit {
    case .reloadSection(let section):
      [text(.deleteSection(section)), text(.insertSection(section))]
    case .reloadRow(let path): [text(.deleteRow(path)), text(.insertRow(path))]
    default: [text(edit)]
    }
  }

  /// Only the forms of a deleted and an inserted row are on record.
  private static func text(_ edit: TableEdit) -> String {
    switch edit {
    case .insertSection(let section): "Insert section (\(section))"
    case .deleteSection(let section): "Delete section (\(section))"
    case .reloadSection(let section): "Reload section (\(section))"
    case .moveSection(let source, let target): "Move section (\(source)) to (\(target))"
    case .insertRow(let path): "Insert row \(pair(path))"
    case .deleteRow(let path): "Delete row \(pair(path))"
    case .reloadRow(let path): "Reload row \(pair(path))"
    case .moveRow(let source, let target): "Move row \(pair(source)) to \(pair(target))"
    case .reconfigureRow(let path): "Reconfigure row \(pair(path))"
    }
  }

  private static func pair(_ path: RowPath) -> String { "(\(path.section) - \(path.row))" }

  private static func describe(_ path: RowPath) -> String { describe(IndexPath(path)) }

  /// EX-04 to EX-11; the texts about whole sections follow those about rows.
  private static func conflict(_ problem: UpdateProblem) -> String {
    switch problem {
    case .deletesMissingSection(let section, let before):
      "attempt to delete section \(section), but there are only \(before) sections before the "
        + "update"
    case .movesMissingSection(let section, _, let before):
      "attempt to move section \(section), but there are only \(before) sections before the update"
    case .deletesRowOfMissingSection(let path, let before):
      "attempt to delete row \(path.row) from section \(path.section), but there are only "
        + "\(before) sections before the update"
    case .deletesMissingRow(let path, let before):
      "attempt to delete row \(path.row) from section \(path.section) which only contains "
        + "\(before) rows before the update"
    case .movesMissingRow(let path, _, let sections, let rows):
      "attempt to move index path (\(describe(path))) that does not exist - "
        + only(rows, inSection: path.section, of: sections) + " before the update"
    case .deletesAndReloadsSection(let section):
      "attempt to delete and reload the same section (\(section))"
    case .deletesAndMovesSection(let section):
      "attempt to perform a delete and a move from the same section (\(section))"
    case .insertsAndMovesToSection(let section):
      "attempt to perform an insert and a move to the same section (\(section))"
    case .deletesAndReloadsRow(let path):
      "attempt to delete and reload the same index path (\(describe(path)))"
    case .deletesAndMovesRow(let path):
      "attempt to perform a delete and a move from the same index path (\(describe(path)))"
    case .insertsAndMovesToRow(let path):
      "attempt to perform an insert and a move to the same index path (\(describe(path)))"
    case .movesRowFromDeletedSection(let path, _):
      "cannot move a row from a deleted section (\(path.section))"
    case .movesRowIntoInsertedSection(_, let path):
      "cannot move a row into a newly inserted section (\(path.section))"
    case .insertsMissingSection(let section, let after):
      "attempt to insert section \(section) but there are only \(after) sections after the update"
    case .movesSectionToMissing(let section, let target, let after):
      "attempt to move section \(section) to section \(target), but there are only \(after) "
        + "sections after the update"
    case .insertsRowIntoMissingSection(let path, let after):
      "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(after) sections after the update"
    case .insertsMissingRow(let path, let after):
      "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(after) rows in section \(path.section) after the update"
    case .movesRowToMissing(_, let path, let sections, let rows):
      "attempt to move a row to index path (\(describe(path))) that does not exist - "
        + only(rows, inSection: path.section, of: sections) + " after the update"
    case .animatesSectionTwice, .animatesRowTwice: "Attempt to create two animations for cell"
    case .sectionCount, .rowCount: ""
    }
  }

  private static func only(_ rows: Int?, inSection section: Int, of sections: Int) -> String {
    guard let rows else { return "there are only \(sections) sections" }
    return "there are only \(rows) rows in section \(section)"
  }
}

extension TableEdit {
  /// The first path of the edit whose row has a negative number.
  fileprivate var negativePath: RowPath? {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path),
      .reconfigureRow(let path):
      path.row < 0 ? path : nil
    case .moveRow(let source, let target): [source, target].first { $0.row < 0 }
    case .insertSection, .deleteSection, .reloadSection, .moveSection: nil
    }
  }
}
