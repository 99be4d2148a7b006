import TableModel
import TableProbe
import Testing

@MainActor struct BatchUpdateTests {
  private func shown(rows: [Int], height: CGFloat = 44) -> TableProbe {
    let probe = TableProbe(rows: rows)
    probe.heightForRow = { _ in height }
    probe.show()
    probe.clear()
    return probe
  }

  @Test func `rows that stay keep their cells under new paths`() {
    let probe = shown(rows: [5])
    let before = probe.table.visibleCells
    probe.rows = [5]
    probe.table.performBatchUpdates {
      probe.table.insertRows(at: [[0, 0]], with: .none)
      probe.table.deleteRows(at: [[0, 4]], with: .none)
    }
    #expect(probe.table.cellForRow(at: [0, 1]) === before[0])
    #expect(probe.table.cellForRow(at: [0, 4]) === before[3])
    #expect(probe.rows(of: .cellForRow) == [[0, 0]])
    probe.settle()
    #expect(probe.events(.didEndDisplaying).map(\.path) == [[0, 4]])
  }

  @Test func `a reload within a block is all that happens`() {
    let probe = shown(rows: [3])
    probe.table.performBatchUpdates {
      probe.rows = [4]
      probe.table.insertRows(at: [[0, 0]], with: .none)
      probe.table.reloadData()
    }
    #expect(probe.table.numberOfRows(inSection: 0) == 4)
    #expect(probe.table.contentSize.height == 204, "four stock rows of 51 points")
    #expect(probe.count(.cellForRow) == 0, "a reload makes its cells at the next layout")
    probe.settle()
    #expect(probe.table.visibleCells.count == 4)
  }

  @Test func `counts that do not agree raise, and nothing has changed`() {
    for (version, text) in [
      (
        12,
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (5) must be equal to the number of rows contained "
          + "in that section before the update (5), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."
      ),
      (13, "Invalid update: invalid number of rows in section 0. The number"),
      (18, "Data source before updates = { 1 section with row counts: [5] }"),
      (26, "Invalid update: invalid number of rows in section 0. The number"),
    ] {
      SystemVersion.$current.withValue(.iOS(version)) {
        let probe = shown(rows: [5])
        let exception = UIKitException.caught {
          probe.table.insertRows(at: [[0, 0]], with: .none)
        }
        #expect(exception?.reason.contains(text) == true, "\(exception?.reason ?? "nothing")")
        #expect(probe.table.numberOfRows(inSection: 0) == 5)
        #expect(probe.table.visibleCells.count == 5)
      }
    }
  }

  @Test func `a reload that waits reads the counts again when a batch begins`() {
    let probe = shown(rows: [5])
    probe.rows = [6]
    probe.table.reloadData()
    probe.rows = [7]
    let exception = UIKitException.caught {
      probe.table.performBatchUpdates { probe.table.insertRows(at: [[0, 6]], with: .none) }
    }
    #expect(exception != nil)
  }

  @Test func `a reload within a block takes the place of its edits`() {
    let probe = shown(rows: [3])
    probe.clear()
    probe.table.performBatchUpdates {
      probe.rows = [4]
      probe.table.insertRows(at: [[0, 0]], with: .automatic)
      probe.table.reloadData()
    }
    probe.settle()
    #expect(probe.rows(of: .cellForRow) == [[0, 0], [0, 1], [0, 2], [0, 3]])
  }

  @Test func `more rows than a table can hold raise, and count as none`() {
    let probe = TableProbe(rows: 1)
    probe.show()
    probe.rows = [.max]
    let exception = UIKitException.caught { probe.table.reloadData() }
    let text = "Failed to allocate data stores for \(Int.max) rows in section 0."
    #expect(exception?.reason == text + " Consider using fewer rows")
    #expect(probe.table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `the completion runs when the animation has ended`() {
    let probe = shown(rows: [5])
    var finished: [Double] = []
    let start = MainLoop.now
    probe.table.performBatchUpdates(nil) { _ in finished.append(MainLoop.now - start) }
    #expect(finished.isEmpty)
    probe.settle()
    #expect(finished.count == 1 && finished[0] > 0.2)
  }
}
