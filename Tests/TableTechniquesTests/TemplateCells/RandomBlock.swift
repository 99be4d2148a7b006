import TableModel
import TestSupport

/// A valid block of edits on a list: what it has before and after, and the calls for UIKit.
@MainActor struct RandomBlock {
  private(set) var sections: [[CGFloat]]
  /// The heights of the rows that stay as they are.
  private(set) var kept: Set<CGFloat> = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [(Int, Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var movedRows: [(IndexPath, IndexPath)] = []

  /// A section on its way: where it was, and what it has.
  private struct Part {
    var source: Int?
    var rows: [Row]
    var takesRows = false
  }

  /// A row on its way: where it was, and its height.
  private struct Row {
    var source: IndexPath?
    var height: CGFloat
  }

  /// Chooses what goes, what moves and what comes in the sections of a list.
  init(
    of before: [[CGFloat]], newHeight: () -> CGFloat, using random: inout SplitMix
  ) {
    sections = before
    var rest: [Part] = []
    var coming: [Part] = []
    var movingRows: [Row] = []
    for (index, rows) in before.enumerated() {
      let parts = rows.enumerated().map { Row(source: [index, $0], height: $1) }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: deletedSections.insert(index)
      case 1: coming.append(Part(source: index, rows: parts))
      case 2:
        reloadedSections.insert(index)
        let count = Int.random(in: 0..<4, using: &random)
        rest.append(
          Part(source: index, rows: (0..<count).map { _ in Row(height: newHeight()) }))
      default:
        let left = chooseRows(parts, &movingRows, newHeight, &random)
        rest.append(Part(source: index, rows: left, takesRows: true))
      }
    }
    for _ in 0..<max(0, Int.random(in: -3...2, using: &random)) {
      let count = Int.random(in: 0..<4, using: &random)
      coming.append(Part(rows: (0..<count).map { _ in Row(height: newHeight()) }))
    }
    var after = rest
    for part in coming.shuffled(using: &random) {
      after.insert(part, at: Int.random(in: 0...after.count, using: &random))
    }
    place(movingRows, in: &after, newHeight, &random)
    describe(after)
  }

  /// Takes rows out of a section, to be deleted or moved, and reloads others.
  private mutating func chooseRows(
    _ rows: [Row], _ moving: inout [Row], _ newHeight: () -> CGFloat, _ random: inout SplitMix
  ) -> [Row] {
    var left: [Row] = []
    for row in rows {
      guard let source = row.source else { continue }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: deletedRows.append(source)
      case 1: moving.append(row)
      case 2:
        reloadedRows.append(source)
        left.append(Row(source: source, height: newHeight()))
      default:
        kept.insert(row.height)
        left.append(row)
      }
    }
    return left
  }

  /// Puts moved and new rows between those of the sections that stay.
  private mutating func place(
    _ moving: [Row], in after: inout [Part], _ newHeight: () -> CGFloat,
    _ random: inout SplitMix
  ) {
    let targets = after.indices.filter { after[$0].takesRows }
    guard !targets.isEmpty else {
      deletedRows += moving.compactMap(\.source)
      return
    }
    let new = (0..<Int.random(in: 0..<4, using: &random)).map { _ in Row(height: newHeight()) }
    for row in moving + new {
      let section = targets[Int.random(in: 0..<targets.count, using: &random)]
      let place = Int.random(in: 0...after[section].rows.count, using: &random)
      after[section].rows.insert(row, at: place)
    }
    let movingSources = Set(moving.compactMap(\.source))
    for section in targets {
      for (index, row) in after[section].rows.enumerated() {
        let target = IndexPath(row: index, section: section)
        guard let source = row.source else {
          insertedRows.append(target)
          continue
        }
        guard movingSources.contains(source) else { continue }
        movedRows.append((source, target))
        kept.insert(row.height)
      }
    }
  }

  private mutating func describe(_ after: [Part]) {
    for (index, part) in after.enumerated() {
      guard let source = part.source else {
        insertedSections.insert(index)
        continue
      }
      guard !part.takesRows, !reloadedSections.contains(source) else { continue }
      movedSections.append((source, index))
      kept.formUnion(part.rows.map(\.height))
    }
    sections = after.map { $0.rows.map(\.height) }
  }

  /// Tells a table.
  func tell(_ table: UITableView) {
    if !reloadedRows.isEmpty { table.reloadRows(at: reloadedRows, with: .none) }
    if !insertedRows.isEmpty { table.insertRows(at: insertedRows.reversed(), with: .none) }
    if !deletedRows.isEmpty { table.deleteRows(at: deletedRows, with: .none) }
    if !insertedSections.isEmpty { table.insertSections(insertedSections, with: .none) }
    for (source, target) in movedRows { table.moveRow(at: source, to: target) }
    if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: .none) }
    if !reloadedSections.isEmpty { table.reloadSections(reloadedSections, with: .none) }
    for (source, target) in movedSections { table.moveSection(source, toSection: target) }
  }

  /// Whether there is nothing to tell.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }
}
