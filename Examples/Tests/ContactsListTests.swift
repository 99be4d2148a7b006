import ScreenTesting
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
    let screen = Screen(controller, in: .navigation)
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
    let screen = Screen(controller, in: .navigation)
    let cell = try #require(screen.cell(atRow: [0, 0]))
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [68, 68])
    #expect(labels.map(\.frame.minY) == [10, 32.5])
    #expect(cell.frame.height == 60)
  }

  @Test("Swiping a row and tapping Delete takes the contact away, and a section with its last one")
  func deletion() throws {
    let screen = Screen(controller, in: .navigation)
    let table = try #require(controller.tableView)
    screen.swipe(row: [2, 0], .left)
    #expect(screen.rowActions == ["Delete"])
    screen.tap(rowAction: "Delete")
    #expect(table.numberOfRows(inSection: 2) == 1)
    screen.swipe(row: [0, 0], .left)
    screen.tap(rowAction: "Delete")
    #expect(table.numberOfSections == 3)
    #expect(names(table) == ["Donald Knuth", "Ada Lovelace", "Alan Turing"])
  }

  @Test("The edit button puts the table into editing mode and back")
  func editing() throws {
    let screen = Screen(controller, in: .navigation)
    let button = try #require(controller.navigationItem.leftBarButtonItem)
    #expect(button.title == "Edit")
    screen.tap(barButton: "Edit")
    #expect(controller.tableView.isEditing && button.title == "Done")
    screen.tap(barButton: "Done")
    #expect(!controller.tableView.isEditing && button.title == "Edit")
  }

  @Test("Tapping a row tells who was chosen and leaves nothing selected")
  func selection() throws {
    var chosen: [String] = []
    controller.onSelect = { chosen.append($0.fullName) }
    let screen = Screen(controller, in: .navigation)
    screen.tap(row: [1, 0])
    #expect(chosen == ["Donald Knuth"])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
