import TableModel
import TableProbe
import Testing

@MainActor struct HeaderTests {
  @Test func `a plain header is pinned while its section is there`() {
    let probe = TableProbe(rows: [20, 20])
    probe.heightForRow = { _ in 50 }
    probe.heightForHeader = { _ in 30 }
    probe.viewForHeader = { _ in UIView() }
    probe.table.sectionHeaderTopPadding = 0
    probe.table.estimatedRowHeight = 0
    probe.table.estimatedSectionHeaderHeight = 0
    probe.show()
    probe.scroll(to: 200)
    let headers = probe.table.subviews.filter { $0.frame.height == 30 }
    #expect(headers.map(\.frame.minY) == [200])
    #expect(probe.table.rectForHeader(inSection: 0).minY == 0)
    probe.scroll(to: 1010)
    #expect(
      probe.table.subviews.filter { $0.frame.height == 30 }.map(\.frame.minY) == [1000, 1030])
  }

  @Test func `a header view beats a header title`() {
    let probe = TableProbe(rows: [3])
    let view = UIView()
    probe.titleForHeader = { _ in "Title" }
    probe.viewForHeader = { _ in view }
    probe.heightForHeader = { _ in 30 }
    probe.show()
    #expect(view.superview === probe.table)
    #expect(probe.table.headerView(forSection: 0) == nil)
  }

  @Test(arguments: [8, 26])
  func `an update takes a cell that is a header out of the table until its section is back`(
    version: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: [3, 30])
      let views = [UITableViewCell(style: .default, reuseIdentifier: nil), UIView()]
      probe.viewForHeader = { views[$0] }
      probe.heightForHeader = { _ in 30 }
      probe.show()
      #expect(views.allSatisfy { $0.superview === probe.table })
      probe.table.beginUpdates()
      probe.table.endUpdates()
      probe.settle()
      #expect(views[0].superview == nil)
      #expect(views[1].superview === probe.table)
      #expect(ConsoleLog.messages == ["no index path for table cell being reused"])
      #expect(probe.table.rectForHeader(inSection: 0).height == 30)
      probe.scroll(to: 600)
      probe.scroll(to: 0)
      #expect(views[0].superview === probe.table)
      #expect(ConsoleLog.messages.count == 1)
      probe.scroll(to: 600)
      #expect(ConsoleLog.messages.count == 2)
    }
  }

  @Test(arguments: [14, 15]) func `iOS 15 pads plain headers`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: [3, 3])
      probe.heightForRow = { _ in 50 }
      probe.heightForHeader = { _ in 30 }
      probe.viewForHeader = { _ in UIView() }
      probe.table.estimatedSectionHeaderHeight = 0
      probe.show()
      #expect(probe.table.rectForHeader(inSection: 0).minY == (version < 15 ? 0 : 22))
    }
  }

  @Test func `taking the table header away moves the rows up and fills the screen`() {
    let probe = TableProbe(rows: 30)
    probe.heightForRow = { _ in 44 }
    probe.table.estimatedRowHeight = 0
    probe.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 300))
    probe.show()
    let before = probe.table.visibleCells.count
    probe.table.tableHeaderView = nil
    probe.settle()
    #expect(probe.table.visibleCells.first?.frame.minY == 0)
    #expect(probe.table.visibleCells.count > before)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped, .plain])
  func `a long title wraps in the grouped styles and makes its footer higher`(
    style: UITableView.Style
  ) {
    let probe = TableProbe(rows: [1, 1], style: style)
    let word = "words "
    probe.titleForFooter = { section in String(repeating: word, count: section == 0 ? 1 : 30) }
    probe.show()
    let (short, long) = (
      probe.table.rectForFooter(inSection: 0), probe.table.rectForFooter(inSection: 1)
    )
    let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    let lines = ((long.height - short.height) / line).rounded()
    #expect(style == .plain ? lines == 0 : lines >= 2)
    let label = probe.table.footerView(forSection: 1)?.textLabel
    #expect((label?.frame.height ?? 0) <= long.height)
    #expect(style == .plain || (label?.frame.height ?? 0) > line * 2)
  }
}
