import Foundation
import TableModel
import TableProbe
import Testing

/// Which cells a layout makes, keeps and takes off.
@MainActor struct CellDisplayTests {
  @Test func `a layout that is requested while a row is shown makes no second cell`() {
    let probe = TableProbe(rows: 20)
    probe.willDisplay = { [table = probe.table] _, _ in table.layoutSubviews() }
    probe.show()
    let shown = probe.rows(of: .willDisplay)
    #expect(!shown.isEmpty && Set(shown).count == shown.count)
  }

  @Test("A row that is only touched by the screen's edge is not shown, its header's neither")
  func lowerEdge() {
    SystemVersion.$current.withValue(.iOS(14)) {
      let probe = TableProbe(rows: [10, 5], size: CGSize(width: 320, height: 400))
      probe.table.estimatedRowHeight = 0
      probe.table.estimatedSectionHeaderHeight = 0
      probe.heightForRow = { _ in 40 }
      probe.heightForHeader = { $0 == 0 ? 0 : 30 }
      probe.viewForHeader = { $0 == 0 ? nil : UIView() }
      probe.show()
      #expect(probe.table.indexPathsForVisibleRows?.last == [0, 9])
      probe.scroll(to: 1)
      #expect(probe.table.indexPathsForVisibleRows?.last == [1, 0])
    }
  }

  @Test func `rows pushed out of sight by a taller one are gone after the same layout`() {
    let probe = TableProbe(rows: 30)
    probe.estimatedHeightForRow = { _ in 40 }
    probe.heightForRow = { $0.row < 5 ? 300 : 40 }
    probe.attach()
    _ = probe.table.numberOfSections
    probe.table.contentOffset.y = 200
    probe.show()
    #expect(probe.table.indexPathsForVisibleRows?.first == [0, 5])
    probe.table.contentOffset.y = 180
    probe.table.layoutSubviews()
    let cells = probe.table.subviews.filter { $0 is UITableViewCell }
    let rows = (4..<4 + cells.count).map { probe.table.rectForRow(at: [0, $0]) }
    #expect(cells.map(\.frame.minY).sorted() == rows.map(\.minY))
    #expect(rows.allSatisfy { $0.intersects(probe.table.bounds) })
  }

  @Test func `a layout places the rows below a header that turned out lower`() {
    let probe = TableProbe(rows: 30)
    probe.table.sectionHeaderTopPadding = 0
    probe.table.rowHeight = 40
    probe.estimatedHeightForHeader = { _ in 100 }
    probe.heightForHeader = { _ in 20 }
    probe.viewForHeader = { _ in UIView() }
    probe.attach()
    probe.window.addSubview(probe.table)
    probe.table.layoutSubviews()
    let frames = probe.table.visibleCells.map(\.frame)
    #expect(frames.first?.minY == 20)
    #expect(frames == (0..<frames.count).map { probe.table.rectForRow(at: [0, $0]) })
    #expect((frames.last?.maxY ?? 0) >= probe.table.bounds.maxY)
  }

  @Test func `a reload takes the headers and footers of before off`() {
    let probe = TableProbe(rows: [2, 2])
    probe.viewForHeader = { _ in UILabel() }
    probe.viewForFooter = { _ in UILabel() }
    probe.heightForHeader = { _ in 20 }
    probe.heightForFooter = { _ in 20 }
    probe.show()
    probe.clear()
    probe.reload()
    #expect(probe.table.subviews.filter { $0 is UILabel }.count == 4)
    #expect(probe.count(.didEndDisplayingHeader) == 2)
    #expect(probe.count(.didEndDisplayingFooter) == 2)
  }

  @Test func `a reload under a finger leaves the content where the finger has it`() {
    let probe = TableProbe(rows: 50)
    probe.show()
    let finger = Finger(on: probe.table, at: CGPoint(x: 160, y: 100))
    finger.move(by: 200)
    let offset = probe.table.contentOffset.y
    #expect(offset < 0)
    probe.table.reloadData()
    probe.table.layoutIfNeeded()
    #expect(probe.table.contentOffset.y == offset)
    finger.lift()
    probe.settle()
    #expect(probe.table.contentOffset.y == 0)
  }

  private final class Indenting: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
      path.row
    }
  }

  @Test func `a cell takes over the indentation that the delegate answers`() {
    let (probe, delegate) = (TableProbe(rows: 3), Indenting())
    probe.table.dataSource = probe
    probe.table.delegate = delegate
    probe.window.addSubview(probe.table)
    probe.table.layoutIfNeeded()
    #expect(probe.table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
  }
}
