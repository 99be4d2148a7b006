import Foundation
import TableModel
import TestSupport

// MARK: - Updates

extension SoakStep {
  static func reload(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    if Bool.random(using: &random), !scene.sections.isEmpty {
      let section = Int.random(in: 0..<scene.sections.count, using: &random)
      scene.sections[section] = scene.names(Int.random(in: 0...40, using: &random))
    }
    guard Bool.random(using: &random) else {
      scene.table.reloadData()
      return "reload"
    }
    // From inside a callback, where the table is in the midst of its own layout.
    scene.onDisplay = { [weak table = scene.table] in table?.reloadData() }
    scene.table.reloadData()
    return "reload, and again inside willDisplay"
  }

  /// A reload of rows that come from snapshots.
  static func reloadAll(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.table.reloadData()
    if !scene.table.swipes.openActions.isEmpty {
      scene.faults.append("a row is open after a reload")
    }
    return "reload"
  }

  /// Some batches without a window, and then the window again.
  static func offScreen(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    var script = leaveWindow(scene, &random)
    for _ in 0..<Int.random(in: 1...3, using: &random) { script += ", \(batch(scene, &random))" }
    if let wrong = scene.whatIsWrong() { scene.faults.append("without a window \(wrong)") }
    return "\(script), \(reenter(scene, &random))"
  }

  static func otherHeights(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.heightSeed += 1
    scene.table.performBatchUpdates {}
    return "other heights, requested by an empty batch"
  }

  static func reloadRows(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let paths = scene.paths.filter { _ in Int.random(in: 0..<10, using: &random) == 0 }
    scene.table.reloadRows(at: paths, with: .fade)
    return "reload \(paths)"
  }

  /// Deletes and inserts at random, in one batch.
  static func batch(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let (deleted, inserted, after) = change(of: scene, using: &random)
    scene.table.performBatchUpdates {
      scene.sections = after
      scene.table.deleteRows(at: deleted, with: .automatic)
      scene.table.insertRows(at: inserted, with: .automatic)
    }
    return "delete \(deleted), insert \(inserted)"
  }

  /// The same with a row too many in the source: it must raise, and leave all as it was.
  static func wrongBatch(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard !scene.sections.isEmpty else { return "no wrong batch" }
    var (deleted, inserted, after) = change(of: scene, using: &random)
    let before = scene.sections
    after[0].append(-1)
    let exception = UIKitException.caught {
      scene.table.performBatchUpdates {
        scene.sections = after
        scene.table.deleteRows(at: deleted, with: .automatic)
        scene.table.insertRows(at: inserted, with: .automatic)
      }
    }
    scene.sections = before
    return "a wrong batch raises: \(exception?.reason ?? "NOTHING")"
  }

  static func sectionEdit(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let count = scene.sections.count
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let index = Int.random(in: 0...count, using: &random)
      scene.sections.insert(scene.names(Int.random(in: 0...9, using: &random)), at: index)
      scene.table.insertSections([index], with: .automatic)
      return "insert section \(index)"
    case 1 where count > 0:
      let index = Int.random(in: 0..<count, using: &random)
      scene.sections.remove(at: index)
      scene.table.deleteSections([index], with: .automatic)
      return "delete section \(index)"
    case 2 where count > 1:
      let (source, target) = (0, count - 1)
      scene.sections.insert(scene.sections.remove(at: source), at: target)
      scene.table.moveSection(source, toSection: target)
      return "move section \(source) to \(target)"
    default: return "no section edit"
    }
  }

  /// Rows that go, where new ones come, and what the sections are then.
  private static func change(
    of scene: SoakScene, using random: inout SplitMix
  ) -> (deleted: [IndexPath], inserted: [IndexPath], after: [[Int]]) {
    var after = scene.sections
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    for section in after.indices {
      for row in after[section].indices.reversed() where random.next() % 8 == 0 {
        deleted.append(IndexPath(row: row, section: section))
        after[section].remove(at: row)
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let row = Int.random(in: 0...after[section].count, using: &random)
        after[section].insert(contentsOf: scene.names(1), at: row)
      }
      let old = Set(scene.sections[section])
      for (row, name) in after[section].enumerated() where !old.contains(name) {
        inserted.append(IndexPath(row: row, section: section))
      }
    }
    return (deleted, inserted, after)
  }

  /// Takes the data source away and gives it back: the counts stay without a reload.
  static func exchangeSource(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let table = scene.table
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    table.dataSource = nil
    if (0..<table.numberOfSections).map({ table.numberOfRows(inSection: $0) }) != counts {
      scene.faults.append("the counts \(counts) did not outlive the data source")
    }
    table.dataSource = scene
    return "exchange the data source"
  }
}
