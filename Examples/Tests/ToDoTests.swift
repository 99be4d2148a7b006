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

  private func undo() throws {
    try #require(controller.navigationItem.rightBarButtonItems?.last).tap()
    MainLoop.runUntilIdle()
  }

  @Test("Deleting by swipe can be undone and redone")
  func deletion() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let table = try #require(controller.tableView)
    #expect(table.swipe(rowAt: IndexPath(row: 1, section: 0)).map(\.title) == ["Delete"])
    table.tapSwipeAction(0)
    MainLoop.runUntilIdle()
    #expect(titles == ["Write", "Rest"] && shown() == ["Write", "Rest"])
    try undo()
    #expect(titles == ["Write", "Read", "Rest"] && shown() == ["Write", "Read", "Rest"])
    controller.undoManager?.redo()
    MainLoop.runUntilIdle()
    #expect(titles == ["Write", "Rest"] && shown() == ["Write", "Rest"])
  }

  @Test("The leading swipe marks an item done, and says Reopen then")
  func done() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let table = try #require(controller.tableView)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.swipe(rowAt: path, edge: .leading).map(\.title) == ["Done"])
    table.tapSwipeAction(0)
    MainLoop.runUntilIdle()
    #expect(controller.items[0].isDone)
    #expect(table.cellForRow(at: path)?.accessoryType == .checkmark)
    #expect(table.swipe(rowAt: path, edge: .leading).map(\.title) == ["Reopen"])
  }

  @Test("Reordering in editing mode moves the item, and undo moves it back")
  func reordering() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let table = try #require(controller.tableView)
    controller.editButtonItem.tap()
    MainLoop.runUntilIdle()
    #expect(table.beginReordering(at: IndexPath(row: 0, section: 0)))
    table.dragReordering(to: IndexPath(row: 2, section: 0))
    table.endReordering()
    MainLoop.runUntilIdle()
    #expect(titles == ["Read", "Rest", "Write"])
    try undo()
    #expect(titles == ["Write", "Read", "Rest"] && shown() == ["Write", "Read", "Rest"])
  }
}
