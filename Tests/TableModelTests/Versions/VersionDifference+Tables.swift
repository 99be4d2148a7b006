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
    VersionDifference("A reload stops a scroll to a row", from: 11) {
      let probe = TableProbe(rows: 200)
      probe.show()
      probe.table.scrollToRow(at: [0, 150], at: .top, animated: true)
      MainLoop.run(for: 0.1)
      let offset = probe.table.contentOffset
      probe.table.reloadData()
      probe.settle()
      return offset.y > 0 && probe.table.contentOffset == offset
    },
    VersionDifference("All lines of a second label count for its row", from: 11) {
      let probe = TableProbe(rows: 2)
      probe.table.rowHeight = UITableView.automaticDimension
      probe.table.estimatedRowHeight = 60
      probe.cellForRow = { path in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = path.row == 0 ? "One" : "One\nTwo\nThree"
        return cell
      }
      probe.show()
      let heights = (0..<2).map { probe.table.rectForRow(at: [0, $0]).height }
      return heights[1] > heights[0] + 20
    },
    VersionDifference("A row without actions keeps all rows from opening", in: 9...9) {
      final class Actions: NSObject, UITableViewDelegate, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(
          _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
          indexPath.row == 1 ? [] : [UITableViewRowAction(style: .normal, title: "A") { _, _ in }]
        }
        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
      }
      let actions = Actions()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let table = UITableView(frame: window.bounds)
      table.dataSource = actions
      table.delegate = actions
      window.addSubview(table)
      window.isHidden = false
      MainLoop.runUntilIdle()
      let first = table.swipes.open(rowAt: [0, 0])
      table.swipes.close()
      _ = table.swipes.open(rowAt: [0, 1])
      return !first.isEmpty && table.swipes.open(rowAt: [0, 2]).isEmpty
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
    VersionDifference("A row of trailing actions alone is not closed by a swipe back", in: 11...11)
    {
      let probe = TableProbe(rows: 3)
      probe.canEdit = { _ in true }
      probe.commit = { _, _ in }
      probe.show()
      probe.swipe(row: [0, 1])
      let middle = probe.table.rectForRow(at: [0, 1]).midY
      let finger = probe.touch(at: CGPoint(x: 60, y: middle))
      finger.move(by: CGPoint(x: 150, y: 0), duration: 0.3)
      finger.lift()
      return probe.table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == true
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
    VersionDifference("A cell that is reused keeps its reorder control", to: 8) {
      let probe = TableProbe(rows: 60)
      probe.reusesCells(in: "row")
      probe.canMove = { $0.row > 4 }
      probe.moveRow = { _, _ in }
      probe.show()
      probe.table.setEditing(true, animated: false)
      probe.settle()
      let hadNone = probe.table.cellForRow(at: [0, 0])?.hasReorderControl == false
      probe.scroll(to: 1200)
      probe.scroll(to: 0)
      let has = (0...4).contains { probe.table.cellForRow(at: [0, $0])?.hasReorderControl == true }
      probe.table.setEditing(false, animated: false)
      probe.settle()
      return hadNone && has && !probe.table.visibleCells.contains { $0.hasReorderControl }
    },
    VersionDifference("A touch on the reorder control is one on the detail button", to: 8) {
      let probe = TableProbe(rows: 6)
      var hasMoved = false
      probe.cellForRow = { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.editingAccessoryType = .detailButton
        return cell
      }
      probe.moveRow = { _, _ in hasMoved = true }
      probe.show()
      probe.table.setEditing(true, animated: false)
      probe.settle()
      let row = probe.table.rectForRow(at: [0, 1])
      let place = CGPoint(x: row.maxX - 10, y: row.midY)
      let drag = probe.touch(at: place)
      drag.hold(for: 0.3)
      drag.move(by: 100)
      drag.lift()
      probe.tap(at: place)
      return !hasMoved && probe.rows(of: .accessoryTapped) == [[0, 1]]
    },
    VersionDifference("The minus sign shows a swipe configuration", from: 12) {
      let probe = TableProbe(rows: 1)
      probe.commit = { _, _ in }
      probe.trailingSwipeActions = { _ in UISwipeActionsConfiguration(actions: []) }
      probe.show()
      probe.table.setEditing(true, animated: false)
      probe.tapEditingControl(of: [0, 0])
      return probe.table.swipes.openActions.isEmpty
    },
    VersionDifference("An estimate of 0 hides the first group's header", to: 10) {
      shownTitles { $0.estimatedHeightForHeader = { _ in 0 } } == [false, true]
        && shownTitles { $0.estimatedHeightForHeader = { _ in 10 } } == [true, true]
    },
    VersionDifference("A height of 0 hides the first group's title", to: 8) {
      shownTitles { $0.heightForHeader = { _ in 0 } } == [false, true]
        && shownTitles { $0.heightForHeader = { _ in UITableView.automaticDimension } }
          == [true, true]
    },
    VersionDifference("A refresh that begins takes the content away from the finger", in: 11...12) {
      let probe = TableProbe(rows: 40)
      let control = UIRefreshControl()
      probe.table.refreshControl = control
      probe.show()
      let finger = probe.touch(at: CGPoint(x: 100, y: 50))
      var step: CGFloat = 0
      while !control.isRefreshing, step < 300 {
        let offset = probe.table.contentOffset.y
        finger.move(by: 4, duration: 0.02)
        step = control.isRefreshing ? abs(probe.table.contentOffset.y - offset) : 0
      }
      let offset = probe.table.contentOffset.y
      finger.move(by: 1, duration: 0.02)
      step = max(step, abs(probe.table.contentOffset.y - offset))
      finger.lift()
      return step > 20
    },
  ]

  /// Whether the titles of two groups are on the screen.
  @MainActor private static func shownTitles(_ setUp: (TableProbe) -> Void) -> [Bool] {
    let probe = TableProbe(rows: [2, 2], style: .grouped)
    probe.titleForHeader = { "Title \($0)" }
    setUp(probe)
    probe.show()
    return [0, 1].map { (probe.table.headerView(forSection: $0)?.frame.height ?? 0) > 10 }
  }

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

extension TableProbe {
  /// Has the cells made once and reused.
  fileprivate func reusesCells(in identifier: String) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    cellForRow = { [unowned self] _ in
      table.dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell()
    }
  }
}

extension UITableViewCell {
  fileprivate var hasReorderControl: Bool { reorderControl?.superview === self }
}
