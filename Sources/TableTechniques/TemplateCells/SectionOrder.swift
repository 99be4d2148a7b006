import Foundation

/// Where the sections of a batch were, and where they are.
struct SectionOrder {
  /// The old index of each section after the batch, nil for a new one; nil when none moves.
  private let sources: [Int?]?
  private let targets: [Int: Int]

  /// The order after the edits of a batch on so many sections.
  init(_ batch: UpdateBatch, count: Int) {
    guard batch.editsSections else {
      sources = nil
      targets = [:]
      return
    }
    let removed = batch.removedSections
    var order: [Int?] = (0..<count).filter { !removed.contains($0) }
    let moves = Dictionary(
      batch.movedSections.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
    for section in batch.arrivedSections {
      order.insert(moves[section], at: min(section, order.count))
    }
    sources = order
    targets = Dictionary(
      order.enumerated().compactMap { new, old in old.map { ($0, new) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Where a section was; nil for a new one.
  func source(of section: Int) -> Int? {
    guard let sources else { return section }
    return sources.indices.contains(section) ? sources[section] : nil
  }

  /// Where a section is; nil for one that is gone.
  func target(of section: Int) -> Int? { sources == nil ? section : targets[section] }
}
