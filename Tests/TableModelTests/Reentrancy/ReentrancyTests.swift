import Foundation
import TableModel
import Testing

/// Every callback does everything to the table that is calling: the table neither hangs nor loses
/// itself, and afterwards it is laid out as a sum of its heights says.
@MainActor struct ReentrancyTests {
  @Test(arguments: Callback.allCases) func `a table survives what a callback does to it`(
    callback: Callback
  ) {
    var happened = 0
    for (index, reentry) in Reentry.allCases.enumerated() {
      let isFirst = index.isMultiple(of: 2)
      let scene = ReentrancyScene(callback, reentry, turn: isFirst ? 1 : 4, estimates: isFirst)
      scene.play()
      happened += scene.happened
      scene.isArmed = false
      scene.attach()
      scene.table.reloadData()
      MainLoop.runUntilIdle()
      #expect(scene.faults == [], "\(reentry)")
    }
    #expect(happened > 0)
  }

  @Test func `the faults would be seen`() {
    let scene = ReentrancyScene(.canEdit, .ask, turn: 1, estimates: false)
    scene.play()
    #expect(scene.faults.isEmpty)
    scene.table.visibleCells.first?.frame.origin.y += 1
    #expect(scene.faults.count == 1)
    scene.counts[0] += 1
    #expect(scene.faults.count > 1)
  }
}

extension ReentrancyScene {
  /// What is wrong with the table, beside a sum of the heights that the delegate returned.
  var faults: [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append(fault()) }
    }
    check(table.numberOfSections == counts.count, "\(table.numberOfSections) sections")
    guard faults.isEmpty else { return faults }
    for section in counts.indices {
      let count = table.numberOfRows(inSection: section)
      check(count == counts[section], "\(count) rows in \(section)")
    }
    if !estimates, faults.isEmpty { checkGeometry(check) }
    checkDisplay(check)
    return faults
  }

  private func checkGeometry(_ check: (Bool, @autoclosure () -> String) -> Void) {
    var y = table.tableHeaderView?.frame.height ?? 0
    for section in counts.indices {
      check(table.rectForHeader(inSection: section).minY == y, "header \(section)")
      y += Self.header
      for row in 0..<counts[section] {
        let (path, rect) = (
          IndexPath(row: row, section: section), table.rectForRow(at: [section, row])
        )
        check(rect.minY == y && rect.height == height(path), "row \(path) at \(rect), not \(y)")
        y += height(path)
      }
      check(table.rectForFooter(inSection: section).minY == y, "footer \(section)")
      y += Self.footer
    }
    check(table.contentSize.height == y, "content \(table.contentSize.height), not \(y)")
  }

  private func checkDisplay(_ check: (Bool, @autoclosure () -> String) -> Void) {
    let paths = table.indexPathsForVisibleRows ?? []
    check(paths == paths.sorted() && Set(paths).count == paths.count, "paths \(paths)")
    check(table.visibleCells.count == paths.count, "\(table.visibleCells.count) cells")
    var seen: [UITableViewCell] = []
    for path in paths {
      guard let cell = table.cellForRow(at: path) else {
        check(false, "no cell at \(path)")
        continue
      }
      check(!seen.contains { $0 === cell }, "a cell twice, at \(path)")
      seen.append(cell)
      check(cell.superview === table && !cell.isHidden, "a cell elsewhere, at \(path)")
      check(cell.frame == table.rectForRow(at: path), "cell \(path) at \(cell.frame)")
      check(table.indexPath(for: cell) == path, "path of \(path)")
    }
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    check(shown.count == paths.count, "\(shown.count) cells in the table, \(paths.count) shown")
    checkCover(paths, check)
  }

  /// Every row in the bounds is shown.
  private func checkCover(
    _ paths: [IndexPath], _ check: (Bool, @autoclosure () -> String) -> Void
  ) {
    guard !table.bounds.isEmpty else { return }
    let wanted = Set(table.indexPathsForRows(in: table.bounds) ?? [])
    check(wanted.isSubset(of: Set(paths)), "not shown: \(wanted.subtracting(paths).sorted())")
  }
}
