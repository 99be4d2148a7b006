#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

// MARK: - Following an update

extension RowHeights {
  /// Lets the heights follow the rows of a batch. Those of rows that are new, reloaded or gone are
  /// unknown afterwards.
  ///
  /// - Parameters:
  ///   - before: The counts the table has cached.
  ///   - after: The counts of the data source. When the edits do not lead there, or the heights
  ///     came in at other counts than those before, all heights are forgotten.
  mutating func apply(_ batch: UpdateBatch, from before: TableCounts, to after: TableCounts) {
    guard !TechniqueFault.movesNoHeight.isOn else { return }
    guard !isEmpty else { return self = RowHeights() }
    guard !batch.isEmpty, batch.leads(from: before, to: after), agrees(with: before, on: batch)
    else { return self = RowHeights() }
    for path in batch.reloadedRows { forget(path) }
    for section in batch.reloadedSections where sections.indices.contains(section) {
      sections[section] = Section()
    }
    let movedRows = batch.movedRows.map { ($0.target, self[$0.source]) }
    removeRows(batch.removedRows)
    let movedSections = batch.movedSections.map { ($0.target, section(at: $0.source)) }
    removeSections(batch.removedSections)
    insertSections(batch.insertedSections.map { ($0, Section()) } + movedSections)
    insertRows(batch.insertedRows.map { ($0, nil) } + movedRows, counts: after)
    sectionCount = after.sections
  }

  /// Lets the heights follow a row that was moved alone.
  ///
  /// - Parameter counts: The counts of the data source, where the row has moved already.
  mutating func move(_ path: IndexPath, to target: IndexPath, counts: TableCounts) {
    guard !TechniqueFault.movesNoHeight.isOn else { return }
    guard path.count == 2, target.count == 2, sectionCount == counts.sections,
      (0..<counts.sections).contains(target.section),
      (0..<counts.rows(target.section)).contains(target.row)
    else { return self = RowHeights() }
    let height = self[path]
    removeRows([path])
    insertRows([(target, height)], counts: counts)
  }

  /// Whether the heights that a batch can misplace are about the rows that the table has: those
  /// of all sections where sections come, go or move, or else of those whose rows do.
  private func agrees(with before: TableCounts, on batch: UpdateBatch) -> Bool {
    guard sectionCount == before.sections else { return false }
    let moving =
      batch.editsSections
      ? Set(sections.indices) : batch.touchedSources(sectionCount: before.sections)
    return moving.allSatisfy { index in
      let section = section(at: index)
      guard let count = section.rowCount, section.heights.knownCount > 0 else { return true }
      return index < before.sections && count == before.rows(index)
    }
  }

  private func section(at index: Int) -> Section {
    sections.indices.contains(index) ? sections[index] : Section()
  }

  private mutating func removeRows(_ paths: [IndexPath]) {
    for path in Set(paths).sorted(by: >) where sections.indices.contains(path.section) {
      sections[path.section].heights.remove(at: path.row)
      sections[path.section].rowCount? -= 1
    }
  }

  private mutating func removeSections(_ indices: IndexSet) {
    for index in indices.reversed() where sections.indices.contains(index) {
      sections.remove(at: index)
    }
  }

  private mutating func insertSections(_ arrived: [(index: Int, section: Section)]) {
    for (index, section) in arrived.sorted(by: { $0.index < $1.index }) {
      if index > sections.count { reach(index - 1) }
      sections.insert(section, at: index)
    }
  }

  private mutating func insertRows(
    _ rows: [(path: IndexPath, height: CGFloat?)], counts: TableCounts
  ) {
    for (path, height) in rows.sorted(by: { $0.path < $1.path }) {
      reach(path.section)
      sections[path.section].heights.insert(height, at: path.row)
      sections[path.section].rowCount = counts.rows(path.section)
    }
  }
}
