import Foundation
import TableModel
import TableProbe
import TestSupport

// MARK: - Swipe actions

extension SoakStep {
  static func swipe(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let path = visiblePath(scene, &random) else { return "no swipe" }
    let side: RowSwipes.Side = Bool.random(using: &random) ? .leading : .trailing
    let actions = scene.table.swipes.open(rowAt: path, side: side)
    return "swipe \(path) from \(side): \(actions.map(\.title))"
  }

  /// A full swipe, which performs the first action of rows that let it.
  static func fullSwipe(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let path = visiblePath(scene, &random), !scene.table.isEditing else {
      return "no full swipe"
    }
    let name = scene.sections[path.section][path.row]
    let before = scene.swipes.performed
    scene.table.swipes.openFully(rowAt: path)
    if SystemVersion.current >= .iOS(11) {
      let expected = before + (scene.performsFirst(name) ? [name] : [])
      if scene.swipes.performed != expected {
        scene.faults.append("performed \(scene.swipes.performed), not \(expected)")
      }
      if !scene.performsFirst(name), scene.table.swipes.openActions.count != 2 {
        scene.faults.append("a row that lets no full swipe perform is not open")
      }
    }
    return "swipe \(path) fully"
  }

  /// A finger that swipes a row slowly and not far enough for it to stay open.
  static func shortSwipe(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let path = visiblePath(scene, &random) else { return "no short swipe" }
    let y = scene.table.rectForRow(at: path).midY
    guard scene.table.bounds.contains(CGPoint(x: 20, y: y)) else { return "no row to swipe" }
    let swiped = scene.swipes.begun
    let finger = Finger(on: scene.table, at: CGPoint(x: 160, y: y))
    finger.move(by: CGPoint(x: Bool.random(using: &random) ? 30 : -30, y: 0), duration: 1)
    finger.lift()
    if scene.swipes.begun > swiped {
      if !scene.table.swipes.openActions.isEmpty {
        scene.faults.append("a short swipe opened \(path)")
      }
      if scene.table.isEditing != (SystemVersion.current < .iOS(11)) {
        scene.faults.append("editing \(scene.table.isEditing) after a short swipe of \(path)")
      }
    }
    return "swipe \(path) a little"
  }

  static func tapAction(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let actions = scene.table.swipes.openActions
    guard !actions.isEmpty else { return "no action" }
    let index = Int.random(in: 0..<actions.count, using: &random)
    scene.table.swipes.tapAction(index)
    return "tap \(actions[index].title)"
  }

  /// Calls the completion handlers of actions long after they were tapped.
  static func complete(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let completions = scene.swipes.completions
    scene.swipes.completions = []
    for completion in completions { completion(Bool.random(using: &random)) }
    return "complete \(completions.count) actions"
  }

  static func closeRow(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    scene.table.swipes.close()
    if !scene.table.swipes.openActions.isEmpty { scene.faults.append("a closed row is open") }
    return "close the open row"
  }

  /// A row on the screen that a finger could reach.
  private static func visiblePath(_ scene: SoakScene, _ random: inout SplitMix) -> IndexPath? {
    guard scene.finger == nil, scene.table.window != nil else { return nil }
    return scene.table.indexPathsForVisibleRows?.randomElement(using: &random)
  }
}
