/// The edits of rows in sections that stay, in order and with duplicates.
struct RowEdits {
  var inserted: [RowPath]
  var deleted: [RowPath]
  var reloaded: [RowPath]
  let moves: [Move<RowPath>]

  /// The requested deletions, without those that a reload became.
  private let requestedDeleted: [RowPath]

  /// The requested reloads.
  private let requestedReloaded: [RowPath]

  init(_ draft: UpdateDraft, _ sections: SectionMap, reloadsFollow: Bool) {
    func stays(_ path: RowPath) -> Bool { sections.keptTarget(of: path.section) != nil }
    func isKept(_ path: RowPath) -> Bool {
      !sections.sources.indices.contains(path.section)
        || sections.keptSource(of: path.section) != nil
    }
    requestedDeleted = draft.deletedRows.filter(stays)
    requestedReloaded = draft.reloadedRows.filter(stays)
    moves = draft.rowMoves
    inserted = draft.insertedRows.filter(isKept)
    deleted = requestedDeleted
    reloaded = requestedReloaded
    let apart = reloadsFollow ? [] : reloaded.filter { sections.isMoved($0.section) }
    guard !apart.isEmpty else { return }
    reloaded.removeAll { sections.isMoved($0.section) }
    deleted = (deleted + apart).sorted()
    inserted = (inserted + apart.filter(isKept)).sorted()
  }
}

// MARK: - 2. Together

extension RowEdits {
  func checkConflicts() throws(UpdateProblem) {
    if let path = firstCommon(requestedDeleted, requestedReloaded) {
      throw .deletesAndReloadsRow(path)
    }
    let sources = moves.sources
    if let path = [firstCommon(requestedDeleted, sources), firstCommon(requestedReloaded, sources)]
      .compactMap({ $0 }).min()
    {
      throw .deletesAndMovesRow(path)
    }
    if let path = firstCommon(inserted, moves.sortedTargets) {
      throw .insertsAndMovesToRow(path)
    }
  }
}

// MARK: - 5. Numbers

extension RowEdits {
  func checkRowCounts(
    before: [Int], after: [Int], _ sections: SectionMap
  ) throws(UpdateProblem) {
    let changes = counts(before: before, after: after, sections)
    for (section, change) in changes.enumerated() {
      if sections.keptSource(of: section) != nil, !change.isConsistent {
        throw .rowCount(section: section, counts: change)
      }
    }
  }

  /// The numbers of each new section; those of sections that do not stay mean nothing.
  private func counts(
    before: [Int], after: [Int], _ sections: SectionMap
  ) -> [RowCountChange] {
    var changes = after.indices.map { section in
      RowCountChange(
        before: sections.keptSource(of: section).map { before[$0] } ?? 0, after: after[section])
    }
    for path in inserted { changes[path.section].inserted += 1 }
    for section in deleted.lazy.compactMap({ sections.keptTarget(of: $0.section) }) {
      changes[section].deleted += 1
    }
    for section in reloaded.lazy.compactMap({ sections.keptTarget(of: $0.section) }) {
      changes[section].inserted += 1
      changes[section].deleted += 1
    }
    for move in moves {
      let source = sections.keptTarget(of: move.source.section)
      guard let source, source != move.target.section else { continue }
      changes[source].movedOut += 1
      changes[move.target.section].movedIn += 1
    }
    return changes
  }
}

// MARK: - 6. Twice

extension RowEdits {
  func checkDoubles() throws(UpdateProblem) {
    for kind in [deleted, reloaded, moves.sources, inserted, moves.sortedTargets] {
      if let path = kind.firstDuplicate { throw .animatesRowTwice(path) }
    }
  }
}
