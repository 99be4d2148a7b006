import Foundation
import TableModel
import TableProbe
import Testing

@MainActor @Suite struct PrefetchTests {
  private let probe = TableProbe(rows: 200, size: CGSize(width: 320, height: 500))

  init() {
    probe.isPrefetching = true
    probe.table.rowHeight = 50
    probe.table.estimatedRowHeight = 50
    probe.show()
  }

  private var named: [Int] { probe.rows(of: .prefetchRows).map(\.row) }
  private var cancelled: [Int] { probe.rows(of: .cancelPrefetching).map(\.row) }

  @Test func `a screen of rows is named below the first one`() {
    #expect(named == Array(10..<20))
    #expect(cancelled.isEmpty)
  }

  @Test func `scrolling on names each row once and cancels none`() {
    for step in 1...40 { probe.scroll(to: CGFloat(step) * 25) }
    #expect(named == Array(10..<40))
    #expect(cancelled.isEmpty)
  }

  @Test func `a turn cancels what was ahead and names what is above, the nearest first`() {
    probe.scroll(to: 2000)
    probe.clear()
    probe.scroll(to: 1990)
    #expect(cancelled == Array(50..<60))
    #expect(named == Array((29..<39).reversed()))
  }

  @Test func `a deleted row is neither cancelled nor shown`() {
    probe.clear()
    probe.rows = [180]
    probe.table.deleteRows(at: (10..<30).map { [0, $0] }, with: .none)
    probe.settle()
    #expect(cancelled.isEmpty)
    #expect(named == Array(10..<20))
  }

  @Test func `rows that are gone when it is told are left out`() {
    probe.clear()
    probe.table.contentOffset.y = 9000
    probe.table.layoutIfNeeded()
    probe.rows = [5]
    probe.table.reloadData()
    probe.settle()
    #expect(named.allSatisfy { $0 < 5 })
    #expect(cancelled.allSatisfy { $0 < 5 })
  }
}
