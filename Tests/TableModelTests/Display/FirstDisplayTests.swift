import Foundation
import TableModel
import TableProbe
import Testing

/// Which methods are called until a table is shown for the first time on iOS 8.
@MainActor struct FirstDisplayTests {
  @Test func `a layout without a window is no first display`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = TableProbe(rows: 3)
      probe.estimatedHeightForRow = { _ in 40 }
      probe.attach()
      probe.table.setNeedsLayout()
      probe.table.layoutIfNeeded()
      #expect(probe.count(.estimatedHeightForRow, at: [0, 0]) == 1)
      probe.show()
      #expect(probe.count(.estimatedHeightForRow, at: [0, 0]) == 5)
    }
  }

  /// How many heights are requested before the first cell is made, by a table 440 points high.
  private func heightsUpFront(ofRows count: Int) -> Int {
    let probe = TableProbe(rows: count, size: CGSize(width: 320, height: 440))
    probe.heightForRow = { _ in 44 }
    probe.show()
    let calls = probe.log.map(\.call)
    let firstCell = calls.firstIndex(of: .cellForRow) ?? calls.endIndex
    return calls[..<firstCell].filter { $0 == .heightForRow }.count
  }

  @Test func `rows that just fill the screen fit it, and are requested once (TR-05)`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      #expect(heightsUpFront(ofRows: 10) == 10)
      #expect(heightsUpFront(ofRows: 11) == 22)
    }
  }

  @Test("From iOS 11 a dequeue asks the height, of estimated rows twice (TR-05, TR-06, M-01)")
  func dequeues() {
    func requests(estimate: CGFloat) -> Int {
      let probe = TableProbe(rows: 3)
      let table = probe.table
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      probe.cellForRow = { table.dequeueReusableCell(withIdentifier: "cell", for: $0) }
      probe.looksUpCells = false
      table.estimatedRowHeight = estimate
      probe.heightForRow = { _ in 50 }
      probe.show()
      return probe.count(.heightForRow, at: [0, 0])
    }
    #expect(requests(estimate: 0) == 3)
    #expect(requests(estimate: 44) == 3)
  }

  @Test("Cells that fit in when rows are requested again come before the headers (TR-03)")
  func order() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = TableProbe(rows: 30)
      var requests: [IndexPath: Int] = [:]
      probe.estimatedHeightForRow = { _ in 100 }
      probe.heightForRow = { path in
        requests[path, default: 0] += 1
        return requests[path] == 1 ? 100 : 50
      }
      probe.looksUpCells = false
      probe.heightForHeader = { _ in 20 }
      probe.viewForHeader = { _ in UIView() }
      probe.show()
      let calls = probe.log.compactMap(\.token)
      let header = calls.firstIndex(of: "vh0") ?? 0
      #expect(calls.contains("D0-6"))
      #expect(calls.lastIndex { $0.hasPrefix("D") } ?? .max < header)
    }
  }
}
