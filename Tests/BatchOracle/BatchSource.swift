import TableEngine
package import TestSupport

/// Makes random batches on small tables, about half of which add up.
package struct BatchSource {
  package var random: SplitMix

  package init(random: SplitMix) {
    self.random = random
  }

  /// A batch on a random table.
  package mutating func next() -> Batch {
    let before = counts()
    return next(on: before, reloadsFollow: random.chance(50))
  }

  /// The rows in each section of a random table.
  package mutating func counts() -> [Int] {
    (0..<random.index(below: 5)).map { _ in random.index(below: 7) }
  }

  /// A batch on a table with so many rows in each section.
  package mutating func next(on before: [Int], reloadsFollow: Bool) -> Batch {
    var batch = Batch(before: before, edits: [], after: [], reloadsFollow: reloadsFollow)
    for _ in 0..<random.index(below: random.chance(80) ? 4 : 9) {
      batch.edits.append(edit(before))
    }
    batch.after = expectedCounts(batch)
    if random.chance(20) { disturb(&batch) }
    return batch
  }

  private mutating func section(_ before: [Int]) -> Int {
    random.index(below: before.count + (random.chance(3) ? 2 : 0))
  }

  private mutating func row(_ before: [Int], isNew: Bool) -> RowPath {
    let section = section(before)
    let count = before.indices.contains(section) ? before[section] : 1
    let extra = isNew || random.chance(2) ? 1 : 0
    let row = random.chance(1) ? -1 : random.index(below: count + extra)
    return RowPath(section: section, row: row)
  }

  private mutating func edit(_ before: [Int]) -> TableEdit {
    switch random.index(below: 100) {
    case 0..<6: .insertSection(random.index(below: before.count + 1))
    case 6..<12: .deleteSection(section(before))
    case 12..<16: .reloadSection(section(before))
    case 16..<22: .moveSection(section(before), to: section(before))
    case 22..<44: .insertRow(row(before, isNew: true))
    case 44..<62: .deleteRow(row(before, isNew: false))
    case 62..<74: .reloadRow(row(before, isNew: false))
    case 74..<94: .moveRow(row(before, isNew: false), to: row(before, isNew: false))
    default: .reconfigureRow(row(before, isNew: false))
    }
  }

  /// Counts that fit the edits, if that is possible at all.
  private mutating func expectedCounts(_ batch: Batch) -> [Int] {
    var probe = batch
    let naive = NaivePlanner(batch: batch)
    let size = batch.before.count + naive.sectionInserts.count - naive.sectionDeletes.count
    let order = naive.sectionOrder()
    probe.after = (0..<max(0, size)).map { place in
      order[place].flatMap { batch.before.indices.contains($0) ? batch.before[$0] : nil }
        ?? random.index(below: 5)
    }
    // A few steps towards numbers that add up; what cannot add up stays wrong.
    for _ in 0..<probe.after.count {
      guard let (section, expected) = NaivePlanner(batch: probe).expectedCount() else { break }
      probe.after[section] = max(0, expected)
    }
    return probe.after
  }

  private mutating func disturb(_ batch: inout Batch) {
    switch random.index(below: 5) {
    case 0: batch.after.append(random.index(below: 4))
    case 1: _ = batch.after.popLast()
    default:
      guard !batch.after.isEmpty else { return }
      batch.after[random.index(below: batch.after.count)] = random.index(below: 8)
    }
  }
}

extension NaivePlanner {
  /// A section whose number does not add up, and the number that would.
  fileprivate func expectedCount() -> (section: Int, count: Int)? {
    let order = sectionOrder()
    let reloadCount = { (section: Int) in reloads.filter { $0.section == section }.count }
    for section in batch.after.indices {
      guard let source = order[section], batch.before.indices.contains(source),
        !sectionReloads.contains(source), !sectionInserts.contains(section)
      else { continue }
      let isApart = !batch.reloadsFollow && sectionMoves.contains { $0.from == source }
      let isTargetApart = !batch.reloadsFollow && sectionMoves.contains { $0.from == section }
      let count =
        batch.before[source] + inserts.filter { $0.section == section }.count
        - deletes.filter { $0.section == source }.count
        + moves.filter { $0.to.section == section }.count
        - moves.filter { $0.from.section == source }.count
        - (isApart ? reloadCount(source) : 0) + (isTargetApart ? reloadCount(section) : 0)
      if count != batch.after[section] { return (section, count) }
    }
    return nil
  }
}
