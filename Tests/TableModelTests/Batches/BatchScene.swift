import BatchOracle
import Foundation
import SystemVersions
import TableEngine
import TableModel

/// A table whose rows have names that stay, beside what the naive planner says of them.
@MainActor final class BatchScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// What a scene is like.
  struct Kind: Hashable, Sendable {
    var version = SystemVersion.newest
    /// Whether all rows are in sight; else about three are, and none is estimated.
    var isTall = true
  }

  /// Changes or drops an edit on its way to the table, to have the comparison fail.
  typealias Tamper = @Sendable (TableEdit) -> TableEdit?

  let table: UITableView
  private let window: UIWindow
  private let tamper: Tamper
  private let reloadsFollow: Bool
  private(set) var names: [[Int]] = []
  private var nextName = 0

  /// An empty table on the screen.
  init(_ kind: Kind, tamper: @escaping Tamper) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: kind.isTall ? 10_000 : 100)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame)
    self.tamper = tamper
    reloadsFollow = SystemVersion.current.behavior.reloadsFollowMovedSections
    super.init()
    if !kind.isTall { table.estimatedRowHeight = 0 }
    table.allowsMultipleSelection = true
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  var counts: [Int] { names.map(\.count) }

  /// Shows another table in the place of the last one.
  func show(_ counts: [Int]) {
    names = fresh(counts)
    table.reloadData()
    MainLoop.runUntilIdle()
  }

  private func fresh(_ counts: [Int]) -> [[Int]] {
    counts.map { count in
      nextName += count
      return Array(nextName - count..<nextName)
    }
  }

  // MARK: Data source and delegate

  func numberOfSections(in tableView: UITableView) -> Int { names.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.tag = names[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Self.height(ofRow: names[indexPath.section][indexPath.row])
  }

  /// Heights that tell most rows apart.
  static func height(ofRow name: Int) -> CGFloat { CGFloat(20 + name % 31) }
}

// MARK: - One batch

extension BatchScene {
  /// Performs a batch and says what is not as the naive planner says; nil if all is.
  func difference(_ batch: Batch) -> String? {
    let naive = NaivePlanner(batch: batch)
    selectSome()
    if let problem = naive.problem() { return difference(batch, problem) }
    return difference(batch, naive.origins())
  }

  /// Performs the batch while the data source has other rows.
  private func perform(_ batch: Batch, _ after: [[Int]]) -> UIKitException? {
    UIKitException.caught {
      table.performBatchUpdates {
        self.names = after
        for edit in batch.edits.compactMap(self.tamper) { self.table.perform(edit) }
      }
    }
  }

  /// A batch that must raise and change nothing.
  private func difference(_ batch: Batch, _ problem: UpdateProblem) -> String? {
    let (old, before) = (names, TableAnswers(table))
    let exception = perform(batch, fresh(batch.after))
    names = old
    MainLoop.runUntilIdle()
    guard let exception else { return "nothing raised for \(problem)" }
    let fragments = problem.fragments(
      of: table, edits: batch.edits, isUnchanged: old.map(\.count) == batch.after)
    let missing = fragments.filter { !exception.reason.contains($0) }
    if !missing.isEmpty { return "\(exception.reason)\ndoes not say \(missing)" }
    let after = TableAnswers(table)
    return before == after ? nil : "\(before)\nwas before the exception, now\n\(after)"
  }

  /// A batch that must leave the rows, cells and selection that the origins say.
  private func difference(_ batch: Batch, _ origins: [[Origin]]) -> String? {
    let old = names
    let kept = Set(origins.joined().compactMap { $0.kept.map { old[$0.section][$0.row] } })
    let (cells, selected) = (cellsInSight, selectedNames)
    let exception = perform(batch, named(origins, old))
    if let exception { return "raised \(exception.reason)" }
    MainLoop.runUntilIdle()
    return rowDifference ?? cellDifference(from: cells, kept)
      ?? selectionDifference(selected.intersection(kept))
  }

  private func named(_ origins: [[Origin]], _ old: [[Int]]) -> [[Int]] {
    origins.map { section in
      section.map { origin in
        if let path = origin.old { return old[path.section][path.row] }
        nextName += 1
        return nextName - 1
      }
    }
  }
}

// MARK: - What must be true

extension BatchScene {
  /// Every row is where the heights of those before it put it, and those in sight have cells.
  private var rowDifference: String? {
    guard table.numberOfSections == names.count else { return "\(table.numberOfSections) sections" }
    var y = 0.0
    var inSight: [Int] = []
    for (section, rows) in names.enumerated() {
      let count = table.numberOfRows(inSection: section)
      guard count == rows.count else { return "\(count) rows in section \(section)" }
      for (row, name) in rows.enumerated() {
        let height = Self.height(ofRow: name)
        let rect = table.rectForRow(at: [section, row])
        guard rect.minY == y, rect.height == height else {
          return "row \(row) of section \(section) is at \(rect), not \(y), \(height)"
        }
        y += height
        if rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY { inSight.append(name) }
      }
    }
    let shown = table.visibleCells.map(\.tag)
    return shown == inSight ? nil : "shows \(shown), not \(inSight)"
  }

  /// A row that stays and stays in sight keeps its cell; all others have another one.
  private func cellDifference(from old: [Int: UITableViewCell], _ kept: Set<Int>) -> String? {
    let new = cellsInSight
    for (name, cell) in new.sorted(by: { $0.key < $1.key }) {
      guard let before = old[name], (before === cell) != kept.contains(name) else { continue }
      return "row \(name) " + (kept.contains(name) ? "lost its cell" : "kept its cell")
    }
    return nil
  }

  private func selectionDifference(_ expected: Set<Int>) -> String? {
    selectedNames == expected ? nil : "selected \(selectedNames), not \(expected)"
  }

  private var cellsInSight: [Int: UITableViewCell] {
    Dictionary(table.visibleCells.map { ($0.tag, $0) }) { first, _ in first }
  }

  private var selectedNames: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).map { names[$0.section][$0.row] })
  }

  private func selectSome() {
    for (section, rows) in names.enumerated() {
      for (row, name) in rows.enumerated() where name % 3 == 0 {
        table.selectRow(at: [section, row], animated: false, scrollPosition: .none)
      }
    }
  }
}

extension Origin {
  /// The old row, if it keeps its cell.
  fileprivate var kept: RowPath? { if case .kept(let path) = self { path } else { nil } }
}
