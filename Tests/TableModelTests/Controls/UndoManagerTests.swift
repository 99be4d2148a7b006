import Testing

@testable import TableModel
@testable import UIKitModel

@Suite("Undo") @MainActor struct UndoManagerTests {
  @MainActor private final class Counter {
    let manager = UndoManager()
    var value = 0 {
      didSet {
        let old = oldValue
        manager.registerUndo(withTarget: self) { $0.value = old }
      }
    }
  }

  @Test("Undoing and redoing go back and forth through the changes")
  func backAndForth() {
    let counter = Counter()
    counter.value = 1
    counter.value = 2
    counter.manager.undo()
    #expect(counter.value == 1 && counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 2 && !counter.manager.canRedo)
    counter.manager.undo()
    counter.value = 9
    #expect(!counter.manager.canRedo)
  }

  @Test("A group is undone at once, in reverse order")
  func groups() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.value = 1
    counter.value = 2
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test("No more levels are remembered than wanted, and a gone target is passed over")
  func levels() {
    let manager = UndoManager()
    manager.levelsOfUndo = 1
    var target: Counter? = Counter()
    var undone = 0
    for _ in 0..<3 {
      if let target { manager.registerUndo(withTarget: target) { _ in undone += 1 } }
    }
    manager.undo()
    manager.undo()
    #expect(undone == 1)
    if let target { manager.registerUndo(withTarget: target) { _ in undone += 1 } }
    target = nil
    manager.undo()
    #expect(undone == 1)
  }
}
