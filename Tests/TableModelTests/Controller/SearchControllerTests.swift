import Foundation
import TableModel
import Testing

/// When a search controller's updater is told.
@MainActor struct SearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    var texts: [String] = []
    var changes: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      changes.append(searchText)
    }
  }

  private let updater = Updater()
  private let search = UISearchController(searchResultsController: nil)

  init() {
    search.searchResultsUpdater = updater
    search.searchBar.delegate = updater
  }

  @Test func `a text that code sets reaches the updater, and not the bar's delegate`() {
    search.searchBar.text = "tables"
    #expect(updater.texts == ["tables"])
    #expect(updater.changes.isEmpty)
  }

  @Test func `a text that code sets again is no change`() {
    search.searchBar.text = nil
    search.searchBar.text = ""
    #expect(updater.texts.isEmpty)
    search.searchBar.text = "a"
    search.searchBar.text = "a"
    #expect(updater.texts == ["a"])
  }

  @Test func `the end of a search empties the bar and tells once`() {
    search.isActive = true
    search.searchBar.text = "a"
    search.isActive = false
    #expect(updater.texts == ["", "a", ""])
    #expect(search.searchBar.text == "")
  }
}
