import Foundation
import TableModel
import TableProbe
import Testing

/// When cells, headers and footers can be dequeued again.
@MainActor struct ReuseTests {
  private let probe = TableProbe(rows: [20, 20, 20], size: CGSize(width: 320, height: 400))
  private var table: UITableView { probe.table }

  private func show() {
    table.isPrefetchingEnabled = false
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    probe.show()
  }

  @Test func `the end of a cell is reported before it can be dequeued again`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    probe.cellForRow = { [table] path in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var handedOut: [Bool] = []
    probe.didEndDisplaying = { [table] cell, _ in
      handedOut.append(table.dequeueReusableCell(withIdentifier: "cell") === cell)
    }
    show()
    probe.scroll(to: 200)
    #expect(handedOut.count == 5 && !handedOut.contains(true))
  }

  @Test func `footers are reused as headers are`() {
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    var views: [UIView?] = []
    probe.heightForFooter = { _ in 30 }
    probe.viewForFooter = { [table] _ in
      views.append(table.dequeueReusableHeaderFooterView(withIdentifier: "edge"))
      return views.last ?? nil
    }
    show()
    probe.scroll(to: 900)
    probe.scroll(to: 0)
    #expect(views.count == 3 && views[2] === views[0])
  }

  @Test func `the views of titles are reused`() {
    probe.titleForHeader = { "\($0)" }
    show()
    let first = table.headerView(forSection: 0)
    probe.scroll(to: 900)
    probe.scroll(to: 0)
    let again = table.headerView(forSection: 0)
    #expect(first != nil && again === first && again?.textLabel?.text == "0")
  }

  @Test func `a cell that was pushed out of sight is not kept without prefetching`() {
    SystemVersion.$current.withValue(.iOS(18)) {
      let probe = TableProbe(rows: [20, 20, 20], size: CGSize(width: 320, height: 400))
      probe.table.isPrefetchingEnabled = false
      probe.estimatedHeightForRow = { _ in 40 }
      probe.heightForRow = { $0.row == 0 ? 300 : 40 }
      probe.show()
      #expect(probe.table.indexPathsForVisibleRows?.last == [0, 3])
      #expect(probe.count(.cellForRow, at: [0, 4]) == 1)
      #expect(probe.table.cellForRow(at: [0, 4]) == nil)
    }
  }
}
