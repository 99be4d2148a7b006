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

  @Test func `a deleted cell is gone when its animation has ended`() {
    let probe = probe()
    probe.rows = [29]
    probe.table.deleteRows(at: [[0, 2]], with: .fade)
    #expect(probe.count(.didEndDisplaying) == 0)
    probe.wait(for: 0.35)
    #expect(probe.count(.didEndDisplaying, at: [0, 2]) == 1)
  }
}
