import Foundation
import TableModel

/// What a callback does to the table that is calling it.
enum Reentry: String, CaseIterable {
  case reload, insertRow, deleteRow, reloadRow, insertSection, deleteSection, moveRow, emptyBatch
  case scrollToRow, scrollToEnd, offset, animatedOffset, leaveWindow, leaveAndReturn
  case noDataSource, noDelegate, resize, edit, select, deselect, layOut, ask, dequeue
  case headerView, inset, rowHeight, otherRows, endEditing

  /// Does it.
  @MainActor func perform(in scene: ReentrancyScene) {
    let table = scene.table
    switch self {
    case .reload: table.reloadData()
    case .insertRow:
      scene.counts[0] += 1
      table.insertRows(at: [[0, 0]], with: .fade)
    case .deleteRow:
      guard scene.counts[0] > 0 else { return }
      scene.counts[0] -= 1
      table.deleteRows(at: [[0, 0]], with: .none)
    case .reloadRow: table.reloadRows(at: [[0, 1]], with: .automatic)
    case .insertSection:
      scene.counts.append(2)
      table.insertSections(IndexSet(integer: scene.counts.count - 1), with: .fade)
    case .deleteSection:
      scene.counts.removeLast()
      table.deleteSections(IndexSet(integer: scene.counts.count), with: .fade)
    case .moveRow:
      scene.counts[0] -= 1
      scene.counts[1] += 1
      table.moveRow(at: [0, 1], to: [1, 1])
    case .emptyBatch: table.performBatchUpdates(nil)
    case .scrollToRow: table.scrollToRow(at: [1, 3], at: .middle, animated: false)
    case .scrollToEnd: table.scrollToRow(at: [2, 0], at: .bottom, animated: true)
    case .offset: table.contentOffset.y += 77
    case .animatedOffset: table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    case .leaveWindow: table.removeFromSuperview()
    case .leaveAndReturn:
      table.removeFromSuperview()
      scene.window.addSubview(table)
    case .noDataSource: table.dataSource = nil
    case .noDelegate: table.delegate = nil
    case .resize:
      table.frame.size = CGSize(width: table.frame.width == 320 ? 200 : 320, height: 150)
    case .edit: table.setEditing(!table.isEditing, animated: true)
    case .select: table.selectRow(at: [0, 2], animated: true, scrollPosition: .top)
    case .deselect: table.deselectRow(at: [0, 2], animated: true)
    case .layOut: table.layoutIfNeeded()
    case .ask: ask(table)
    case .dequeue: _ = table.dequeueReusableCell(withIdentifier: "cell")
    case .headerView:
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    case .inset: table.contentInset.top += 10
    case .rowHeight: table.rowHeight += 1
    case .otherRows: scene.counts[1] += 3
    case .endEditing: table.endEditing(true)
    }
  }

  @MainActor private func ask(_ table: UITableView) {
    _ = table.rectForRow(at: [0, 0])
    _ = table.rect(forSection: 1)
    _ = table.indexPathsForVisibleRows
    _ = table.visibleCells
    _ = table.cellForRow(at: [0, 0])
    _ = table.headerView(forSection: 0)
    _ = table.indexPathForRow(at: CGPoint(x: 1, y: 90))
    _ = table.contentSize
  }
}
