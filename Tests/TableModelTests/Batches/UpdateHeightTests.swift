import Foundation
import TableProbe
import Testing

@testable import TableModel

/// What an update makes of heights that were measured for rows which are out of sight meanwhile.
///
/// iOS 8 requests all estimates again: smileyborg/TableViewCellWithAutoLayoutiOS8 #17, rdar 19581195
/// and 20105573; iOS 9 does not: smileyborg/TableViewCellWithAutoLayout #23, Yelp/YLTableView #8.
@MainActor struct UpdateHeightTests {
  /// Forty rows of 60 points, estimated at 44, that are scrolled until the first ones are out of sight.
  private func probe() -> TableProbe {
    let probe = TableProbe(rows: 40, size: CGSize(width: 320, height: 400))
    probe.estimatedHeightForRow = { _ in 44 }
    probe.heightForRow = { _ in 60 }
    probe.show()
    probe.scroll(by: 900, steps: 30)
    probe.clear()
    return probe
  }

  /// The updates, each with the number of rows after it.
  @MainActor private static let updates: [(rows: Int, body: @MainActor (UITableView) -> Void)] = [
    (40, emptyUpdate),
    (41, { $0.insertRows(at: [[0, 40]], with: .none) }),
    (39, { $0.deleteRows(at: [[0, 39]], with: .none) }),
    (40, { $0.reloadRows(at: [[0, 39]], with: .none) }),
    (40, { $0.moveRow(at: [0, 39], to: [0, 38]) }),
  ]

  private static func emptyUpdate(_ table: UITableView) {
    table.beginUpdates()
    table.endUpdates()
  }

  @Test(arguments: 0..<5) func `iOS 8 takes rows out of sight for as high as their estimates`(
    _ index: Int
  ) {
    let update = Self.updates[index]
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = probe()
      probe.rows = [update.rows]
      update.body(probe.table)
      #expect(probe.count(.estimatedHeightForRow) == update.rows)
      #expect(probe.table.rectForRow(at: [0, 0]).height == 44)
      let shown = probe.table.indexPathsForVisibleRows ?? []
      #expect(shown.allSatisfy { probe.table.rectForRow(at: $0).height == 60 })
    }
  }

  @Test(arguments: [9, 10, 12, 26], 0..<5) func `later versions keep what was measured`(
    version: Int, _ index: Int
  ) {
    let update = Self.updates[index]
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = probe()
      probe.rows = [update.rows]
      update.body(probe.table)
      #expect(probe.rows(of: .estimatedHeightForRow).allSatisfy { $0.row >= 38 })
      #expect(probe.table.rectForRow(at: [0, 0]).height == 60)
    }
  }

  @Test func `on iOS 8 an empty update near the end moves the offset to the end of the content`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = probe()
      probe.scroll(to: 2000)
      probe.settle()
      let offset = probe.table.contentOffset.y
      probe.table.beginUpdates()
      probe.table.endUpdates()
      probe.settle()
      #expect(probe.table.contentOffset.y < offset)
    }
  }

  @Test func `estimates that are the heights shown before keep the rows in place`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = probe()
      probe.estimatedHeightForRow = { _ in 60 }
      probe.table.beginUpdates()
      probe.table.endUpdates()
      #expect(probe.table.rectForRow(at: [0, 0]).height == 60)
    }
  }

  // MARK: Broken tables

  /// How high the first row is out of sight after an empty update, in a table that is broken.
  private static func heightAfterUpdate(on major: Int, breaking fault: Fault? = nil) -> CGFloat {
    SystemVersion.$current.withValue(.iOS(major)) {
      FaultWatch.$current.withValue(FaultWatch(breaking: fault)) {
        let probe = UpdateHeightTests().probe()
        emptyUpdate(probe.table)
        return probe.table.rectForRow(at: [0, 0]).height
      }
    }
  }

  // A process of its own: what is broken is looked for in all of it.
  @Test func `a broken table forgets heights on iOS 9, and another keeps them on iOS 8`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      FaultWatch.use()
      for major in [9, 26] {
        #expect(UpdateHeightTests.heightAfterUpdate(on: major) == 60)
        #expect(
          UpdateHeightTests.heightAfterUpdate(on: major, breaking: .forgetsHeightsInUpdates) == 44)
      }
      #expect(UpdateHeightTests.heightAfterUpdate(on: 8) == 44)
      #expect(UpdateHeightTests.heightAfterUpdate(on: 8, breaking: .keepsHeightsInUpdates) == 60)
    }
  }
}
