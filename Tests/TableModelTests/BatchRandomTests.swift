import Foundation
import TableModel
import Testing

/// Random batches on random tables, beside arrays that are edited by the words of the
/// documentation.
@MainActor struct BatchRandomTests {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
  private static let seed = environment["TABLE_MODEL_SEED"].flatMap { UInt64($0) } ?? 20_260
  private static let batches = environment["TABLE_MODEL_BATCHES"].flatMap { Int($0) } ?? 2_000

  @Test func `random batches leave the rows, cells and selection that the arrays say`() throws {
    print("random batches: seed \(Self.seed), \(Self.batches) batches")
    var generator = SplitMix(state: Self.seed)
    var scene = Scene(model: Batch.randomModel(using: &generator))
    for number in 0..<Self.batches {
      if number % 20 == 0 { scene = Scene(model: Batch.randomModel(using: &generator)) }
      let batch = Batch(of: scene.model, using: &generator)
      let isSpoiled = Int.random(in: 0..<4, using: &generator) == 0
      let difference =
        isSpoiled ? scene.spoiled(batch, using: &generator) : scene.perform(batch)
      try #require(difference == nil, "batch \(number): \(difference ?? "") \(batch)")
    }
  }
}

/// What a table shows: the sections, and in each the rows, by names that stay.
private struct Model: Equatable {
  var sections: [Int]
  var rows: [Int: [Int]]

  var paths: [(path: IndexPath, row: Int)] {
    sections.enumerated().flatMap { section, name in
      (rows[name] ?? []).enumerated().map { (IndexPath(row: $0, section: section), $1) }
    }
  }

  func row(at path: IndexPath) -> Int { (rows[sections[path.section]] ?? [])[path.row] }
}

/// A valid batch: the model before, the edits, and the model after.
private struct Batch: CustomStringConvertible {
  let before: Model
  private(set) var after: Model
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(Int, Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var movedRows: [(IndexPath, IndexPath)] = []

  var description: String {
    "before \(before.sections.map { before.rows[$0]?.count ?? 0 }) sections -\(Array(deletedSections)) "
      + "+\(Array(insertedSections)) \(movedSections) rows -\(deletedRows) +\(insertedRows) "
      + "~\(reloadedRows) \(movedRows)"
  }

  static func randomModel(using generator: inout SplitMix) -> Model {
    var next = 0
    let sections = Array(0..<Int.random(in: 0...4, using: &generator))
    let rows = sections.map { section -> (Int, [Int]) in
      let count = Int.random(in: 0...5, using: &generator)
      defer { next += count }
      return (section, Array(next..<next + count))
    }
    return Model(sections: sections, rows: Dictionary(uniqueKeysWithValues: rows))
  }

  /// Chooses what goes, what moves and what comes, and puts the rest around it in order.
  init(of model: Model, using generator: inout SplitMix) {
    before = model
    after = model
    var next = 1 + (model.rows.values.joined().max() ?? 0) + model.sections.reduce(0, max)
    chooseSections(&next, using: &generator)
    chooseRows(&next, using: &generator)
  }

  private mutating func chooseSections(_ next: inout Int, using generator: inout SplitMix) {
    var rest: [Int] = []
    var moved: [Int] = []
    for (index, name) in before.sections.enumerated() {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: deletedSections.insert(index)
      case 1: moved.append(name)
      default: rest.append(name)
      }
    }
    var inserted: [Int] = []
    for _ in 0..<max(0, Int.random(in: -3...2, using: &generator)) {
      inserted.append(next)
      next += 1
    }
    let placed = (moved + inserted).shuffled(using: &generator)
    after.sections = Self.weave(placed, into: rest, using: &generator)
    for index in deletedSections { after.rows[before.sections[index]] = nil }
    for (index, name) in after.sections.enumerated() where inserted.contains(name) {
      insertedSections.insert(index)
      after.rows[name] = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        defer { next += 1 }
        return next
      }
    }
    movedSections = moved.compactMap { name in
      guard let source = before.sections.firstIndex(of: name),
        let target = after.sections.firstIndex(of: name)
      else { return nil }
      return (source, target)
    }
  }

  private mutating func chooseRows(_ next: inout Int, using generator: inout SplitMix) {
    let kept = after.sections.filter { before.sections.contains($0) }
    let still = kept.filter { name in
      !movedSections.contains { before.sections[$0.0] == name }
    }
    var rest: [Int: [Int]] = [:]
    var coming: [Int: [Int]] = [:]
    var sources: [Int: IndexPath] = [:]
    for name in kept {
      let section = before.sections.firstIndex(of: name) ?? 0
      for (index, row) in (before.rows[name] ?? []).enumerated() {
        let path = IndexPath(row: index, section: section)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: deletedRows.append(path)
        case 1:
          sources[row] = path
          coming[kept.randomElement(using: &generator) ?? name, default: []].append(row)
        // A reload counts as an insertion at the old number of its section, so it goes together
        // with a section that keeps it.
        case 2 where still.contains(name) && after.sections.firstIndex(of: name) == section:
          reloadedRows.append(path)
          rest[name, default: []].append(row)
        default: rest[name, default: []].append(row)
        }
      }
      for _ in 0..<max(0, Int.random(in: -3...2, using: &generator)) {
        coming[name, default: []].append(next)
        next += 1
      }
    }
    for name in kept {
      let section = after.sections.firstIndex(of: name) ?? 0
      let rows = Self.weave(coming[name] ?? [], into: rest[name] ?? [], using: &generator)
      after.rows[name] = rows
      for (index, row) in rows.enumerated() where coming[name]?.contains(row) == true {
        let path = IndexPath(row: index, section: section)
        if let source = sources[row] {
          movedRows.append((source, path))
        } else {
          insertedRows.append(path)
        }
      }
    }
  }

  /// Puts elements at random places among others that keep their order.
  private static func weave(
    _ placed: [Int], into rest: [Int], using generator: inout SplitMix
  ) -> [Int] {
    var result = rest
    for element in placed {
      result.insert(element, at: Int.random(in: 0...result.count, using: &generator))
    }
    return result
  }

  /// The names of the rows whose cells stay.
  var keptRows: Set<Int> {
    let gone = Set((deletedRows + reloadedRows).map { before.row(at: $0) })
    return Set(before.paths.map(\.row)).intersection(after.paths.map(\.row)).subtracting(gone)
  }

  @MainActor func edit(_ table: UITableView, using generator: inout SplitMix) {
    var edits: [() -> Void] = []
    edits.append { [deletedSections] in table.deleteSections(deletedSections, with: .none) }
    edits.append { [insertedSections] in table.insertSections(insertedSections, with: .none) }
    for (source, target) in movedSections {
      edits.append { table.moveSection(source, toSection: target) }
    }
    edits.append { [deletedRows] in table.deleteRows(at: deletedRows, with: .none) }
    edits.append { [insertedRows] in table.insertRows(at: insertedRows, with: .none) }
    edits.append { [reloadedRows] in table.reloadRows(at: reloadedRows, with: .none) }
    for (source, target) in movedRows { edits.append { table.moveRow(at: source, to: target) } }
    // The order of the calls makes no difference.
    for edit in edits.shuffled(using: &generator) { edit() }
  }
}

