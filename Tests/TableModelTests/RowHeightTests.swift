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

  @Test func `an equal pair is requested again after willDisplay, at first display only`() {
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

  @Test func `an unequal pair is requested once`() {
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

  @Test func `a cell and a header may make their constraints in updateConstraints`() {
    final class Cell: UITableViewCell {
      private var isSetUp = false
      override func updateConstraints() {
        if !isSetUp { contentView.heightAnchor.constraint(equalToConstant: 90).isActive = true }
        isSetUp = true
        super.updateConstraints()
      }
    }
    final class Header: UIView {
      private var isSetUp = false
      override func updateConstraints() {
        if !isSetUp { heightAnchor.constraint(equalToConstant: 70).isActive = true }
        isSetUp = true
        super.updateConstraints()
      }
    }
    let probe = TableProbe(rows: 1)
    probe.table.sectionHeaderTopPadding = 0
    probe.cellForRow = { _ in
      let cell = Cell()
      cell.setNeedsUpdateConstraints()
      return cell
    }
    probe.heightForRow = { _ in UITableView.automaticDimension }
    probe.heightForHeader = { _ in UITableView.automaticDimension }
    probe.viewForHeader = { _ in
      let header = Header()
      header.setNeedsUpdateConstraints()
      return header
    }
    probe.show()
    #expect(abs(probe.table.rectForRow(at: [0, 0]).height - 90) <= 0.5)
    #expect(probe.table.rectForHeader(inSection: 0).height == 70)
  }

  @Test("Rows as high as rowHeight says count 44 points until they are shown (model)")
  func heightOfTheTable() {
    let probe = TableProbe(rows: 100)
    probe.table.rowHeight = 60
    probe.attach()
    #expect(probe.table.rectForRow(at: [0, 99]).minY == 4356)
    // 10 rows of 60 points reach into 568 points.
    probe.show()
    #expect(probe.table.contentSize.height == 4560)
    probe.table.estimatedRowHeight = 0
    #expect(probe.table.rectForRow(at: [0, 99]).minY == 5940)
  }

  /// A jump to the last of rows that are a fifth of their estimates.
  private func jump(on version: SystemVersion, rows: Int, animated: Bool) -> TableProbe {
    SystemVersion.$current.withValue(version) {
      let probe = probe(rows: [rows], estimate: 100, height: 20)
      probe.show()
      probe.table.scrollToRow(at: [0, rows - 1], at: .bottom, animated: animated)
      probe.settle()
      return probe
    }
  }

  @Test(arguments: [10, 11, 15, 18, 26], [(200, true), (200, false), (30, true), (30, false)])
  func `from iOS 10 a jump over large estimates ends where the content does`(
    version: Int, jump: (rows: Int, isAnimated: Bool)
  ) {
    let probe = self.jump(on: .iOS(version), rows: jump.rows, animated: jump.isAnimated)
    let table = probe.table
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
    #expect(table.rectForRow(at: [0, jump.rows - 1]).height == 20)
    #expect(table.indexPathsForVisibleRows?.last == [0, jump.rows - 1])
  }

  @Test(arguments: [true, false])
  func `on iOS 8 a jump over large estimates ends beyond the content (rdar 20829131)`(
    isAnimated: Bool
  ) {
    let table = jump(on: .iOS(8), rows: 30, animated: isAnimated).table
    #expect(table.contentOffset.y > table.contentSize.height - table.bounds.height)
  }
}
