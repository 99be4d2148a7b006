import Foundation
import TableModel
import TableProbe
import Testing

@testable import Idioms

@Suite("Example: things around tables") @MainActor struct ShelfTests {
  private func shown(_ shelves: [Shelf]) -> (controller: ShelfViewController, window: UIWindow) {
    let controller = ShelfViewController(style: .plain)
    controller.shelves = shelves
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return (controller, window)
  }

  private let shelves = [
    Shelf(name: "Novels", books: ["Emma", "Ulysses"]), Shelf(name: "Poems", books: ["Howl"]),
    Shelf(name: "Plays", books: []),
  ]

  @Test("A row of cards shows the books in sight, and a tapped card comes up in a sheet")
  func cards() throws {
    let (controller, window) = shown(shelves)
    let cell = try #require(controller.tableView.cellForRow(at: [0, 0]) as? ShelfCell)
    let cards = cell.cards.visibleCells.compactMap { $0 as? CardCell }
    #expect(cards.map(\.label.text) == ["Emma", "Ulysses"])
    Finger(on: cell.cards, at: cards[1].center).lift()
    MainLoop.runUntilIdle()
    let sheet = controller.presentedViewController as? UINavigationController
    #expect(sheet?.topViewController?.title == "Ulysses")
    #expect(sheet?.sheetPresentationController?.detents.count == 2)
    _ = window
  }

  @Test("A shelf that is dragged down takes its place in the model and in the table")
  func rearranging() {
    let (controller, window) = shown(shelves)
    let drag = Drag(liftingRow: [0, 0], of: controller.tableView)
    drag?.move(over: [0, 2], of: controller.tableView)
    #expect(drag?.drop() == true)
    #expect(controller.shelves.map(\.name) == ["Poems", "Plays", "Novels"])
    let last = controller.tableView.cellForRow(at: [0, 2]) as? ShelfCell
    #expect(last?.shelf?.name == "Novels")
    _ = window
  }

  @Test("Text from another application becomes a shelf where it is dropped")
  func dropping() {
    let (controller, window) = shown(shelves)
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Maps")))
    let drag = Drag(of: [item], from: controller.tableView)
    drag?.move(over: [0, 1], of: controller.tableView)
    #expect(drag?.drop() == true)
    #expect(controller.shelves.map(\.name) == ["Novels", "Maps", "Poems", "Plays"])
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
    _ = window
  }

  @Test("Without shelves the view says so, and stops when there is one")
  func empty() {
    let (controller, window) = shown([])
    #expect(controller.contentUnavailableConfiguration != nil)
    controller.shelves = shelves
    controller.tableView.reloadData()
    MainLoop.runUntilIdle()
    #expect(controller.contentUnavailableConfiguration == nil)
    _ = window
  }
}