/// A table that shows a model, every row of which is on the screen.
@MainActor private final class Scene: NSObject, UITableViewDataSource {
  private(set) var model: Model
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
  private var generator = SplitMix(state: 1)

  init(model: Model) {
    self.model = model
    super.init()
    table.dataSource = self
    table.allowsMultipleSelection = true
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.rows[model.sections[section]]?.count ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.tag = model.row(at: indexPath)
    return cell
  }

  /// Performs a batch and says what is not as the arrays say; nil if all is.
  func perform(_ batch: Batch) -> String? {
    let cells = cellsByRow
    selectSome()
    let selected = selectedRows
    let exception = UIKitException.caught {
      table.performBatchUpdates {
        self.model = batch.after
        batch.edit(self.table, using: &self.generator)
      }
    }
    MainLoop.runUntilIdle()
    if let exception { return "raised \(exception.reason)" }
    let shown = table.visibleCells.map(\.tag)
    if shown != batch.after.paths.map(\.row) { return "shows \(shown)" }
    let alive = Set(cellsByRow.filter { cells[$0.key] === $0.value }.keys)
    if alive != batch.keptRows { return "cells \(alive) are alive, not \(batch.keptRows)" }
    let kept = selected.intersection(batch.keptRows)
    return selectedRows == kept ? nil : "selected \(selectedRows), not \(kept)"
  }

  /// Performs a batch whose counts are wrong, which must raise and change nothing.
  func spoiled(_ batch: Batch, using generator: inout SplitMix) -> String? {
    let before = state
    let old = model
    var wrong = batch.after
    if let name = wrong.sections.filter({ batch.before.sections.contains($0) }).first {
      wrong.rows[name, default: []].append(.max)
    } else {
      wrong.sections.append(.max)
    }
    let exception = UIKitException.caught {
      table.performBatchUpdates {
        self.model = wrong
        batch.edit(self.table, using: &self.generator)
      }
    }
    model = old
    MainLoop.runUntilIdle()
    if exception == nil { return "raised nothing" }
    return state == before ? nil : "changed from \(before) to \(state)"
  }

  private var cellsByRow: [Int: UITableViewCell] {
    Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
  }

  private var selectedRows: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).map { model.row(at: $0) })
  }

  private func selectSome() {
    for (path, row) in model.paths where row % 3 == 0 {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// Everything that a table answers about its rows.
  private var state: [String] {
    (0..<table.numberOfSections).map { section in
      "\(table.rect(forSection: section)) \(table.numberOfRows(inSection: section))"
    } + table.visibleCells.map { "\(ObjectIdentifier($0)) \($0.frame) \($0.isSelected)" }
      + ["\(table.contentSize) \(table.contentOffset) \(selectedRows.sorted())"]
  }
}

/// A generator that gives the same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
