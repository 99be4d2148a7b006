import Foundation
import TableModel
import TableProbe
import Testing

extension VersionDifference {
  /// The sources are at the field of `Behavior` that makes the difference.
  static let ofTables = [
    VersionDifference("A prefetching data source is called", from: 10) {
      let probe = TableProbe(rows: 100)
      probe.isPrefetching = true
      probe.show()
      return probe.count(.prefetchRows) > 0
    },
    VersionDifference("A row offers what its swipe configuration says", from: 11) {
      let probe = TableProbe(rows: 3)
      probe.trailingSwipeActions = { _ in
        let action = UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }
        return UISwipeActionsConfiguration(actions: [action])
      }
      probe.show()
      return probe.swipe(row: [0, 1]) == ["Archive"]
    },
    VersionDifference("Two fingers select the rows that they sweep over", from: 13) {
      let probe = TableProbe(rows: 5)
      probe.table.allowsMultipleSelectionDuringEditing = true
      let delegate = SweepDelegate()
      probe.show()
      probe.table.delegate = delegate
      probe.sweep(from: [0, 0], to: [0, 2])
      return probe.table.indexPathsForSelectedRows?.count == 3
    },
    VersionDifference("A reload and the layout after it ask all heights twice", from: 9) {
      let probe = allHeightsAsked()
      probe.reload()
      let first = probe.log.firstIndex { $0.call == .cellForRow } ?? 0
      return probe.log[..<first].count { $0.call == .heightForRow } == 2 * 30
    },
    VersionDifference("The layout after a reload asks the estimates again", from: 26) {
      let probe = TableProbe(rows: 30)
      probe.estimatedHeightForRow = { _ in 60 }
      probe.show()
      probe.clear()
      probe.reload()
      return probe.count(.estimatedHeightForRow) == 2 * 30
    },
    VersionDifference("A header's height is requested twice in a rebuild", to: 10) {
      let probe = allHeightsAsked()
      probe.table.reloadData()
      return probe.count(.heightForHeader) == 2 * probe.count(.numberOfRows)
    },
    VersionDifference("A message about counts ends with the table", in: 14...15) {
      let probe = TableProbe(rows: 3)
      probe.show()
      probe.rows = [5]
      let raised = UIKitException.caught { probe.table.insertRows(at: [[0, 0]], with: .none) }
      return raised?.reason.contains(/moved out\)\. Table view: </) == true
    },
    VersionDifference("Rows lower than their estimates bring a table back to its end", from: 10) {
      let probe = TableProbe(rows: 30)
      probe.estimatedHeightForRow = { _ in 100 }
      probe.heightForRow = { _ in 20 }
      probe.show()
      let table = probe.table
      let end = table.contentSize.height - table.bounds.height
      table.setContentOffset(CGPoint(x: 0, y: end), animated: true)
      probe.settle()
      return table.contentOffset.y + table.bounds.height <= table.contentSize.height
    },
  ]

  /// A table without estimates that has been shown.
  @MainActor private static func allHeightsAsked() -> TableProbe {
    let probe = TableProbe(rows: 30)
    probe.table.estimatedRowHeight = 0
    probe.table.estimatedSectionHeaderHeight = 0
    probe.heightForRow = { _ in 40 }
    probe.heightForHeader = { _ in 20 }
    probe.viewForHeader = { _ in UIView() }
    probe.show()
    probe.clear()
    return probe
  }

  private final class SweepDelegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }
}
