import Foundation
import TableModel
import TestSupport

// MARK: - Snapshots

extension SoakStep {
  /// Applies a snapshot with other rows and sections, some of them moved and some to be reloaded.
  static func apply(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let snapshots = scene.snapshots else { return "no snapshots" }
    let before = stay(scene)
    changeSections(scene, &random)
    var snapshot = scene.snapshot
    let reloads = random.chance(50)
    let reloaded = snapshot.itemIdentifiers.filter { _ in reloads && random.chance(5) }
    snapshot.reloadItems(reloaded)
    let animated = Bool.random(using: &random)
    let isFocused = scene.screen.focusedField?.isDescendant(of: scene.table) == true
    snapshots.apply(snapshot, animatingDifferences: animated)
    // What is reloaded is a second update, and rows may be off the screen between the two;
    // so may those that a keyboard moves when it goes with its field.
    if reloaded.isEmpty, !isFocused, animated || SystemVersion.current >= .iOS(15) {
      let after = stay(scene)
      for (name, old) in before {
        guard let new = after[name], new.cell !== old.cell,
          scene.sectionNames.contains(old.section), old.edges[new.section] != nil,
          staysInSight(new, since: old, in: scene)
        else { continue }
        scene.faults.append("row \(name) stayed, and has another cell")
      }
    }
    return "apply \(zip(scene.sectionNames, scene.sections).map { "\($0): \($1)" }), "
      + "reload \(reloaded), animated \(animated)"
  }

  static func applyByReload(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let snapshots = scene.snapshots, SystemVersion.current >= .iOS(15) else {
      return "no snapshots by reload"
    }
    changeSections(scene, &random)
    snapshots.applySnapshotUsingReloadData(scene.snapshot)
    return "apply \(scene.sections) by a reload"
  }

  /// A row that stays on the screen, by its name.
  private struct Shown {
    let cell: UITableViewCell
    let section: Int
    /// The heights of header and footer together, of all sections by their names.
    let edges: [Int: CGFloat]
  }

  /// Whether a row was on the screen all the time. Headers and footers get their heights when they
  /// come into sight or have another title, after the cells; until then rows lie higher or lower.
  private static func staysInSight(_ new: Shown, since old: Shown, in scene: SoakScene) -> Bool {
    let change = new.edges.reduce(0) { $0 + abs($1.value - (old.edges[$1.key] ?? 0)) }
    let places = new.cell.frame.insetBy(dx: 0, dy: -change)
    return change == 0 || scene.table.bounds.contains(places)
  }

  private static func stay(_ scene: SoakScene) -> [Int: Shown] {
    guard scene.table.window != nil else { return [:] }
    var shown: [Int: Shown] = [:]
    let heights = scene.sections.indices.map {
      scene.table.rectForHeader(inSection: $0).height
        + scene.table.rectForFooter(inSection: $0).height
    }
    let edges = Dictionary(uniqueKeysWithValues: zip(scene.sectionNames, heights))
    for path in scene.table.indexPathsForVisibleRows ?? [] {
      guard let cell = scene.table.cellForRow(at: path) else { continue }
      shown[scene.sections[path.section][path.row]] = Shown(
        cell: cell, section: scene.sectionNames[path.section], edges: edges)
    }
    return shown
  }

  /// Sections come, go and change places, and so do rows, also from one to another.
  private static func changeSections(_ scene: SoakScene, _ random: inout SplitMix) {
    if random.chance(20), !scene.sections.isEmpty {
      let index = random.index(below: scene.sections.count)
      scene.sections.remove(at: index)
      scene.sectionNames.remove(at: index)
    }
    if random.chance(25), scene.sections.count < 6 {
      let index = random.index(below: scene.sections.count + 1)
      scene.sections.insert(scene.names(random.index(below: 9)), at: index)
      scene.sectionNames.insert(contentsOf: scene.names(1), at: index)
    }
    if random.chance(20), scene.sections.count > 1 {
      scene.sections.swapAt(0, scene.sections.count - 1)
      scene.sectionNames.swapAt(0, scene.sectionNames.count - 1)
    }
    for section in scene.sections.indices {
      scene.sections[section].removeAll { _ in random.chance(8) }
      for _ in 0..<random.index(below: 4) {
        let row = random.index(below: scene.sections[section].count + 1)
        scene.sections[section].insert(contentsOf: scene.names(1), at: row)
      }
      guard random.chance(40), let name = scene.sections[section].randomElement(using: &random)
      else { continue }
      scene.sections[section].removeAll { $0 == name }
      let target = random.index(below: scene.sections.count)
      let row = random.index(below: scene.sections[target].count + 1)
      scene.sections[target].insert(name, at: row)
    }
  }
}
