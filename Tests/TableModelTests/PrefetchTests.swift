import Foundation
import TableModel
import TableProbe
import Testing

/// Which rows are prefetched, and which are canceled.
@MainActor struct PrefetchTests {
  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var received: [Int] = []
    var cancelled: [Int] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      received += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
      cancelled += paths.map(\.row)
    }
    func forget() {
      received = []
      cancelled = []
    }
  }

  private let prefetcher = Prefetcher()
  private let probe = TableProbe(rows: 200)

  private func show() {
    probe.traced = []
    probe.table.rowHeight = 100
    probe.table.estimatedRowHeight = 0
    probe.table.prefetchDataSource = prefetcher
    probe.show()
    MainLoop.runUntilIdle()
  }

  private func scroll(to y: CGFloat) {
    probe.table.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    MainLoop.runUntilIdle()
  }

  /// The table is 568 points high: rows 0 to 5 are on the screen, and 6 to 11 begin on the next.
  @Test func `at first the rows of the next screen`() {
    show()
    #expect(prefetcher.received == Array(6...11))
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test func `a row that only touches the end of the next screen is not ahead`() {
    let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 300))
    probe.table.rowHeight = 100
    probe.table.estimatedRowHeight = 0
    probe.table.prefetchDataSource = prefetcher
    probe.attach()
    probe.table.layoutSubviews()
    #expect(!probe.table.visibleCells.isEmpty)
    MainLoop.runUntilIdle()
    #expect(prefetcher.received.isEmpty, "without a window nothing is shown")
    probe.show()
    #expect(prefetcher.received == [3, 4, 5])
    probe.scroll(to: 1000)
    prefetcher.forget()
    probe.scroll(to: 900)
    #expect(prefetcher.received == [8, 7, 6])
  }

  @Test func `scrolling down tells of each new row once`() {
    show()
    prefetcher.forget()
    scroll(to: 200)
    #expect(prefetcher.received == [12, 13])
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test func `turning round cancels what lies behind, and tells of the rows above, nearest first`()
  {
    show()
    scroll(to: 5000)
    prefetcher.forget()
    scroll(to: 4900)
    #expect(prefetcher.cancelled == Array(56...61))
    #expect(prefetcher.received == Array((44...48).reversed()) + [43])
  }

  @Test func `a row that was shown is prefetched again when it comes back`() {
    show()
    scroll(to: 3000)
    scroll(to: 2900)
    prefetcher.forget()
    scroll(to: 0)
    scroll(to: 10)
    #expect(prefetcher.received.contains(6))
  }

  @Test func `without prefetching nothing is called`() {
    probe.table.isPrefetchingEnabled = false
    show()
    scroll(to: 900)
    #expect(prefetcher.received.isEmpty && prefetcher.cancelled.isEmpty)
  }

  @Test func `a deleted row is neither cancelled nor shown`() {
    show()
    prefetcher.forget()
    probe.rows = [190]
    probe.table.deleteRows(at: (6..<16).map { [0, $0] }, with: .none)
    probe.settle()
    #expect(prefetcher.cancelled.isEmpty)
    #expect(prefetcher.received == Array(6...11))
  }

  @Test func `rows that are gone by the time of the call are left out`() {
    show()
    prefetcher.forget()
    probe.table.contentOffset.y = 9000
    probe.table.layoutIfNeeded()
    probe.rows = [3]
    probe.table.reloadData()
    probe.settle()
    #expect(prefetcher.received.isEmpty)
    #expect(prefetcher.cancelled.isEmpty)
  }
}
