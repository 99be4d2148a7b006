#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// How many sections and rows there are.
struct TableCounts {
  let sections: Int
  let rows: (Int) -> Int
}

// MARK: - Checking

extension UpdateBatch {
  /// Whether the edits lead from the counts before the batch to those after it.
  ///
  /// A batch that does not is one that UIKit rejects, or one whose edits were not all seen.
  func leads(from before: TableCounts, to after: TableCounts) -> Bool {
    guard allPathsAreWhole, sectionsAreInRange(from: before, to: after),
      arrivedRows.allSatisfy({
        $0.section < after.sections && $0.row < after.rows($0.section)
      }),
      before.sections - removedSections.count + arrivedSections.count == after.sections
    else { return false }
    let order = SectionOrder(self, count: before.sections)
    return touchedSections(order).allSatisfy { section in
      guard let old = order.source(of: section) else { return true }
      guard old < before.sections, section < after.sections else { return false }
      return before.rows(old) + growth(from: old, to: section) == after.rows(section)
    }
  }

  /// The sections, counted before, whose rows are edited.
  func touchedSources(sectionCount: Int) -> Set<Int> {
    let order = SectionOrder(self, count: sectionCount)
    return Set((removedRows + reloadedRows).map(\.section))
      .union(arrivedRows.compactMap { order.source(of: $0.section) })
  }

  private func sectionsAreInRange(from before: TableCounts, to after: TableCounts) -> Bool {
    removedSections.allSatisfy { $0 < before.sections }
      && arrivedSections.allSatisfy { $0 < after.sections }
  }

  private var allPathsAreWhole: Bool {
    (removedRows + arrivedRows + reloadedRows).allSatisfy { path in
      path.count == 2 && path.section >= 0 && path.row >= 0
    }
  }

  /// The sections, counted after, that keep some of their rows and lose or gain others.
  private func touchedSections(_ order: SectionOrder) -> Set<Int> {
    let old = Set(removedRows.map(\.section)).subtracting(reloadedSections)
    let reloaded = Set(reloadedSections.compactMap(order.target))
    return Set(old.compactMap(order.target))
      .union(arrivedRows.map(\.section)).subtracting(reloaded)
  }

  /// How many more rows a section has after the batch.
  private func growth(from old: Int, to new: Int) -> Int {
    arrivedRows.count { $0.section == new } - Set(removedRows.filter { $0.section == old }).count
  }
}
