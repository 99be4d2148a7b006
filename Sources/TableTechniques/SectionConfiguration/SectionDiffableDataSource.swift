#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A diffable data source that is the storage of a ``SectionController`` and shows its titles.
@MainActor
open class SectionDiffableDataSource<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: UITableViewDiffableDataSource<SectionIdentifier, ItemIdentifier>, SectionStorage {
  /// The models of headers and footers.
  public var supplementaryModels = SupplementaryModels()
  /// What decides about titles.
  public weak var sections: SectionController?

  /// How many sections the snapshot has.
  public var numberOfSections: Int { snapshot().numberOfSections }

  /// How many items a section of the snapshot has; 0 for one that does not exist.
  public func numberOfItems(in section: Int) -> Int {
    let snapshot = snapshot()
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(section)
      ? snapshot.numberOfItems(inSection: sections[section]) : 0
  }

  /// The title that the configuration and the model give.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections?.title(of: .header, in: section) }

  /// The title that the configuration and the model give.
  open override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections?.title(of: .footer, in: section) }
}
