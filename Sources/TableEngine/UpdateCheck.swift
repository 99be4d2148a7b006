/// One look at a batch, step by step, until something is wrong or there is a plan.
struct UpdateCheck {
  let draft: UpdateDraft
  let before: [Int]
  let after: [Int]
  /// Whether a reloaded row follows its section when that is moved.
  let reloadsFollow: Bool

  func plan() throws(UpdateProblem) -> UpdatePlan {
    try checkOldSections()
    try checkOldRows()
    try checkSectionConflicts()
    try checkSectionDoubles()
    let sections = SectionMap(draft, before: before.count, after: after.count)
    let kept = RowEdits(draft, sections, reloadsFollow: reloadsFollow)
    try checkMovesAcrossSections(sections)
    try kept.checkConflicts()
    try checkNewSections()
    let rows = RowMap(
      sections: sections, deleted: kept.deleted, inserted: kept.inserted, moves: kept.moves)
    try checkNewRows(rows, kept)
    try checkSectionCount()
    try kept.checkRowCounts(before: before, after: after, sections)
    try kept.checkDoubles()
    return makePlan(rows, kept)
  }

  private func makePlan(_ rows: RowMap, _ kept: RowEdits) -> UpdatePlan {
    UpdatePlan(
      rowCountsBefore: before, rowCountsAfter: after, insertedSections: draft.insertedSections,
      deletedSections: draft.deletedSections,
      reloadedSections: draft.reloadedSections.compactMap { section in
        rows.sections.targets[section].map { Move(from: section, to: $0) }
      },
      movedSections: draft.sectionMoves, insertedRows: kept.inserted, deletedRows: kept.deleted,
      reloadedRows: pairs(kept.reloaded, rows), movedRows: kept.moves,
      reconfiguredRows: pairs(
        draft.reconfiguredRows.filter { before.contains($0) && !kept.reloaded.containsSorted($0) },
        rows), rows: rows)
  }

  private func pairs(_ paths: [RowPath], _ rows: RowMap) -> [Move<RowPath>] {
    paths.compactMap { path in rows.target(of: path).map { Move(from: path, to: $0) } }
  }
}

// MARK: - 1. Before the batch

extension UpdateCheck {
  private func checkOldSections() throws(UpdateProblem) {
    let missing = [draft.deletedSections, draft.reloadedSections].compactMap { sections in
      sections.first { !before.indices.contains($0) }
    }
    if let section = missing.min() {
      throw .deletesMissingSection(section, sectionsBefore: before.count)
    }
    if let move = draft.sectionMoves.first(where: { !before.indices.contains($0.source) }) {
      throw .movesMissingSection(move.source, to: move.target, sectionsBefore: before.count)
    }
  }

  private func checkOldRows() throws(UpdateProblem) {
    let missing = [draft.deletedRows, draft.reloadedRows].compactMap { rows in
      rows.first { !before.contains($0) }
    }
    if let path = missing.min() {
      guard before.indices.contains(path.section) else {
        throw .deletesRowOfMissingSection(path, sectionsBefore: before.count)
      }
      throw .deletesMissingRow(path, rowsBefore: before[path.section])
    }
    if let move = draft.rowMoves.first(where: { !before.contains($0.source) }) {
      let section = move.source.section
      throw .movesMissingRow(
        move.source, to: move.target, sectionsBefore: before.count,
        rowsBefore: before.indices.contains(section) ? before[section] : nil)
    }
  }
}

// MARK: - 2. Together

extension UpdateCheck {
  private func checkSectionConflicts() throws(UpdateProblem) {
    if let section = firstCommon(draft.deletedSections, draft.reloadedSections) {
      throw .deletesAndReloadsSection(section)
    }
    let sources = draft.sectionMoves.sources
    if let section = [
      firstCommon(draft.deletedSections, sources), firstCommon(draft.reloadedSections, sources),
    ].compactMap({ $0 }).min() {
      throw .deletesAndMovesSection(section)
    }
    if let section = firstCommon(draft.insertedSections, draft.sectionMoves.sortedTargets) {
      throw .insertsAndMovesToSection(section)
    }
  }

  /// Without doubles, it is certain which section becomes which.
  private func checkSectionDoubles() throws(UpdateProblem) {
    let kinds = [
      draft.deletedSections, draft.reloadedSections, draft.sectionMoves.sources,
      draft.insertedSections, draft.sectionMoves.sortedTargets,
    ]
    for kind in kinds {
      if let section = kind.firstDuplicate { throw .animatesSectionTwice(section) }
    }
  }

  private func checkMovesAcrossSections(_ sections: SectionMap) throws(UpdateProblem) {
    for move in draft.rowMoves {
      if sections.keptTarget(of: move.source.section) == nil {
        throw .movesRowFromDeletedSection(move.source, to: move.target)
      }
      let target = move.target.section
      let isReloaded =
        sections.sources.indices.contains(target) && sections.sources[target] != nil
        && sections.keptSource(of: target) == nil
      if isReloaded || draft.insertedSections.containsSorted(target) {
        throw .movesRowIntoInsertedSection(move.source, to: move.target)
      }
    }
  }
}

// MARK: - 3. After the batch

extension UpdateCheck {
  private func checkNewSections() throws(UpdateProblem) {
    if let section = draft.insertedSections.first(where: { !after.indices.contains($0) }) {
      throw .insertsMissingSection(section, sectionsAfter: after.count)
    }
    if let move = draft.sectionMoves.first(where: { !after.indices.contains($0.target) }) {
      throw .movesSectionToMissing(move.source, to: move.target, sectionsAfter: after.count)
    }
  }

  /// Looks at reloads last: where they are inserted depends on the places that are taken.
  private func checkNewRows(_ rows: RowMap, _ kept: RowEdits) throws(UpdateProblem) {
    let missing = [draft.insertedRows, kept.inserted].compactMap { rows in
      rows.first { !after.contains($0) }
    }
    if let path = missing.min() { throw insertsMissing(path) }
    if let move = kept.moves.first(where: { !after.contains($0.target) }) {
      let section = move.target.section
      throw .movesRowToMissing(
        move.source, to: move.target, sectionsAfter: after.count,
        rowsAfter: after.indices.contains(section) ? after[section] : nil)
    }
    let again = kept.reloaded.lazy.compactMap(rows.target(of:))
    if let path = again.filter({ !after.contains($0) }).min() { throw insertsMissing(path) }
  }

  private func insertsMissing(_ path: RowPath) -> UpdateProblem {
    after.indices.contains(path.section)
      ? .insertsMissingRow(path, rowsAfter: after[path.section])
      : .insertsRowIntoMissingSection(path, sectionsAfter: after.count)
  }
}

// MARK: - 4. Sections

extension UpdateCheck {
  private func checkSectionCount() throws(UpdateProblem) {
    let inserted = draft.insertedSections.count
    let deleted = draft.deletedSections.count
    if before.count + inserted != after.count + deleted {
      throw .sectionCount(
        before: before.count, after: after.count, inserted: inserted, deleted: deleted)
    }
  }
}

/// The first element that is in both of two sorted arrays.
func firstCommon<Element: Comparable>(_ left: [Element], _ right: [Element]) -> Element? {
  var next = 0
  for element in left {
    while next < right.count, right[next] < element { next += 1 }
    if next < right.count, right[next] == element { return element }
  }
  return nil
}
