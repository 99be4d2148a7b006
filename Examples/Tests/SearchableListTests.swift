import TableModel
import Testing

@testable import SearchableList

@Suite("Example: searchable list") @MainActor struct SearchableListTests {
  private let controller = SearchableListViewController(countries: [
    Country(name: "France", capital: "Paris"), Country(name: "Spain", capital: "Madrid"),
    Country(name: "Finland", capital: "Helsinki"),
  ])

  private func names() -> [String?] { controller.tableView.visibleCells.map(\.textLabel?.text) }

  private func type(_ text: String) {
    controller.searchController.searchBar.type(text)
    MainLoop.runUntilIdle()
  }

  @Test("Typing into the search bar shows what matches, and cancelling shows all again")
  func search() {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    #expect(names() == ["France", "Spain", "Finland"])
    type("F")
    #expect(controller.searchController.isActive)
    #expect(names() == ["France", "Finland"])
    type("in")
    #expect(names() == ["Finland"])
    controller.searchController.searchBar.pressCancel()
    MainLoop.runUntilIdle()
    #expect(!controller.searchController.isActive)
    #expect(names() == ["France", "Spain", "Finland"])
  }

  @Test("Choosing a scope searches again")
  func scope() {
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    defer { screen.close() }
    type("mad")
    #expect(names() == [])
    #expect((controller.tableView.backgroundView as? UILabel)?.text == "No Results")
    controller.searchController.searchBar.select(scope: 1)
    MainLoop.runUntilIdle()
    #expect(names() == ["Spain"])
    #expect(controller.tableView.backgroundView == nil)
  }

  @Test("Tapping a row shows the country, and its selection goes when the list comes back")
  func detail() throws {
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(showing: navigation)
    defer { screen.close() }
    screen.tap(row: 1, of: controller.tableView)
    #expect(navigation.topViewController?.title == "Spain")
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
