#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A table that measures rows with template cells, and keeps the heights through its updates.
///
/// Return heights from it, and change the data as with any table:
///
///     func tableView(
///       _ tableView: UITableView, heightForRowAt indexPath: IndexPath
///     ) -> CGFloat {
///       table.heightForCell(withIdentifier: "feed", cacheByIndexPath: indexPath) {
///         (cell: FeedCell) in cell.entity = entities[indexPath.row]
///       }
///     }
///
/// The heights follow `reloadData()`, every update method and every block of updates by UIKit's
/// own two index spaces: what goes is counted before the block, what comes after it. A block
/// without edits means that heights have changed, and forgets them all; so does a block whose edits
/// do not lead from the table's counts to those of the data source, and a change of the table's
/// width, separator style, data source or text size. An interactive reordering calls no method of
/// the table: call ``moveHeight(at:to:)`` where the data source moves the row. A diffable data
/// source makes edits that the table does not see either: use keys with it.
///
/// Being a subclass, it changes no other table of the app (the original hooked all of them, its
/// issue #325).
@MainActor open class TemplateTableView: UITableView {
  /// The templates that rows are measured with.
  public private(set) lazy var templates = TemplateCells(debugLog: debugLog)
  /// What the table does with heights, line by line; off by default.
  public let debugLog = TemplateLog()
  /// Whether the heights of rows that were not requested yet are measured while the main loop is
  /// idle, from the first height that is cached by index path on.
  public var isPrecachingEnabled = true

  var rowHeights = RowHeights()
  var keyedHeights: [AnyHashable: CGFloat] = [:]
  var conditions: MeasuringConditions?
  var openBatch = OpenBatch()
  var precaching = PrecachingState()

  // MARK: Changes of data

  /// Forgets the heights, and reloads.
  open override func reloadData() {
    discardRowHeights()
    super.reloadData()
    if precaching.wasStarted { restartPrecaching() }
  }

  /// Heights of other data are others.
  open override var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      discardRowHeights()
      if precaching.wasStarted { restartPrecaching() }
    }
  }

  /// Text of another size has other heights.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category { invalidateAllHeights() }
  }

  // MARK: Blocks of updates

  open override func beginUpdates() {
    openBlock()
    super.beginUpdates()
  }

  open override func endUpdates() {
    closeBlock()
    super.endUpdates()
  }

  open override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.performBatchUpdates(
      {
        self.openBlock()
        updates?()
        self.closeBlock()
      }, completion: completion)
  }

  // MARK: Updates

  open override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.insertedSections.formUnion(sections) }
    forward { super.insertSections(sections, with: animation) }
  }

  open override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.deletedSections.formUnion(sections) }
    forward { super.deleteSections(sections, with: animation) }
  }

  open override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.reloadedSections.formUnion(sections) }
    forward { super.reloadSections(sections, with: animation) }
  }

  open override func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append(UpdateBatch.Move(source: section, target: newSection)) }
    forward { super.moveSection(section, toSection: newSection) }
  }

  open override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.insertedRows += indexPaths }
    forward { super.insertRows(at: indexPaths, with: animation) }
  }

  open override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.deletedRows += indexPaths }
    forward { super.deleteRows(at: indexPaths, with: animation) }
  }

  open override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.reloadedRows += indexPaths }
    forward { super.reloadRows(at: indexPaths, with: animation) }
  }

  open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append(UpdateBatch.Move(source: indexPath, target: newIndexPath)) }
    forward { super.moveRow(at: indexPath, to: newIndexPath) }
  }

  open override func reconfigureRows(at indexPaths: [IndexPath]) {
    edit { $0.reloadedRows += indexPaths }
    forward { super.reconfigureRows(at: indexPaths) }
  }
}
