import Foundation
import TableModel
import TableProbe
import Testing

/// Cells whose content changes while they are on the screen.
@MainActor @Suite struct SelfSizingInvalidationTests {
  /// A table on the screen with two cells of one line, 41 points high each.
  @MainActor private struct Stage {
    let cells = [TextCell("Short"), TextCell("Short")]
    let probe = TableProbe(rows: 2)

    init(_ invalidation: UITableView.SelfSizingInvalidation = .enabled) {
      let cells = cells
      probe.cellForRow = { cells[$0.row] }
      probe.table.separatorStyle = .none
      probe.table.estimatedRowHeight = 44
      probe.table.selfSizingInvalidation = invalidation
      probe.show()
    }

    var heights: [CGFloat] {
      (0..<2).map { probe.table.rectForRow(at: [0, $0]).height }
    }
  }

  @Test(arguments: [8, 15]) func `a text that changes moves no row until an update asks again`(
    version: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let stage = Stage(.enabledIncludingConstraints)
      stage.cells[0].label.text = TextCell.longText
      stage.cells[0].invalidateIntrinsicContentSize()
      stage.probe.settle()
      #expect(stage.heights == [40.5, 40.5])
      stage.probe.table.beginUpdates()
      stage.probe.table.endUpdates()
      #expect(stage.heights == [61, 40.5])
      stage.probe.settle()
      #expect(stage.cells[1].frame.minY == 61)
      #expect(stage.cells[0].label.frame.height == 41)
    }
  }

  // dotnet/maui #23092
  @Test func `on iOS 17 a text that changes moves no row either if the cell is not invalidated`() {
    SystemVersion.$current.withValue(.iOS(17)) {
      let stage = Stage()
      stage.cells[0].label.text = TextCell.longText
      stage.probe.settle()
      #expect(stage.heights == [40.5, 40.5])
      stage.probe.table.beginUpdates()
      stage.probe.table.endUpdates()
      #expect(stage.heights == [61, 40.5])
    }
  }

  @Test func `from iOS 16 a cell that invalidates its size is measured at the next layout`() {
    let stage = Stage()
    stage.cells[0].label.text = TextCell.longText
    stage.probe.settle()
    #expect(stage.heights == [40.5, 40.5])
    stage.cells[0].invalidateIntrinsicContentSize()
    #expect(stage.heights == [40.5, 40.5])
    stage.probe.settle()
    #expect(stage.heights == [61, 40.5])
    #expect(stage.cells[1].frame.minY == 61)
    #expect(stage.probe.table.contentSize.height == 101.5)
  }

  @Test func `the content view invalidates for its cell`() {
    let stage = Stage()
    stage.cells[0].label.text = TextCell.longText
    stage.cells[0].contentView.invalidateIntrinsicContentSize()
    stage.probe.settle()
    #expect(stage.heights == [61, 40.5])
  }

  @Test func `a table with disabled invalidation ignores it`() {
    let stage = Stage(.disabled)
    stage.cells[0].label.text = TextCell.longText
    stage.cells[0].invalidateIntrinsicContentSize()
    stage.probe.settle()
    #expect(stage.heights == [40.5, 40.5])
  }

  @Test func `with constraints included a change of Auto Layout alone is enough`() throws {
    let stage = Stage(.enabledIncludingConstraints)
    stage.cells[0].label.text = TextCell.longText
    stage.probe.settle()
    #expect(stage.heights == [61, 40.5])
    let content = stage.cells[1].contentView
    let top = try #require(
      content.constraints.first { $0.firstAttribute == .top && $0.constant == TextCell.margin })
    top.constant = 30
    stage.probe.settle()
    #expect(stage.heights == [61, 60.5])
    stage.cells[1].label.heightAnchor.constraint(equalToConstant: 100).isActive = true
    stage.probe.settle()
    #expect(stage.heights == [61, 140])
  }

  @Test(arguments: [true, false]) func `rows move over time unless animations are off`(
    isAnimated: Bool
  ) {
    let stage = Stage()
    stage.cells[0].label.text = TextCell.longText
    if isAnimated {
      stage.cells[0].invalidateIntrinsicContentSize()
    } else {
      UIView.performWithoutAnimation { stage.cells[0].invalidateIntrinsicContentSize() }
    }
    MainLoop.run(for: 0.05)
    let y = stage.cells[1].layer.presentation()?.frame.minY ?? 0
    #expect(stage.cells[1].frame.minY == 61)
    #expect(isAnimated ? y > 40.5 && y < 61 : y == 61)
  }

  @Test func `cells off the screen and rows of a given height stay as they are`() {
    let stage = Stage()
    stage.probe.heightForRow = { _ in 50 }
    stage.probe.table.delegate = nil
    stage.probe.attach()
    stage.probe.reload()
    stage.cells[0].invalidateIntrinsicContentSize()
    TextCell().invalidateIntrinsicContentSize()
    stage.probe.settle()
    #expect(stage.heights == [50, 50])
  }
}
