import TableModel
import TableProbe
import Testing

@MainActor struct RowHeightTests {
  private func probe(rows: [Int], estimate: CGFloat, height: CGFloat) -> TableProbe {
    let probe = TableProbe(rows: rows)
    probe.estimatedHeightForRow = { _ in estimate }
    probe.heightForRow = { _ in height }
    return probe
  }

  @Test(arguments: [1, 2, 12]) func `iOS 8 asks each estimate five times at first display`(
    count: Int
  ) {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = probe(rows: [count], estimate: 44, height: 60)
      probe.show()
      #expect(probe.count(.estimatedHeightForRow) == 5 * count)
      probe.clear()
      probe.reload()
      #expect(probe.count(.estimatedHeightForRow) == count)
    }
  }

  @Test func `an equal pair is asked again after willDisplay, at first display only`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = probe(rows: [40], estimate: 44, height: 44)
      probe.show()
      #expect(
        probe.calls(at: [0, 0]).filter { $0 != .estimatedHeightForRow } == [
          .cellForRow, .heightForRow, .willDisplay, .heightForRow,
        ])
      #expect(probe.events(.heightForRow, at: [0, 0]).map(\.isCellAvailable) == [false, true])
      probe.clear()
      probe.scroll(by: 600, steps: 20)
      #expect(probe.calls(at: [0, 20]) == [.cellForRow, .heightForRow, .willDisplay])
      #expect(probe.count(.estimatedHeightForRow) == 0)
    }
  }

  @Test func `an unequal pair is asked once`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = probe(rows: [40], estimate: 44, height: 60)
      probe.show()
      #expect(probe.count(.heightForRow, at: [0, 0]) == 1)
      #expect(
        probe.events(.heightForRow, at: [0, 0])[0].frame
          == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(
        probe.events(.willDisplay, at: [0, 1])[0].frame
          == CGRect(x: 0, y: 60, width: 320, height: 60))
      #expect(probe.rows(of: .cellForRow).count == 10)
    }
  }
}
