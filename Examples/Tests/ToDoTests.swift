import ScreenTesting
import TableModel
import Testing

@testable import ToDo

@Suite("Example: to do") @MainActor struct ToDoTests {
  private let controller = ToDoViewController(
    items: ["Write", "Read", "Rest"].map { ToDoItem(title: $0) })

  private var titles: [String] { controller.items.map(\.title) }

  private func shown() -> [String?] {
    controller.tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("Deleting by swipe can be undone and redone")
  func deletion() {
    let screen = Screen(controller, in: .navigation)
    screen.swipe(row: [0, 1], .left)
    #expect(screen.rowActions == ["Delete"])
    screen.tap(rowAction: "Delete")
    #expect(titles == ["Write", "Rest"] && shown() == ["Write", "Rest"])
    screen.tap(barButton: controller.navigationItem.rightBarButtonItems?.last)
    #expect(titles == ["Write", "Read", "Rest"] && shown() == ["Write", "Read", "Rest"])
    controller.undoManager?.redo()
    MainLoop.runUntilIdle()
    #expect(titles == ["Write", "Rest"] && shown() == ["Write", "Rest"])
  }

  @Test("The leading swipe marks an item done, and says Reopen then")
  func done() {
    let screen = Screen(controller, in: .navigation)
    screen.swipe(row: [0, 0], .right)
    #expect(screen.rowActions == ["Done"])
    screen.tap(rowAction: "Done")
    #expect(controller.items[0].isDone)
    #expect(screen.cell(atRow: [0, 0])?.accessoryType == .checkmark)
    screen.swipe(row: [0, 0], .right)
    #expect(screen.rowActions == ["Reopen"])
  }

  @Test("Reordering in editing mode moves the item, and undo moves it back")
  func reordering() {
    let screen = Screen(controller, in: .navigation)
    screen.tap(barButton: controller.editButtonItem)
    screen.reorder(row: [0, 0], to: [0, 2])
    #expect(titles == ["Read", "Rest", "Write"])
    screen.tap(barButton: controller.navigationItem.rightBarButtonItems?.last)
    #expect(titles == ["Write", "Read", "Rest"] && shown() == ["Write", "Read", "Rest"])
  }
}
