import Foundation
import TableModel

// MARK: - What must always hold

extension SoakScene {
  /// What does not hold, if something does not.
  func whatIsWrong() -> String? {
    for _ in 0..<Self.layoutPasses { (table.window ?? table).layoutIfNeeded() }
    return faults.first ?? wrongNumbers() ?? wrongInsets() ?? screen.whatIsWrong() ?? wrongCounts()
      ?? wrongRects() ?? wrongCells() ?? wrongSnapshot() ?? wrongSwipes()
      ?? ConsoleLog.messages.first { $0.hasPrefix("MainLoop") }
  }

  /// What a callback requests during layout comes with the next pass, and then other heights, a
  /// shorter content and a lower offset may each need one more.
  private static var layoutPasses: Int { 8 }

  private func wrongNumbers() -> String? {
    let numbers = [
      table.contentOffset.x, table.contentOffset.y, table.contentSize.width,
      table.contentSize.height, table.adjustedContentInset.top, table.adjustedContentInset.bottom,
    ]
    let least = table.tableHeaderView is UISearchBar ? table.bounds.height : 0
    guard numbers.allSatisfy(\.isFinite), table.contentSize.height >= least else {
      return "offset \(table.contentOffset), size \(table.contentSize), at least \(least) high"
    }
    return nil
  }

  /// The adjusted insets are the app's own, with the safe area where the table takes it over and
  /// the keyboard's room; a refresh control adds to the top.
  private func wrongInsets() -> String? {
    let safe = table.safeAreaInsets
    let takesSafeArea: Bool? =
      switch table.contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .automatic, .scrollableAxes: nil
      }
    guard let takesSafeArea, SystemVersion.current >= .iOS(11) else { return nil }
    let expected =
      table.contentInset.bottom + (takesSafeArea ? safe.bottom : 0) + screen.keyboardRoom
    let bottom = table.adjustedContentInset.bottom
    return abs(bottom - expected) < 0.001
      ? nil : "the inset at the bottom is \(bottom), not \(expected)"
  }

  private func wrongCounts() -> String? {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    return counts == sections.map(\.count)
      ? nil : "the table counts \(counts), its source \(sections.map(\.count))"
  }

  /// Rows follow one another without a gap, and lie inside the content.
  private func wrongRects() -> String? {
    for section in sections.indices {
      let rects = sections[section].indices.map {
        table.rectForRow(at: IndexPath(row: $0, section: section))
      }
      for (upper, lower) in zip(rects, rects.dropFirst())
      where abs(upper.maxY - lower.minY) > 0.001 {
        return "in section \(section) a row ends at \(upper.maxY), the next begins at \(lower.minY)"
      }
      if let last = rects.last, last.maxY > table.contentSize.height + 0.001 {
        return "a row ends at \(last.maxY), the content at \(table.contentSize.height)"
      }
    }
    return nil
  }

  /// Each row on the screen has the cell of its name, and no other row has one.
  private func wrongCells() -> String? {
    let visible = table.indexPathsForVisibleRows ?? []
    mostVisible = max(mostVisible, visible.count)
    guard table.window != nil else { return nil }
    let bounds = table.bounds
    for path in paths where !visible.contains(path) {
      let rect = table.rectForRow(at: path)
      let shown = rect.intersection(bounds)
      if !shown.isNull, shown.height > 0.5 {
        return "\(path) at \(rect) is not visible in \(bounds)"
      }
    }
    for path in visible {
      guard let cell = table.cellForRow(at: path) else { return "\(path) has no cell" }
      let name = sections[path.section][path.row]
      if cell.tag != name { return "\(path) shows \(cell.tag), not \(name)" }
      if let wrong = wrongContent(of: cell) ?? wrongPlace(of: cell, at: path) { return wrong }
    }
    return SoakCell.alive <= 3 * mostVisible + Self.mostPrepared
      ? nil : "\(SoakCell.alive) cells live, and never more than \(mostVisible) were on the screen"
  }

  /// Cells that may be made ahead of being shown: some more than any version prepares. Besides,
  /// there are those on the screen, those that a reload has taken off, and those in the pool.
  private static var mostPrepared: Int { 24 }
}
