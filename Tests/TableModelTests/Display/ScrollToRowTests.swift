import Foundation
import SystemVersions
import TableModel
import TableProbe
import Testing

/// Where `scrollToRow` and `selectRow` leave a row beside headers, footers and estimates.
@MainActor struct ScrollToRowTests {
  /// Two sections of 20 rows of 40 points, each with a header of 30 and a footer of 20.
  private func scene(_ style: UITableView.Style = .plain) -> UITableView {
    let probe = probe(style)
    probe.show()
    return probe.table
  }

  private func probe(_ style: UITableView.Style, rows: [Int] = [20, 20]) -> TableProbe {
    let probe = TableProbe(rows: rows, style: style, size: CGSize(width: 320, height: 400))
    probe.table.sectionHeaderTopPadding = 0
    probe.table.rowHeight = 40
    probe.table.estimatedRowHeight = 0
    probe.table.estimatedSectionHeaderHeight = 0
    probe.table.estimatedSectionFooterHeight = 0
    probe.heightForHeader = { _ in 30 }
    probe.heightForFooter = { _ in 20 }
    probe.viewForHeader = { _ in UIView() }
    probe.viewForFooter = { _ in UIView() }
    return probe
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `the top of a first row is that of its header`(style: UITableView.Style) {
    let table = scene(style)
    table.scrollToRow(at: [1, 0], at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `the bottom of a last row is that of its footer`(style: UITableView.Style) {
    let table = scene(style)
    table.scrollToRow(at: [0, 19], at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.rectForFooter(inSection: 0).maxY - 400)
  }

  @Test(arguments: [(UITableView.Style.plain, CGFloat(30)), (.grouped, 0)])
  func `a row comes to the top below a header that is pinned`(
    style: UITableView.Style, covered: CGFloat
  ) {
    let table = scene(style)
    table.scrollToRow(at: [0, 5], at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: [0, 5]).minY - covered)
  }

  @Test(arguments: [(UITableView.Style.plain, CGFloat(20)), (.grouped, 0)])
  func `a row comes to the bottom above a footer that is pinned`(
    style: UITableView.Style, covered: CGFloat
  ) {
    let table = scene(style)
    table.scrollToRow(at: [1, 5], at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: [1, 5]).maxY + covered - 400)
  }

  @Test func `a row that is covered by a pinned header is uncovered, one that is not stays`() {
    let table = scene()
    table.contentOffset.y = 240
    table.layoutIfNeeded()
    let row = table.rectForRow(at: [0, 6])
    #expect(row.minY == 270)
    table.scrollToRow(at: [0, 6], at: .none, animated: false)
    #expect(table.contentOffset.y == 240)
    table.contentOffset.y = 250
    table.scrollToRow(at: [0, 6], at: .none, animated: false)
    #expect(table.contentOffset.y == 240)
    table.scrollToRow(at: [0, 16], at: .none, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: [0, 16]).maxY + 20 - 400)
  }

  @Test func `without a pinned header the nearest place may have none above it`() {
    let table = scene(.grouped)
    table.contentOffset.y = table.rectForRow(at: [1, 0]).minY
    let offset = table.contentOffset.y
    table.scrollToRow(at: [1, 0], at: .none, animated: false)
    #expect(table.contentOffset.y == offset)
    table.contentOffset.y = offset + 10
    table.scrollToRow(at: [1, 0], at: .none, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
  }

  @Test func `a selected row comes to the same places, and to none by itself`() {
    let table = scene()
    table.selectRow(at: [1, 0], animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    table.selectRow(at: [0, 19], animated: false, scrollPosition: .bottom)
    #expect(table.contentOffset.y == table.rectForFooter(inSection: 0).maxY - 400)
    let offset = table.contentOffset
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(table.contentOffset == offset)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `an empty section can be scrolled to, its first row cannot`(
    position: UITableView.ScrollPosition
  ) {
    let probe = probe(.plain, rows: [20, 0, 20])
    probe.show()
    let raised = UIKitException.caught {
      probe.table.scrollToRow(at: [1, 0], at: position, animated: false)
    }
    #expect(
      raised?.reason.contains("out-of-bounds row (0) when there are only 0 rows in section 1")
        == true)
    #expect(probe.table.contentOffset.y == 0)
    probe.table.scrollToRow(at: [1, NSNotFound], at: position, animated: false)
    let header = probe.table.rectForHeader(inSection: 1)
    #expect(probe.table.bounds.contains(header))
  }

  /// Rows of 100 points that are estimated at 30, in a table without a window.
  private func estimated() -> TableProbe {
    let probe = TableProbe(rows: 100, size: CGSize(width: 320, height: 400))
    probe.estimatedHeightForRow = { _ in 30 }
    probe.heightForRow = { _ in 100 }
    probe.attach()
    return probe
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `a row that was scrolled to before there was a window is in its place in it`(
    position: UITableView.ScrollPosition
  ) {
    let probe = estimated()
    probe.table.scrollToRow(at: [0, 50], at: position, animated: false)
    probe.show()
    let row = probe.table.rectForRow(at: [0, 50])
    let offset = probe.table.contentOffset.y
    switch position {
    case .top: #expect(offset == row.minY)
    case .middle: #expect(offset == row.midY - 200)
    default: #expect(offset == row.maxY - 400)
    }
    #expect(row.height == 100)
  }

  @Test func `a table that gets its size later still shows the row it was scrolled to`() {
    let probe = estimated()
    probe.table.frame = .zero
    probe.table.scrollToRow(at: [0, 99], at: .bottom, animated: true)
    probe.table.frame = probe.window.bounds
    probe.show()
    #expect(probe.table.contentOffset.y == probe.table.rectForRow(at: [0, 99]).maxY - 400)
  }

  @Test func `an offset that code sets after it is left alone`() {
    let probe = estimated()
    probe.table.scrollToRow(at: [0, 50], at: .top, animated: false)
    probe.table.contentOffset.y = 7
    probe.show()
    #expect(probe.table.contentOffset.y == 7)
  }

  @Test(arguments: [11, 18, 26])
  func `a scroll that takes the place of one to a row ends where it goes to`(version: Int) {
    let byFinger = { (probe: TableProbe) in probe.drag(by: 50) }
    let byCode = { (probe: TableProbe) in probe.wait(for: 0.1) }
    SystemVersion.$current.withValue(.iOS(version)) {
      for interrupt in [byFinger, byCode] {
        let probe = estimated()
        probe.show()
        probe.table.scrollToRow(at: [0, 90], at: .top, animated: true)
        interrupt(probe)
        probe.table.setContentOffset(.zero, animated: true)
        probe.settle()
        #expect(probe.table.contentOffset == .zero)
      }
    }
  }
}
