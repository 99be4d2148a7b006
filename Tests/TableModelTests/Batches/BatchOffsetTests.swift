import Foundation
import TableModel
import TableProbe
import Testing

/// Where a batch leaves the content, and when its cells are gone.
@MainActor struct BatchOffsetTests {
  private func probe() -> TableProbe {
    let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 400))
    probe.table.rowHeight = 40
    probe.table.estimatedRowHeight = 0
    probe.show()
    return probe
  }

  @Test("A batch that shortens the content brings it back at once", arguments: [8, 9, 26])
  func clamps(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = probe()
      probe.scroll(to: 800)
      probe.rows = [20]
      probe.table.deleteRows(at: (0..<10).map { [0, $0] }, with: .none)
      #expect(probe.table.contentOffset.y == 400)
    }
  }

  // rdar 49974619 (iOS 12.2): where rows at the end are deleted the content moves down with them.
  @Test(arguments: [8, 12, 26]) func `it is seen to come back in the time that the rows take`(
    version: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = probe()
      probe.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      probe.scroll(to: 900)
      probe.rows = [20]
      probe.table.deleteRows(at: (20..<30).map { [0, $0] }, with: .automatic)
      #expect(probe.table.contentOffset.y == 500)
      #expect(seenOffset(of: probe) == 900)
      probe.wait(for: 0.15)
      let middle = seenOffset(of: probe)
      #expect(middle > 500 && middle < 900)
      // Rows that come into sight meanwhile are where they are, and not on their way.
      for cell in probe.table.visibleCells { #expect(cell.layer.animationKeys() == nil) }
      probe.wait(for: 0.3)
      #expect(seenOffset(of: probe) == 500)
    }
  }

  @Test func `an inserted row does not come from where its cell was used before`() {
    let probe = probe()
    probe.scroll(to: 400)
    probe.rows = [31]
    probe.table.insertRows(at: [[0, 12]], with: .automatic)
    let cell = probe.table.cellForRow(at: [0, 12])
    #expect(cell?.layer.presentation()?.frame == CGRect(x: 0, y: 480, width: 320, height: 40))
  }

  @Test func `nor does a header that comes into sight`() {
    let probe = TableProbe(rows: [10, 30], size: CGSize(width: 320, height: 400))
    probe.table.rowHeight = 40
    probe.table.estimatedRowHeight = 0
    probe.table.sectionHeaderTopPadding = 0
    let headers = [UIView(), UIView()]
    probe.viewForHeader = { headers[$0] }
    probe.heightForHeader = { _ in 30 }
    probe.show()
    probe.scroll(to: 1260)
    probe.rows = [10, 3]
    probe.table.deleteRows(at: (3..<30).map { [1, $0] }, with: .automatic)
    #expect(headers[0].superview === probe.table && headers[0].layer.animationKeys() == nil)
  }

  // The backtrace of rdar 33424990.
  @Test(arguments: [8, 11, 26])
  func `a smaller footer brings the content back, in an animation over time`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = probe()
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      probe.table.tableFooterView = footer
      probe.scroll(to: 1000)
      footer.frame.size.height = 150
      probe.table.tableFooterView = footer
      #expect(probe.table.contentOffset.y == 950)
      #expect(seenOffset(of: probe) == 950)
      UIView.animate(withDuration: 0.3) { probe.table.tableFooterView = nil }
      #expect(probe.table.contentOffset.y == 800)
      #expect(seenOffset(of: probe) == 950)
      probe.settle()
      #expect(seenOffset(of: probe) == 800)
    }
  }

  @Test func `a smaller footer out of sight moves nothing`() {
    let probe = probe()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    probe.table.tableFooterView = footer
    probe.scroll(to: 300)
    probe.table.tableFooterView = nil
    #expect(probe.table.contentOffset.y == 300)
  }

  @Test func `without animations it is there at once`() {
    let probe = probe()
    probe.scroll(to: 800)
    probe.rows = [20]
    UIView.performWithoutAnimation {
      probe.table.deleteRows(at: (20..<30).map { [0, $0] }, with: .automatic)
    }
    #expect(seenOffset(of: probe) == 400)
  }

  @Test func `a reload brings it back at once`() {
    let probe = probe()
    probe.scroll(to: 800)
    probe.rows = [20]
    probe.table.reloadData()
    probe.table.layoutIfNeeded()
    #expect(probe.table.contentOffset.y == 400)
    #expect(seenOffset(of: probe) == 400)
  }

  private func seenOffset(of probe: TableProbe) -> CGFloat {
    probe.table.layer.presentation()?.bounds.minY ?? .nan
  }

  @Test func `a deleted cell is gone when its animation has ended`() {
    let probe = probe()
    probe.rows = [29]
    probe.table.deleteRows(at: [[0, 2]], with: .fade)
    #expect(probe.count(.didEndDisplaying) == 0)
    probe.wait(for: 0.35)
    #expect(probe.count(.didEndDisplaying, at: [0, 2]) == 1)
  }
}
