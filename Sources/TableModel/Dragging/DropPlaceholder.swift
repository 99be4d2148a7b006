import Foundation
import TableEngine

/// The place of a row that is still being loaded.
///
/// It keeps its place through updates of the table, and is lost with a reload. The model shows no
/// row for it: how the index paths of a table with placeholders count is not documented.
@MainActor final class DropPlaceholder: DropAnimation, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private(set) var path: IndexPath
  private weak var table: UITableView?

  init(of item: UIDragItem, at path: IndexPath, in table: UITableView) {
    dragItem = item
    self.path = path
    self.table = table
    super.init(in: table.process)
  }

  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder(), let table else { return false }
    dataSourceUpdates(path)
    table.insertRows(at: [path], with: .automatic)
    return true
  }

  func deletePlaceholder() -> Bool { table?.dragging.remove(self) ?? false }

  /// Follows the rows around it: the one below it, or else the end of its section.
  func follow(_ plan: UpdatePlan) {
    if let row = plan.newPath(of: RowPath(path)) {
      path = IndexPath(row)
    } else if let section = plan.newSection(of: path.section),
      plan.rowCountsAfter.indices.contains(section)
    {
      path = IndexPath(row: min(path.row, plan.rowCountsAfter[section]), section: section)
    }
  }
}
