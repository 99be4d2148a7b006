import Foundation
import SystemVersions

/// A data source that shows snapshots and finds the edits between them by itself.
///
/// Titles, editing, moving and index titles are methods of the data source: override them in a
/// subclass. The same methods of a view controller are never called.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, SnapshotSource {
  /// The snapshots that it shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Makes the cell of an item; nil is an error.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private nonisolated let applying: SnapshotQueue<Snapshot>
  private var current: Snapshot {
    get { applying.shown }
    set { applying.shown = newValue }
  }

  /// Whether a snapshot is being shown by edits of the table.
  package private(set) var isCommitting = false

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of `tableView`, which forgets the counts of another one: what a first
  /// snapshot inserts counts from none. Model's choice for a table that has been shown; no public
  /// source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    applying = SnapshotQueue(Snapshot(), process: tableView.process)
    super.init()
    tableView.dataSource = self
    tableView.loader.invalidate()
  }

  // MARK: Applying

  /// The snapshot that was applied last.
  nonisolated open func snapshot() -> Snapshot { applying.latest }

  /// Shows a snapshot.
  ///
  /// Without animation, iOS 13 and 14 reload the table; from iOS 15 the edits are made as with
  /// animation, at once (catalogue: diffable-nonanimated-apply-ios15).
  ///
  /// From another queue than the main one the table changes, and `completion` is called, in a
  /// later turn of the main loop. Whoever mixes queues gets a warning, and an exception for a call
  /// on the main queue before an earlier one from another queue is done (M-18).
  nonisolated open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(snapshot, completion: completion) { source, completion in
      source.show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
  }

  /// Shows a snapshot by reloading the table (iOS 15); from another queue as
  /// ``apply(_:animatingDifferences:completion:)``.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    submit(snapshot, completion: completion) { source, completion in
      source.reload(snapshot, completion: completion)
    }
  }

  /// Runs `body` on the main queue: now if that is the caller's, or in a later turn.
  private nonisolated func submit(
    _ snapshot: Snapshot, completion: (() -> Void)?,
    body: @escaping @Sendable @MainActor (UITableViewDiffableDataSource, (() -> Void)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    guard DispatchQueue.isOnMain else {
      let isMixed = applying.beginInBackground(snapshot)
      return applying.process.loop.background.deliver {
        MainActor.assumeIsolated {
          if isMixed { self.warnOfMixedQueues() }
          self.applying.endInBackground()
          self.applying.process.bind { body(self, completion) }
        }
      }
    }
    MainActor.assumeIsolated {
      if applying.isMixedOnMain { warnOfMixedQueues() }
      guard !applying.isBusyInBackground else { return raiseDeadlock() }
      applying.process.bind { body(self, completion) }
    }
  }

  private func warnOfMixedQueues() {
    guard let tableView else { return }
    tableView.process.logOnce(
      "mixed queues \(ObjectIdentifier(self))", Message.mixedQueues(tableView))
  }

  private func raiseDeadlock() {
    guard let tableView else { return }
    tableView.process.raise(UIKitException(Message.applyDeadlock(tableView)))
  }

  private func show(
    _ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    guard let tableView, !Fault.appliesNothing.isOn else { return }
    let completion = Fault.completesNoSnapshot.isOn ? nil : completion
    if Fault.appliesByReload.isOn { return reload(snapshot, completion: completion) }
    if !animatingDifferences, tableView.behavior.reloadsForPlainApply {
      reload(snapshot, completion: completion)
    } else if animatingDifferences {
      commit(snapshot, to: tableView, completion: completion)
    } else {
      UIView.performWithoutAnimation { commit(snapshot, to: tableView, completion: completion) }
    }
  }

  private func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
    current = snapshot.applied(over: current)
    tableView?.reloadData()
    guard let completion, let tableView else { return }
    tableView.process.loop.perform { completion() }
  }

  private func commit(
    _ snapshot: Snapshot, to tableView: UITableView, completion: (() -> Void)?
  ) {
    let edits = SnapshotDifference(from: current, to: snapshot)
    isCommitting = true
    defer { isCommitting = false }
    // The table fixes its counts before the data changes.
    tableView.performBatchUpdates {
      self.current = snapshot.applied(over: self.current)
      tableView.updates.record(edits.edits)
    } completion: { _ in
      completion?()
    }
  }

  // MARK: Queries

  /// The item at a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section), !Fault.findsNoItem.isOn else {
      return nil
    }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard !Fault.findsNoItem.isOn,
      let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let index = current.indexOfSection(section),
      let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  /// The section at an index (iOS 15).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The index of a section (iOS 15).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of rows in a section; a negative number counts as 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)` or a new one;
  /// without one the table raises.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.process.raise(
      UIKitException(
        "UITableViewDiffableDataSource cell provider returned nil for index path "
          + "\(Message.describe(indexPath)), which is not allowed"))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title above a section; nil or an empty one for none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the title below a section; nil or an empty one for none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether a row can be deleted, inserted at or swiped.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Fault.editsEveryRow.isOn
  }

  /// Returns whether a row shows the reorder control in editing mode.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Inserts or deletes a row that the user has confirmed; the implementation updates its data and
  /// the table.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Moves a row in the data after the user has moved it in the table; `destinationIndexPath`
  /// counts without the moved row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the trailing edge; nil for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section to which a title of the index scrolls: none, until a subclass overrides it
  /// beside the titles (M-26).
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { NSNotFound }
}

extension UITableViewDiffableDataSource {
  /// Shows a snapshot and comes back when its animation is over; the loop plays it meanwhile.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    _ = tableView?.process.loop.run(for: BatchUpdates.animationDuration)
  }

  /// Shows a snapshot by reloading the table and comes back in the next turn.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
    _ = tableView?.process.loop.run(for: 0)
  }
}
