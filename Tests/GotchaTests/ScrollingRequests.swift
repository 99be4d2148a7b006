import Foundation
import GotchaTesting
import TableModel
import TableProbe
import TestSupport
import Testing

/// Tables of random heights, scrolled at random.
@MainActor struct ScrollingRequests {
  /// A table, and how far it is scrolled in each step.
  private struct Scene {
    let rows: Int
    let estimate: CGFloat
    let heights: [CGFloat]
    let steps: [CGFloat]

    init(using generator: inout SplitMix) {
      rows = Int.random(in: 20...200, using: &generator)
      estimate = CGFloat(Int.random(in: 20...120, using: &generator))
      heights = (0..<rows).map { [estimate] _ in
        Bool.random(using: &generator)
          ? estimate : CGFloat(Int.random(in: 10...200, using: &generator))
      }
      steps = (0..<30).map { _ in CGFloat(Int.random(in: 1...400, using: &generator)) }
    }
  }

  @Test(
    .gotcha(
      "scrolling-asks-a-height-once", case: "any-heights-any-scrolling",
      versions: VersionSpan(8, 8)))
  func `a row asks its height once each time it scrolls in`() {
    var generator = SplitMix(seed: 8)
    for _ in 0..<20 {
      let scene = Scene(using: &generator)
      let probe = TableProbe(rows: scene.rows)
      probe.estimatedHeightForRow = { _ in scene.estimate }
      probe.heightForRow = { scene.heights[$0.row] }
      probe.looksUpCells = false
      probe.show()
      probe.clear()
      for step in scene.steps { probe.scroll(by: step) }
      for path in probe.rows(of: .cellForRow) {
        #expect(probe.count(.heightForRow, at: path) == probe.count(.cellForRow, at: path))
      }
      #expect(probe.count(.estimatedHeightForRow) == 0)
    }
  }
}
