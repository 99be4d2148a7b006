import Foundation
import TableEngine

/// The edits that lead from one snapshot to another.
///
/// What stays in its order stays; the longest run that does is left alone, and the rest of what
/// stays is moved. A table cannot move rows out of deleted or into inserted sections, so those are
/// deleted and inserted.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var edits: [TableEdit] = []
  private var movedSections: Set<Int> = []

  init(from old: Snapshot, to new: Snapshot) {
    let sections = Sections(old: old, new: new)
    addSections(sections, reloaded: new.reloadedSectionIdentifiers)
    addItems(sections, old: old, new: new)
  }

  /// Where the sections are before and after.
  private struct Sections {
    let old: [Section: Int]
    let new: [Section: Int]
    let oldOrder: [Section]
    let newOrder: [Section]

    init(old: Snapshot, new: Snapshot) {
      oldOrder = old.sectionIdentifiers
      newOrder = new.sectionIdentifiers
      self.old = Dictionary(uniqueKeysWithValues: zip(oldOrder, oldOrder.indices))
      self.new = Dictionary(uniqueKeysWithValues: zip(newOrder, newOrder.indices))
    }

    func isKept(_ section: Section) -> Bool { old[section] != nil && new[section] != nil }
  }

  private mutating func addSections(_ sections: Sections, reloaded: [Section]) {
    for (index, section) in sections.oldOrder.enumerated() where sections.new[section] == nil {
      edits.append(.deleteSection(index))
    }
    for (index, section) in sections.newOrder.enumerated() where sections.old[section] == nil {
      edits.append(.insertSection(index))
    }
    let kept = sections.newOrder.filter { sections.isKept($0) }
    let sources = kept.compactMap { sections.old[$0] }
    let still = Set(Self.longestRise(sources))
    for (section, source) in zip(kept, sources) where !still.contains(source) {
      guard let target = sections.new[section] else { continue }
      edits.append(.moveSection(source, to: target))
      movedSections.insert(source)
    }
    for section in reloaded where sections.isKept(section) {
      guard let source = sections.old[section], still.contains(source) else { continue }
      edits.append(.reloadSection(source))
    }
  }

  private mutating func addItems(_ sections: Sections, old: Snapshot, new: Snapshot) {
    let before = Self.paths(old)
    let after = Self.paths(new)
    let reloaded = Set(new.reloadedItemIdentifiers)
    for section in sections.oldOrder where sections.isKept(section) {
      for item in old.itemIdentifiers(inSection: section) {
        guard let source = before[item] else { continue }
        if Self.isKept(item, sections, new) { continue }
        edits.append(.deleteRow(source))
      }
    }
    for section in sections.newOrder where sections.isKept(section) {
      let items = new.itemIdentifiers(inSection: section)
      let stayed = items.filter { old.sectionIdentifier(containingItem: $0) == section }
      let rows = stayed.compactMap { before[$0]?.row }
      let still = Set(Self.longestRise(rows))
      for item in items {
        guard let target = after[item] else { continue }
        guard let source = before[item], Self.isKept(item, sections, old) else {
          edits.append(.insertRow(target))
          continue
        }
        let isStill =
          old.sectionIdentifier(containingItem: item) == section && still.contains(source.row)
        add(
          from: source, to: target, isStill: isStill, isReloaded: reloaded.contains(item),
          isSectionMoved: movedSections.contains(source.section))
      }
    }
    for item in new.reconfiguredItemIdentifiers where !reloaded.contains(item) {
      if let source = before[item] { edits.append(.reconfigureRow(source)) }
    }
  }

  /// A reload is an insertion at the old number of its section, so where the section moves it has
  /// to be a deletion and an insertion (catalogue: move-section-and-reload-row).
  private mutating func add(
    from source: RowPath, to target: RowPath, isStill: Bool, isReloaded: Bool,
    isSectionMoved: Bool
  ) {
    switch (isStill, isReloaded) {
    case (true, true) where !isSectionMoved && source.section == target.section:
      edits.append(.reloadRow(source))
    case (_, true): edits += [.deleteRow(source), .insertRow(target)]
    case (true, false): break
    case (false, false): edits.append(.moveRow(source, to: target))
    }
  }

  /// Whether an item is, in a snapshot, in a section that stays.
  private static func isKept(_ item: Item, _ sections: Sections, _ snapshot: Snapshot) -> Bool {
    snapshot.sectionIdentifier(containingItem: item).map { sections.isKept($0) } ?? false
  }

  private static func paths(_ snapshot: Snapshot) -> [Item: RowPath] {
    var paths: [Item: RowPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = RowPath(section: section, row: row)
      }
    }
    return paths
  }

  /// A longest rising run of different numbers, in O(n log n).
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return sequence(first: ends.last, next: { $0.flatMap { previous[$0] } })
      .prefix { $0 != nil }.compactMap { $0 }.map { numbers[$0] }
  }
}
