import TableModel
import TableProbe
import Testing

extension VersionDifference {
  /// What differs for tables without a window and beside snapshots. The sources are at the field of
  /// `Behavior` that makes the difference.
  static let ofUnseenTables = [
    VersionDifference("visibleCells makes the cells of a table that was not laid out", from: 13) {
      let probe = TableProbe(rows: 3)
      let table = probe.table
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      table.dataSource = probe
      return table.visibleCells.count == 3 && probe.count(.cellForRow) == 3
    },
    VersionDifference("An update beside the snapshots raises, without its block", in: 13...16) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      var hasRun = false
      let raised = UIKitException.caught { table.performBatchUpdates { hasRun = true } }
      withExtendedLifetime(source) {}
      return raised?.reason.contains("please do not call mutation APIs directly") == true && !hasRun
    },
    VersionDifference("A table that comes back to its window assumes its estimates again", to: 8) {
      let probe = TableProbe(rows: 30)
      probe.estimatedHeightForRow = { _ in 20 }
      probe.heightForRow = { _ in 100 }
      probe.show()
      for _ in 0..<40 { probe.scroll(by: 100) }
      let height = probe.table.contentSize.height
      let window = probe.table.superview
      probe.table.removeFromSuperview()
      window?.addSubview(probe.table)
      probe.settle()
      return probe.table.contentSize.height < height
    },
    VersionDifference("A row selected without a window has a cell that is not selected", to: 8) {
      let probe = TableProbe(rows: 5)
      probe.show()
      let window = probe.table.superview
      probe.table.removeFromSuperview()
      probe.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      window?.addSubview(probe.table)
      probe.settle()
      return probe.table.indexPathForSelectedRow == [0, 1]
        && probe.table.cellForRow(at: [0, 1])?.isSelected == false
    },
    VersionDifference("A full swipe performs the first action of a configuration", from: 11) {
      var performed: [String] = []
      let probe = TableProbe(rows: 3)
      probe.trailingSwipeActions = { _ in
        let actions = ["Archive", "Flag"].map { title in
          UIContextualAction(style: .normal, title: title) { _, _, completion in
            performed.append(title)
            completion(true)
          }
        }
        return UISwipeActionsConfiguration(actions: actions)
      }
      probe.show()
      probe.swipeFully(row: [0, 1])
      return performed == ["Archive"]
    },
    VersionDifference("The header of a reloaded section is laid out once without a size", to: 11) {
      final class Header: UIView {
        var sizes: [CGSize] = []
        override func layoutSubviews() {
          super.layoutSubviews()
          sizes.append(bounds.size)
        }
      }
      let probe = TableProbe(rows: 3)
      var headers: [Header] = []
      probe.viewForHeader = { _ in
        headers.append(Header())
        return headers.last
      }
      probe.heightForHeader = { _ in 40 }
      probe.show()
      let isSizedAtFirst = headers.last?.sizes.contains(.zero) == false
      probe.table.reloadSections([0], with: .automatic)
      probe.settle()
      return isSizedAtFirst && headers.last?.sizes.first == .zero
    },
  ]
}
