#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The rows of the list, with headers, and with rows that can be edited and moved.
final class BookSource: UITableViewDiffableDataSource<String, Int> {
  /// Called when a book was dragged before another one, or to the end.
  var onMove: ((_ book: Int, _ other: Int?) -> Void)?

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sectionIdentifier(for: indexPath.section) == "To read"
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    sectionIdentifier(for: indexPath.section) == "To read"
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let book = itemIdentifier(for: sourceIndexPath) else { return }
    let isDown = sourceIndexPath < destinationIndexPath
    let next = IndexPath(
      row: destinationIndexPath.row + (isDown ? 1 : 0), section: destinationIndexPath.section)
    onMove?(book, itemIdentifier(for: next))
  }
}
