import Foundation
import TableEngine

/// A data source that shows snapshots and finds the edits between them by itself.
///
/// Titles, editing, moving and index titles are methods of the data source: override them in a
/// subclass. The same methods of a view controller are never asked.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
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
  private var current = Snapshot()

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of `tableView`.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying

  /// The snapshot that is shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot.
  ///
  /// Without animation, iOS 13 and 14 reload the table; from iOS 15 the edits are made as with
  /// animation, at once (catalogue: diffable-nonanimated-apply-ios15).
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return }
    if !animatingDifferences, tableView.behavior.reloadsForPlainApply {
      applySnapshotUsingReloadData(snapshot, completion: completion)
    } else if animatingDifferences {
      commit(snapshot, to: tableView, completion: completion)
    } else {
      UIView.performWithoutAnimation { commit(snapshot, to: tableView, completion: completion) }
    }
  }

  /// Shows a snapshot by reloading the table (iOS 15).
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied(over: current)
    tableView?.reloadData()
    guard let completion, let tableView else { return }
    tableView.process.loop.perform { completion() }
  }

  private func commit(
    _ snapshot: Snapshot, to tableView: UITableView, completion: (() -> Void)?
  ) {
    let edits = SnapshotDifference(from: current, to: snapshot)
    // The table fixes its counts before the data changes.
    tableView.performBatchUpdates {
      self.current = snapshot.applied(over: self.current)
      tableView.record(edits.edits)
    } completion: { _ in
      completion?()
    }
  }

  // MARK: Asking

  /// The item at a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
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

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.process.raise(
      reason: "UITableViewDiffableDataSource cell provider returned nil for index path "
        + "\(Message.describe(indexPath)), which is not allowed")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableViewDiffableDataSource {
  /// Shows a snapshot and comes back when its animation is over, which is played meanwhile.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    _ = tableView?.process.loop.run(for: UITableView.rowAnimationDuration)
  }

  /// Shows a snapshot by reloading the table and comes back in the next turn.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
    _ = tableView?.process.loop.run(for: 0)
  }
}
