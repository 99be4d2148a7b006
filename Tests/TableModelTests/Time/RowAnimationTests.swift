import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct RowAnimationTests {
  @Test(arguments: SystemVersion.modelled)
  func `a height changed through an empty update is there at once and seen over time (G0-34)`(
    version: SystemVersion
  ) throws {
    try SystemVersion.$current.withValue(version) {
      let probe = TableProbe(rows: 20)
      var height: CGFloat = 50
      probe.heightForRow = { $0.row == 0 ? height : 50 }
      probe.show()
      height = 120
      probe.table.beginUpdates()
      probe.table.endUpdates()
      let first = try #require(probe.table.cellForRow(at: [0, 0]))
      let second = try #require(probe.table.cellForRow(at: [0, 1]))
      #expect(first.frame.height == 120 && second.frame.minY == 120)
      #expect(first.layer.presentation()?.frame.height == 50)
      #expect(second.layer.presentation()?.frame.minY == 50)
      MainLoop.run(for: 0.15)
      #expect(abs((second.layer.presentation()?.frame.minY ?? 0) - 85) < 0.01)
      probe.settle()
      #expect(second.layer.presentation()?.frame.minY == 120)
      #expect(second.layer.animationKeys() == nil)
    }
  }

  @Test func `without animations the rows are where they belong at once`() throws {
    let probe = TableProbe(rows: 20)
    var height: CGFloat = 50
    probe.heightForRow = { $0.row == 0 ? height : 50 }
    probe.show()
    height = 120
    UIView.performWithoutAnimation {
      probe.table.beginUpdates()
      probe.table.endUpdates()
    }
    let second = try #require(probe.table.cellForRow(at: [0, 1]))
    #expect(second.layer.presentation()?.frame.minY == 120)
  }
}
