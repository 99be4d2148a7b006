import TableModel
import TableProbe
import Testing

/// Cells that are kept beyond the screen, and cells that are configured again (iOS 15).
@MainActor struct PreparedCellTests {
  private let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 300))
  private var table: UITableView { probe.table }

  @Test("The height of a row that returns with its prepared cell is requested, as of every other")
  func returns() {
    probe.heightForRow = { _ in 40 }
    probe.show()
    probe.scroll(to: 40)
    probe.clear()
    probe.scroll(to: 0)
    #expect(probe.count(.cellForRow, at: [0, 0]) == 0)
    #expect(probe.count(.heightForRow, at: [0, 0]) == 1)
    #expect(probe.count(.willDisplay, at: [0, 0]) == 1)
  }

  @Test func `one cell is kept ready below the screen, and no more (M-10)`() {
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    probe.show()
    probe.scroll(to: 400)
    probe.scroll(to: 320)
    #expect(table.indexPathsForVisibleRows?.last == [0, 15])
    #expect(table.cellForRow(at: [0, 16]) != nil && table.cellForRow(at: [0, 17]) == nil)
    probe.scroll(to: 280)
    #expect(table.cellForRow(at: [0, 15]) != nil && table.cellForRow(at: [0, 16]) == nil)
  }

  @Test func `a prepared cell that is pushed out of sight is not made again`() {
    var isUpdated = false
    probe.estimatedHeightForRow = { _ in 40 }
    probe.heightForRow = { isUpdated && $0.row == 0 ? 200 : 40 }
    probe.show()
    probe.scroll(to: 80)
    probe.scroll(to: 0)
    probe.clear()
    // Rows 8 and 9 have prepared cells and are now 6 and 7: in sight, until row 0 is measured.
    isUpdated = true
    probe.rows = [28]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0], [0, 1], [0, 2]], with: .none)
      table.insertRows(at: [[0, 0]], with: .none)
    }
    probe.settle()
    #expect(probe.count(.cellForRow, at: [0, 0]) == 1)
    #expect(probe.count(.cellForRow, at: [0, 6]) == 0)
  }

  @Test func `a shown row that its own height takes out of sight is made once`() {
    SystemVersion.$current.withValue(.iOS(18)) {
      let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 300))
      probe.estimatedHeightForRow = { _ in 100 }
      probe.heightForRow = { _ in 30 }
      probe.show()
      probe.scroll(to: 150)
      probe.clear()
      probe.table.reloadData()
      probe.settle()
      let made = probe.table.indexPathsForVisibleRows?.first?.row
      #expect(made == 2 && probe.count(.willDisplay, at: [0, 1]) == 1)
      for row in 0..<30 { #expect(probe.count(.cellForRow, at: [0, row]) <= 1) }
    }
  }

  @Test func `a cell that is reconfigured while others are made is still the one dequeued`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    var isReconfiguring = false
    var dequeued: UITableViewCell?
    probe.cellForRow = { [table] path in
      let isReconfigured = isReconfiguring && path == [0, 0]
      if isReconfigured {
        table.contentOffset.y = 30
        table.layoutIfNeeded()
      }
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if isReconfigured { dequeued = cell }
      return cell
    }
    probe.show()
    let cell = table.cellForRow(at: [0, 0])
    probe.clear()
    isReconfiguring = true
    table.reconfigureRows(at: [[0, 0]])
    #expect(probe.count(.cellForRow) > 1)
    #expect(cell != nil && dequeued === cell)
  }
}
