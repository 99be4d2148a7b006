import TableModel
import Testing

@testable import ContactsList

@Suite("Example: contacts") @MainActor struct ContactsListTests {
  private let controller = ContactsViewController(contacts: [
    Contact(givenName: "Ada", familyName: "Lovelace", phone: "1"),
    Contact(givenName: "Alan", familyName: "Turing", phone: "2"),
    Contact(givenName: "Grace", familyName: "Hopper", phone: "3"),
    Contact(givenName: "Donald", familyName: "Knuth", phone: "4"),
    Contact(givenName: "Barbara", familyName: "Liskov", phone: "5"),
  ])

  private func names(_ table: UITableView) -> [String?] {
    table.visibleCells.map(\.accessibilityLabel)
  }

  @Test("The contacts stand in sections by initial, with the initials as index")
  func sections() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let table = try #require(controller.tableView)
    #expect(screen.window.isKeyWindow)
    #expect(table.numberOfSections == 4)
    #expect(
      names(table) == [
        "Grace Hopper", "Donald Knuth", "Barbara Liskov", "Ada Lovelace", "Alan Turing",
      ])
    #expect(controller.sectionIndexTitles(for: table) == ["H", "K", "L", "T"])
    #expect(controller.title == "Contacts" && controller.navigationItem.title == "Contacts")
  }

  @Test("The labels of a self-made cell have the places that its constraints say")
  func layout() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let cell = try #require(controller.tableView.visibleCells.first)
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [68, 68])
    #expect(labels.map(\.frame.minY) == [10, 32.5])
    #expect(cell.frame.height == 60)
  }

  @Test("Swiping a row and tapping Delete takes the contact away, and a section with its last one")
  func deletion() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let table = try #require(controller.tableView)
    #expect(table.swipe(rowAt: IndexPath(row: 0, section: 2)).map(\.title) == ["Delete"])
    table.tapSwipeAction(0)
    MainLoop.runUntilIdle()
    #expect(table.numberOfRows(inSection: 2) == 1)
    table.swipe(rowAt: IndexPath(row: 0, section: 0))
    table.tapSwipeAction(0)
    MainLoop.runUntilIdle()
    #expect(table.numberOfSections == 3)
    #expect(names(table) == ["Donald Knuth", "Ada Lovelace", "Alan Turing"])
  }

  @Test("The edit button puts the table into editing mode and back")
  func editing() throws {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    let button = try #require(controller.navigationItem.leftBarButtonItem)
    #expect(button.title == "Edit")
    button.tap()
    #expect(controller.tableView.isEditing && button.title == "Done")
    button.tap()
    #expect(!controller.tableView.isEditing && button.title == "Edit")
  }

  @Test("Tapping a row tells who was chosen and leaves nothing selected")
  func selection() throws {
    var chosen: [String] = []
    controller.onSelect = { chosen.append($0.fullName) }
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    screen.tap(row: 0, section: 1, of: controller.tableView)
    #expect(chosen == ["Donald Knuth"])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
