package import TableEngine

/// The planner once more, by filling arrays with what is left; it shares nothing with the other.
package struct NaivePlanner {
  let batch: Batch

  package init(batch: Batch) {
    self.batch = batch
  }

  private func paths(_ pick: (TableEdit) -> RowPath?) -> [RowPath] {
    batch.edits.compactMap(pick).sorted()
  }

  private func numbers(_ pick: (TableEdit) -> Int?) -> [Int] {
    batch.edits.compactMap(pick).sorted()
  }

  var sectionInserts: [Int] { numbers { if case .insertSection(let it) = $0 { it } else { nil } } }
  var sectionDeletes: [Int] { numbers { if case .deleteSection(let it) = $0 { it } else { nil } } }
  var sectionReloads: [Int] { numbers { if case .reloadSection(let it) = $0 { it } else { nil } } }
  var inserts: [RowPath] { paths { if case .insertRow(let it) = $0 { it } else { nil } } }
  var deletes: [RowPath] { paths { if case .deleteRow(let it) = $0 { it } else { nil } } }
  var reloads: [RowPath] { paths { if case .reloadRow(let it) = $0 { it } else { nil } } }

  var sectionMoves: [(from: Int, to: Int)] {
    batch.edits.compactMap {
      if case .moveSection(let from, let to) = $0 { (from, to) } else { nil }
    }.sorted { $0.from < $1.from }
  }

  var moves: [(from: RowPath, to: RowPath)] {
    batch.edits.compactMap { if case .moveRow(let from, let to) = $0 { (from, to) } else { nil } }
      .sorted { $0.from < $1.from }
  }

  private func exists(_ path: RowPath, in counts: [Int]) -> Bool {
    path.section >= 0 && path.section < counts.count && path.row >= 0
      && path.row < counts[path.section]
  }

  /// For each place from 0 on, the old section there: in an endless table.
  func sectionOrder() -> [Int?] {
    let gone = Set(sectionDeletes).union(sectionMoves.map(\.from))
    var left = batch.before.indices.filter { !gone.contains($0) }
    let size = batch.before.count + batch.after.count + batch.edits.count
    return (0..<size).map { place in
      if let move = sectionMoves.last(where: { $0.to == place }) { return move.from }
      if sectionInserts.contains(place) { return nil }
      return left.isEmpty ? nil : left.removeFirst()
    }
  }
}

// MARK: - Verdict

extension NaivePlanner {
  /// The first thing that is wrong, in the documented order.
  package func problem() -> UpdateProblem? {
    missingBefore() ?? sectionConflict() ?? sectionDoubles() ?? rowConflict() ?? missingAfter()
      ?? numbersProblem()
      ?? doubles()
  }

  private func missingBefore() -> UpdateProblem? {
    let before = batch.before
    let sections = (sectionDeletes + sectionReloads).sorted()
    if let section = sections.first(where: { $0 < 0 || $0 >= before.count }) {
      return .deletesMissingSection(section, sectionsBefore: before.count)
    }
    if let move = sectionMoves.first(where: { $0.from < 0 || $0.from >= before.count }) {
      return .movesMissingSection(move.from, to: move.to, sectionsBefore: before.count)
    }
    if let path = (deletes + reloads).sorted().first(where: { !exists($0, in: before) }) {
      return path.section >= 0 && path.section < before.count
        ? .deletesMissingRow(path, rowsBefore: before[path.section])
        : .deletesRowOfMissingSection(path, sectionsBefore: before.count)
    }
    if let move = moves.first(where: { !exists($0.from, in: before) }) {
      let rows = before.indices.contains(move.from.section) ? before[move.from.section] : nil
      return .movesMissingRow(
        move.from, to: move.to, sectionsBefore: before.count, rowsBefore: rows)
    }
    return nil
  }

  private func sectionConflict() -> UpdateProblem? {
    let sources = sectionMoves.map(\.from)
    if let section = sectionDeletes.first(where: sectionReloads.contains) {
      return .deletesAndReloadsSection(section)
    }
    if let section = (sectionDeletes + sectionReloads).sorted().first(where: sources.contains) {
      return .deletesAndMovesSection(section)
    }
    if let section = sectionInserts.first(where: sectionMoves.map(\.to).contains) {
      return .insertsAndMovesToSection(section)
    }
    return nil
  }

  private func sectionDoubles() -> UpdateProblem? {
    let sections = [
      sectionDeletes, sectionReloads, sectionMoves.map(\.from), sectionInserts,
      sectionMoves.map(\.to).sorted(),
    ]
    return sections.compactMap({ $0.twice }).first.map { .animatesSectionTwice($0) }
  }

  private func isGone(_ section: Int) -> Bool {
    sectionDeletes.contains(section) || sectionReloads.contains(section)
  }

  /// Whether the rows of a new section are all new.
  private func isNew(_ section: Int) -> Bool {
    if sectionInserts.contains(section) { return true }
    guard batch.after.indices.contains(section) else { return false }
    return sectionOrder()[section].map { sectionReloads.contains($0) } ?? true
  }

  private func rowConflict() -> UpdateProblem? {
    for move in moves {
      if isGone(move.from.section) {
        return .movesRowFromDeletedSection(move.from, to: move.to)
      }
      let target = move.to.section
      let source = batch.after.indices.contains(target) ? sectionOrder()[target] : nil
      if sectionInserts.contains(target) || source.map(sectionReloads.contains) == true {
        return .movesRowIntoInsertedSection(move.from, to: move.to)
      }
    }
    let deletes = deletes.filter { !isGone($0.section) }
    let reloads = reloads.filter { !isGone($0.section) }
    if let path = deletes.first(where: reloads.contains) { return .deletesAndReloadsRow(path) }
    if let path = (deletes + reloads).sorted().first(where: moves.map(\.from).contains) {
      return .deletesAndMovesRow(path)
    }
    if let path = effectiveInserts().first(where: moves.map(\.to).contains) {
      return .insertsAndMovesToRow(path)
    }
    return nil
  }

