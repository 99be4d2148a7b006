import Foundation
import TableModel
import TableProbe
import Testing

/// What is done for an observation.
@MainActor enum Replay {
  case scenes(@MainActor (Observation) throws -> Void)
  case notReproduced(String)

  static let known: [String: Replay] = [
    "TR-01": .notReproduced("iOS 4 is not modelled; its order of sections is, from TR-02"),
    "TR-02": .scenes(titlesBeforeCounts),
    "TR-03": .scenes(threeRebuildsThenRows),
    "TR-04": .scenes(threeRebuildsOfThreeRows),
    "TR-05": .scenes(regimes),
    "TR-06": .scenes(heightsAroundDequeue),
    "TR-07": .notReproduced(
      "its summary (all heights first) and its log (heights around each cell) do not agree, and no "
        + "version is stated; each alone is the pattern of TR-05 and TR-06"),
    "TR-08": .scenes(displayFollowsEachCell),
    "TR-09": .scenes(reloadAsksTwice),
    "TR-10": .scenes(twoVisibleCells),
    "TR-11": .notReproduced(
      "three requests for each of 150 rows on iOS 8.3 contradict TR-05, which says two, and a third "
        + "for visible rows only; unresolved"),
    "TR-13": .notReproduced(
      "requests the number of sections twice in succession; no version is stated, TR-06 has another "
        + "number, and the model asks once from iOS 11. Its order is the model's"),
    "TR-14": .scenes(contentSizes),
    "TR-17": .scenes(scrollToRowMeasures),
    "TR-18": .notReproduced(
      "iOS 3 is not modelled, and no later report asks header views at each scroll"),
    "TR-19": .notReproduced(
      "how often UIKit asks a label for its size in one measurement, 7 and 9 times, depends on "
        + "passes of its solver that the layout model does not have"),
    "TR-20": .notReproduced(
      "cells made one ahead of a scroll in a UICollectionView on iOS 10; no table is on record doing "
        + "so, and collections here lay out without preparing cells"),
    "TR-22": .scenes(rowsBeforeSections),
    "TR-23": .notReproduced(
      "an estimate of a header requested with estimates off and no sections: the model assumes a section "
        + "only where rows are estimated (TR-22, TR-24), and one report gives no cause"),
    "TR-24": .scenes(rowsBeforeSections),
    "TR-26": .notReproduced(
      "a beta of iOS 7, which is not modelled; from iOS 8 an estimate of 0 is none"),
  ].merging(newest) { first, _ in first }

  /// The traces of iOS 26.
  private static let newest: [String: Replay] = [
    "M-01": .scenes(NewestReplay.firstDisplay),
    "M-02": .scenes(NewestReplay.heightsWithoutEstimates),
    "M-03": .scenes(NewestReplay.heightsWithEstimates),
    "M-05": .scenes(NewestReplay.contentHeights),
    "M-06": .scenes(NewestReplay.dequeuedSizes),
    "M-07": .scenes(NewestReplay.scroll),
    "M-08": .scenes(NewestReplay.reload),
    "M-08b": .scenes(NewestReplay.poolOrder),
    "M-09": .scenes(NewestReplay.madeCells),
    "M-10": .scenes(NewestReplay.stepsAndJumps),
    "M-10b": .notReproduced(
      "16 cells are made and rows 30 to 34 have theirs, but the cells of rows 35 to 39 come in "
        + "another order: what puts cells into the pool in the second step is unknown"),
    "M-10c": .scenes(NewestReplay.memoryWarning),
    "M-11": .scenes(NewestReplay.unregistered),
    "M-14": .scenes(NewestReplay.withoutDelegate),
  ]
}

// MARK: - Scenes

extension Replay {
  private static func on(_ versions: Int..., scene: @MainActor () throws -> Void) rethrows {
    for version in versions {
      try SystemVersion.$current.withValue(.iOS(version)) { try scene() }
    }
  }

