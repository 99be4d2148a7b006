import Foundation
import TableModel
import TableProbe
import Testing

/// What a property of the table changes when it is set on a table that is shown.
@MainActor struct TablePropertyTests {
  private func shown(
    _ style: UITableView.Style = .plain, _ prepare: (TableProbe) -> Void = { _ in }
  ) -> TableProbe {
    let probe = TableProbe(rows: [30, 30], style: style, size: CGSize(width: 320, height: 400))
    probe.titleForHeader = { "\($0)" }
    prepare(probe)
    probe.show()
    return probe
  }

  @Test func `a table header view that is replaced is taken off, and follows the width`() {
    let probe = shown()
    let (first, second) = (UIView(), UIView())
    first.frame.size.height = 20
    second.frame.size.height = 30
    probe.table.tableHeaderView = first
    probe.settle()
    probe.table.tableHeaderView = second
    probe.settle()
    #expect(first.superview == nil)
    probe.table.frame.size.width = 200
    #expect(second.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test func `a table header view closes the gap above the first group`() {
    let probe = shown(.grouped) { $0.titleForHeader = nil }
    let gap = probe.table.rectForHeader(inSection: 0).height
    probe.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    probe.reload()
    #expect(probe.table.rectForHeader(inSection: 0).height < gap)
    #expect(probe.table.rectForHeader(inSection: 1).height < gap)
  }

  @Test func `grouped headers have no padding above them, and an empty title is none`() {
    let probe = shown(.grouped) { $0.titleForHeader = { _ in "" } }
    #expect(probe.table.rectForHeader(inSection: 0).minY == 0)
    #expect(probe.table.headerView(forSection: 0) == nil)
  }

  @Test func `without prefetching the prepared cells go back to be reused`() {
    let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 300))
    probe.table.rowHeight = 40
    probe.show()
    probe.scroll(to: 80)
    #expect(probe.table.cellForRow(at: [0, 1]) != nil)
    probe.table.isPrefetchingEnabled = false
    #expect(probe.table.cellForRow(at: [0, 1]) == nil)
  }

  @Test func `a section that is reloaded gets another header view`() {
    let probe = shown { $0.viewForHeader = { _ in UILabel() } }
    let old = probe.table.subviews.first { $0 is UILabel }
    probe.table.reloadSections([0], with: .none)
    probe.settle()
    let views = probe.table.subviews.filter { $0 is UILabel }
    #expect(old != nil && views.count == 1 && views.first !== old)
  }

  @Test func `a view that needs no height keeps its header's estimate`() {
    let probe = shown { probe in
      probe.titleForHeader = nil
      probe.viewForHeader = { _ in UIView() }
      probe.estimatedHeightForHeader = { _ in 25 }
      probe.heightForHeader = { _ in UITableView.automaticDimension }
    }
    #expect(probe.table.rectForHeader(inSection: 0).height == 25)
  }

  @Test func `a dequeue for another row than the one being made is allowed`() {
    let probe = shown()
    let table = probe.table
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    probe.cellForRow = { path in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: [1, 29])
    }
    #expect(UIKitException.caught { probe.reload() } == nil)
  }

  @Test func `the cell that was put away last is reused first`() {
    let probe = TableProbe(rows: 20, size: CGSize(width: 320, height: 400))
    let table = probe.table
    table.isPrefetchingEnabled = false
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    probe.cellForRow = { _ in
      table.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    }
    probe.show()
    let gone = (0..<2).map { table.cellForRow(at: [0, $0]) }
    probe.scroll(to: 80)
    probe.scroll(to: 120)
    #expect(gone[1] != nil && table.cellForRow(at: [0, 12]) === gone[1])
  }
}
