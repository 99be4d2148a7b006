import Foundation
import TableModel
import TableProbe
import Testing

/// What is set on a table that is shown, and is there after the next turn.
@MainActor struct TableSettingTests {
  private let probe = TableProbe(rows: [30, 30], size: CGSize(width: 320, height: 400))
  private var table: UITableView { probe.table }

  private func show() {
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    probe.viewForHeader = { _ in UIView() }
    probe.viewForFooter = { _ in UIView() }
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 20
    table.sectionHeaderTopPadding = 0
    probe.show()
  }

  @Test func `another row height moves the cells`() {
    show()
    table.rowHeight = 60
    probe.settle()
    #expect(table.visibleCells.prefix(3).map(\.frame.minY) == [30, 90, 150])
  }

  @Test("What is on the screen keeps its heights when the table has forgotten them")
  func keepsHeights() {
    probe.heightForRow = { _ in 60 }
    probe.titleForFooter = { _ in "A" }
    probe.viewForHeader = { _ in UIView() }
    probe.heightForHeader = { _ in 30 }
    probe.heightForFooter = { _ in 50 }
    table.sectionHeaderTopPadding = 0
    probe.show()
    #expect(table.visibleCells.prefix(3).map(\.frame.minY) == [30, 90, 150])
    table.estimatedRowHeight = 100
    probe.settle()
    #expect(table.visibleCells.prefix(3).map(\.frame.minY) == [30, 90, 150])
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 60 })
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForFooter(inSection: 0).height == 50)
  }

  @Test func `the same row height again asks nothing`() {
    show()
    probe.clear()
    table.rowHeight = 40
    probe.settle()
    #expect(probe.log.isEmpty)
  }

  @Test func `a table header view asks a table that was shown for nothing by itself`() {
    probe.show()
    table.rowHeight = 60
    probe.clear()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(probe.log.isEmpty)
    probe.settle()
    #expect(table.visibleCells.first?.frame.minY == 40)
  }

  @Test func `another padding is above the headers`() {
    show()
    table.sectionHeaderTopPadding = 10
    #expect(table.rectForHeader(inSection: 0).minY == 10)
  }

  @Test func `another height of the footers is theirs`() {
    table.estimatedSectionFooterHeight = 0
    show()
    table.sectionFooterHeight = 25
    #expect(table.rectForFooter(inSection: 1).height == 25)
  }

  @Test func `another estimate of the footers is that of those not shown yet`() {
    show()
    table.estimatedSectionFooterHeight = 70
    #expect(table.rectForFooter(inSection: 1).height == 70)
  }

  @Test func `the heights of another delegate are requested (TR-22)`() {
    show()
    let other = TableProbe(rows: 0)
    other.heightForRow = { _ in 50 }
    table.delegate = other
    #expect(table.rectForRow(at: [1, 0]).height == 50)
  }

  @Test func `another data source's counts are not requested before a reload`() {
    show()
    let other = TableProbe(rows: 3)
    table.dataSource = other
    #expect(table.numberOfSections == 2)
    probe.settle()
    #expect(other.count(.numberOfRows) == 0)
    table.reloadData()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a data source that is set before the first display is read by it`() {
    probe.attach()
    #expect(table.numberOfSections == 2)
    let other = TableProbe(rows: 3)
    table.dataSource = other
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test(
    arguments: [(UITableView.automaticDimension, 400), (40, 136), (0, 400)] as [(CGFloat, CGFloat)])
  func `few rows below a search bar fill the table, unless the app estimates rows`(
    estimate: CGFloat, height: CGFloat
  ) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let probe = TableProbe(rows: 2, size: CGSize(width: 320, height: 400))
    probe.heightForRow = { _ in 40 }
    probe.table.estimatedRowHeight = estimate
    probe.table.tableHeaderView = bar
    probe.table.tableFooterView = footer
    probe.show()
    #expect(probe.table.contentSize.height == height)
    #expect(footer.frame.maxY == 136)
    probe.table.frame.size.height = 300
    probe.settle()
    #expect(probe.table.contentSize.height == (height == 136 ? 136 : 300))
    probe.table.tableHeaderView = nil
    #expect(probe.table.contentSize.height == 80)
  }

  @Test func `the table's footer view follows the rows that are measured`() {
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    probe.estimatedHeightForRow = { _ in 100 }
    probe.heightForRow = { _ in 40 }
    probe.show()
    table.tableFooterView = footer
    probe.scroll(to: 500)
    #expect(table.contentSize.height < 6000)
    #expect(footer.frame.maxY == table.contentSize.height)
  }

  @Test func `only the first header has the room above the first group`() {
    let probe = TableProbe(rows: [1, 1], style: .grouped)
    probe.show()
    let first = probe.table.rectForHeader(inSection: 0).height
    let others = [
      probe.table.rectForFooter(inSection: 0), probe.table.rectForHeader(inSection: 1),
      probe.table.rectForFooter(inSection: 1),
    ]
    #expect(others.allSatisfy { $0.height == others[0].height && $0.height < first })
  }
}