  /// The reloads that fall apart because their section is moved.
  private func apart() -> [RowPath] {
    guard !batch.reloadsFollow else { return [] }
    return reloads.filter { path in sectionMoves.contains { $0.from == path.section } }
  }

  private func wholeReloads() -> [RowPath] {
    let apart = apart()
    return reloads.filter { !apart.contains($0) && !isGone($0.section) }
  }

  private func effectiveInserts() -> [RowPath] {
    (inserts + apart()).filter {
      !batch.after.indices.contains($0.section) || !isNew($0.section)
    }.sorted()
  }

  private func effectiveDeletes() -> [RowPath] {
    (deletes + apart()).filter { !isGone($0.section) }.sorted()
  }
}

// MARK: - After the batch

extension NaivePlanner {
  private func missingAfter() -> UpdateProblem? {
    let after = batch.after
    if let section = sectionInserts.first(where: { !after.indices.contains($0) }) {
      return .insertsMissingSection(section, sectionsAfter: after.count)
    }
    if let move = sectionMoves.first(where: { !after.indices.contains($0.to) }) {
      return .movesSectionToMissing(move.from, to: move.to, sectionsAfter: after.count)
    }
    if let problem = missing(inserts + effectiveInserts()) { return problem }
    if let move = moves.first(where: { !exists($0.to, in: after) }) {
      let rows = after.indices.contains(move.to.section) ? after[move.to.section] : nil
      return .movesRowToMissing(
        move.from, to: move.to, sectionsAfter: after.count, rowsAfter: rows)
    }
    return missing(wholeReloads().compactMap(newPlace))
  }

  private func missing(_ places: [RowPath]) -> UpdateProblem? {
    let after = batch.after
    guard let path = places.sorted().first(where: { !exists($0, in: after) }) else { return nil }
    return after.indices.contains(path.section)
      ? .insertsMissingRow(path, rowsAfter: after[path.section])
      : .insertsRowIntoMissingSection(path, sectionsAfter: after.count)
  }

  /// The new index path of a row that is neither deleted nor moved, in an endless section.
  private func newPlace(of path: RowPath) -> RowPath? {
    guard let section = sectionOrder().firstIndex(of: path.section) else { return nil }
    let gone = Set(effectiveDeletes()).union(moves.map(\.from))
    var left = (0..<batch.before[path.section])
      .filter { !gone.contains(RowPath(section: path.section, row: $0)) }
    let taken = Set(effectiveInserts()).union(moves.map(\.to))
    var place = 0
    while !left.isEmpty {
      if !taken.contains(RowPath(section: section, row: place)) {
        if left.removeFirst() == path.row { return RowPath(section: section, row: place) }
      }
      place += 1
    }
    return nil
  }

  private func numbersProblem() -> UpdateProblem? {
    let (before, after) = (batch.before, batch.after)
    if before.count - sectionDeletes.count + sectionInserts.count != after.count {
      return .sectionCount(
        before: before.count, after: after.count, inserted: sectionInserts.count,
        deleted: sectionDeletes.count)
    }
    let order = sectionOrder()
    for section in after.indices where !isNew(section) {
      guard let source = order[section] else { continue }
      let again = wholeReloads().filter { $0.section == source }.count
      var change = RowCountChange(before: before[source], after: after[section])
      change.inserted = effectiveInserts().filter { $0.section == section }.count + again
      change.deleted = effectiveDeletes().filter { $0.section == source }.count + again
      let crossing = moves.filter { order.firstIndex(of: $0.from.section) != $0.to.section }
      change.movedIn = crossing.filter { $0.to.section == section }.count
      change.movedOut = crossing.filter { $0.from.section == source }.count
      let expected =
        change.before + change.inserted - change.deleted + change.movedIn - change.movedOut
      if expected != change.after { return .rowCount(section: section, counts: change) }
    }
    return nil
  }

  private func doubles() -> UpdateProblem? {
    let rows = [
      effectiveDeletes(), wholeReloads(), moves.map(\.from), effectiveInserts(),
      moves.map(\.to).sorted(),
    ]
    return rows.compactMap({ $0.twice }).first.map { .animatesRowTwice($0) }
  }
}

extension [Int] {
  fileprivate var twice: Int? { first { element in filter { $0 == element }.count > 1 } }
}

extension [RowPath] {
  fileprivate var twice: RowPath? { first { element in filter { $0 == element }.count > 1 } }
}

// MARK: - The new table

extension NaivePlanner {
  /// What each new row was, for a batch without problem.
  package func origins() -> [[Origin]] {
    let order = sectionOrder()
    return batch.after.indices.map { section in
      guard !isNew(section), let source = order[section] else {
        return Array(repeating: .new, count: batch.after[section])
      }
      return origins(ofSection: section, from: source)
    }
  }

  private func origins(ofSection section: Int, from source: Int) -> [Origin] {
    let gone = Set(effectiveDeletes()).union(moves.map(\.from))
    let again = Set(wholeReloads())
    var left = (0..<batch.before[source]).map { RowPath(section: source, row: $0) }
      .filter { !gone.contains($0) }
    return (0..<batch.after[section]).map { row in
      let path = RowPath(section: section, row: row)
      if let move = moves.first(where: { $0.to == path }) { return .kept(move.from) }
      if effectiveInserts().contains(path) { return .new }
      let old = left.removeFirst()
      return again.contains(old) ? .reloaded(old) : .kept(old)
    }
  }
}