  private static func titlesBeforeCounts(_: Observation) {
    on(9, 10) {
      let probe = TableProbe(rows: [5, 5])
      probe.titleForHeader = { "Header \($0)" }
      probe.titleForFooter = { "Footer \($0)" }
      probe.show()
      let block = ["S", "th1", "tf1", "R1", "th0", "tf0", "R0"]
      let cells = (0..<2).flatMap { section in (0..<5).map { "C\(section)-\($0)" } }
      let calls = probe.log.compactMap(\.token).filter { !$0.hasPrefix("D") }
      #expect(Array(calls.prefix(21)) == block + block + block)
      #expect(calls.filter { $0.hasPrefix("C") } == cells)
    }
  }

  private static func threeRebuildsThenRows(_: Observation) {
    on(9, 10) {
      let probe = TableProbe(rows: [2])
      probe.numberOfSections = { 1 }
      probe.heightForRow = { _ in 44 }
      probe.heightForHeader = { _ in 20 }
      probe.heightForFooter = { _ in 20 }
      probe.viewForHeader = { _ in UIView() }
      probe.viewForFooter = { _ in UIView() }
      probe.show()
      let block = ["S", "hh0", "hh0", "hf0", "hf0", "R0", "H0-0", "H0-1"]
      #expect(
        probe.log.compactMap(\.token) == block + block + block
          + ["C0-0", "H0-0", "D0-0", "C0-1", "H0-1", "D0-1", "vh0", "wh0", "vf0", "wf0"])
    }
  }

  private static func threeRebuildsOfThreeRows(_: Observation) {
    on(10) {
      let probe = TableProbe(rows: 3)
      probe.numberOfSections = { 1 }
      probe.heightForRow = { _ in 40 }
      probe.show()
      let block = ["S", "R0", "H0-0", "H0-1", "H0-2"]
      #expect(Array(probe.log.compactMap(\.token).prefix(16)) == block + block + block + ["C0-0"])
    }
  }

  private static func regimes(_: Observation) {
    func heights(rows: Int, estimate: CGFloat?) -> (upFront: Int, visible: [[String]]) {
      let probe = TableProbe(rows: rows)
      probe.heightForRow = { _ in 50 }
      if let estimate { probe.table.estimatedRowHeight = estimate }
      probe.show()
      let calls = probe.log.compactMap(\.token)
      let first = calls.firstIndex { $0.hasPrefix("C") } ?? calls.endIndex
      let rest = calls[first...].filter { !$0.hasPrefix("D") }
      return (
        calls[..<first].count { $0.hasPrefix("H") },
        stride(from: 0, to: rest.count - 1, by: 2).map { [rest[$0], rest[$0 + 1]] }
      )
    }
    func areCellThenHeight(_ pairs: [[String]]) -> Bool {
      pairs.allSatisfy { $0[0].hasPrefix("C") && $0[1] == "H" + $0[0].dropFirst() }
    }
    on(8) {
      #expect(heights(rows: 5, estimate: nil).upFront == 5)
      #expect(heights(rows: 30, estimate: nil).upFront == 60)
      #expect(areCellThenHeight(heights(rows: 30, estimate: nil).visible))
    }
    on(9, 10) {
      #expect(heights(rows: 5, estimate: nil).upFront == 15)
      #expect(heights(rows: 30, estimate: nil).upFront == 90)
      #expect(areCellThenHeight(heights(rows: 30, estimate: nil).visible))
    }
    on(11) {
      #expect(heights(rows: 30, estimate: nil).upFront == 0)
      #expect(areCellThenHeight(heights(rows: 30, estimate: nil).visible))
      #expect(heights(rows: 30, estimate: 0).upFront == 30)
      #expect(areCellThenHeight(heights(rows: 30, estimate: 0).visible))
    }
  }

  private static func heightsAroundDequeue(_: Observation) {
    on(11) {
      let probe = TableProbe(rows: 5)
      probe.heightForRow = { _ in 140 }
      probe.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      probe.cellForRow = { path in
        probe.table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      probe.show()
      let calls = probe.log.compactMap(\.token).filter { !$0.hasPrefix("D") && !$0.hasPrefix("R") }
      #expect(Array(calls.prefix(5)) == ["H0-0", "H0-0", "C0-0", "H0-0", "H0-1"])
    }
  }

  private static func displayFollowsEachCell(_: Observation) {
    on(14) {
      let probe = TableProbe(rows: 18, size: CGSize(width: 375, height: 800))
      probe.show()
      let calls = probe.log.compactMap(\.token).filter { $0.hasPrefix("C") || $0.hasPrefix("D") }
      #expect(calls == (0..<18).flatMap { ["C0-\($0)", "D0-\($0)"] })
    }
  }

  private static func reloadAsksTwice(_: Observation) {
    on(9) {
      let probe = TableProbe(rows: 7)
      probe.heightForRow = { _ in 44 }
      probe.show()
      probe.clear()
      probe.reload()
      #expect(probe.count(.heightForRow) == 7 * 2 + 7)
    }
  }

  private static func twoVisibleCells(_: Observation) {
    on(8) { () -> Void in
      let estimated = TableProbe(rows: 20, size: CGSize(width: 320, height: 400))
      estimated.estimatedHeightForRow = { _ in 200 }
      estimated.heightForRow = { _ in 200 }
      estimated.show()
      #expect(estimated.count(.heightForRow) == 4)
      let plain = TableProbe(rows: 20, size: CGSize(width: 320, height: 400))
      plain.heightForRow = { _ in 200 }
      plain.show()
      let calls = plain.log.compactMap(\.token)
      let first = calls.firstIndex { $0.hasPrefix("C") } ?? calls.endIndex
      #expect(calls[first...].count { $0.hasPrefix("H") } == 2)
    }
  }

  private static func contentSizes(_ observation: Observation) throws {
    let cases = try #require(try observation.value("cases") as? [[String: Any]])
    for scene in cases {
      let height = CGFloat(try #require(scene["heightForRow"] as? NSNumber).doubleValue)
      let sizes = try #require(scene["contentSize"] as? [NSNumber]).map { CGFloat($0.doubleValue) }
      on(11) {
        let probe = TableProbe(rows: 100, size: CGSize(width: 375, height: 657))
        probe.heightForRow = { _ in height }
        probe.attach()
        _ = probe.table.numberOfSections
        #expect(probe.table.contentSize.height == sizes[0])
        probe.show()
        #expect(probe.table.contentSize.height == sizes[1])
        let measured = Set(probe.rows(of: .heightForRow))
        probe.scroll(to: 657)
        let shown = Set(probe.rows(of: .heightForRow)).subtracting(measured).count
        #expect(probe.table.contentSize.height == sizes[1] + CGFloat(shown) * (height - 44))
      }
    }
  }

  private static func scrollToRowMeasures(_: Observation) {
    for (version, all) in [(8, false), (9, true)] {
      on(version) {
        let probe = TableProbe(rows: 50)
        probe.estimatedHeightForRow = { _ in 60 }
        probe.heightForRow = { _ in 80 }
        probe.show()
        probe.clear()
        probe.table.scrollToRow(at: [0, 30], at: .top, animated: false)
        #expect((Set(probe.rows(of: .heightForRow)).count == 50) == all)
      }
    }
  }

  private static func rowsBeforeSections(_: Observation) {
    on(10, 26) {
      let probe = TableProbe(rows: [])
      probe.numberOfSections = { 0 }
      probe.table.estimatedRowHeight = 60
      probe.table.delegate = probe
      probe.table.dataSource = probe
      probe.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
      #expect(probe.log.compactMap(\.token) == ["R0"])
    }
  }
}
