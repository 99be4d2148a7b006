import ScreenTesting
import TableModel
import Testing

@testable import SearchableList

@Suite("Example: searchable list") @MainActor struct SearchableListTests {
  private let controller = SearchableListViewController(countries: [
    Country(name: "France", capital: "Paris"), Country(name: "Spain", capital: "Madrid"),
    Country(name: "Finland", capital: "Helsinki"),
  ])

  private func names() -> [String?] { controller.tableView.visibleCells.map(\.textLabel?.text) }

  @Test("Typing into the search bar shows what matches, and cancelling shows all again")
  func search() {
    let screen = Screen(controller, in: .navigation)
    #expect(names() == ["France", "Spain", "Finland"])
    screen.tap(searchBar: controller.searchController.searchBar)
    screen.type("F")
    #expect(controller.searchController.isActive)
    #expect(names() == ["France", "Finland"])
    screen.type("in")
    #expect(names() == ["Finland"])
    screen.cancelSearch()
    #expect(!controller.searchController.isActive)
    #expect(names() == ["France", "Spain", "Finland"])
  }

  @Test("Choosing a scope searches again")
  func scope() {
    let screen = Screen(controller, in: .navigation)
    screen.tap(searchBar: controller.searchController.searchBar)
    screen.type("mad")
    #expect(names() == [])
    #expect((controller.tableView.backgroundView as? UILabel)?.text == "No Results")
    screen.tap(searchScope: "Capital")
    #expect(names() == ["Spain"])
    #expect(controller.tableView.backgroundView == nil)
  }

  @Test("Tapping a row shows the country, and its selection goes when the list comes back")
  func detail() {
    let screen = Screen(controller, in: .navigation)
    screen.tap(row: [0, 1])
    #expect(screen.title == "Spain")
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    screen.tapBack()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
