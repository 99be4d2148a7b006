import Foundation
import ScreenTesting
import TableModel
import Testing

/// The search bar of a navigation bar and the content that scrolls below it.
@MainActor @Suite struct SearchBarCollapseTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let list: List
  private let search: UISearchController
  private let screen: Screen

  init() {
    list = SystemVersion.$current.withValue(.iOS(13)) { List(style: .plain) }
    search = SystemVersion.$current.withValue(.iOS(13)) {
      UISearchController(searchResultsController: nil)
    }
    list.navigationItem.searchController = search
    screen = Screen(list, in: .navigation, on: .iPhone8, system: .iOS(13))
  }

  private var bar: UINavigationBar? { list.navigationController?.navigationBar }

  private func scroll(to y: CGFloat) {
    list.tableView.contentOffset.y = y
    screen.wait(for: 0.1)
  }

  // Apple, hidesSearchBarWhenScrolling
  @Test func `it is in sight at the top of the content only`() throws {
    let table = try #require(list.tableView)
    #expect(bar?.frame.height == 100 && table.contentOffset.y == -120)
    let steps: [(CGFloat, CGFloat)] = [(-100, 36), (-64, 0), (400, 0), (-80, 16), (-120, 56)]
    for (y, height) in steps {
      scroll(to: y)
      #expect(bar?.frame.height == 44 + height && search.searchBar.frame.height == height)
      #expect(table.contentOffset.y == y && table.adjustedContentInset.top == 64 + height)
    }
    screen.scroll(by: 500)
    #expect(bar?.frame.height == 44)
    screen.tapStatusBar()
    #expect(bar?.frame.height == 100 && table.contentOffset.y == -120)
  }

  @Test func `it stays where it may not hide`() {
    list.navigationItem.hidesSearchBarWhenScrolling = false
    scroll(to: 400)
    #expect(bar?.frame.height == 100)
    list.navigationItem.hidesSearchBarWhenScrolling = true
    screen.wait(for: 0.1)
    #expect(bar?.frame.height == 44)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    screen.wait(for: 0.1)
    #expect(bar?.frame.height == 100)
  }

  // powerje/SearchController
  @Test func `with scopes it does not collapse completely`() {
    search.searchBar.scopeButtonTitles = ["A", "B"]
    screen.wait(for: 0.1)
    #expect(bar?.frame.height == 100)
    search.searchBar.showsScopeBar = true
    screen.wait(for: 0.1)
    #expect(bar?.frame.height == 144)
    scroll(to: 400)
    #expect(bar?.frame.height == 88)
  }

  @Test func `it goes before the large title does`() {
    bar?.prefersLargeTitles = true
    screen.wait(for: 0.1)
    #expect(list.tableView.contentOffset.y == -172)
    for (y, search, title) in [(-140, 24, 52), (-116, 0, 52), (-90, 0, 26), (0, 0, 0)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      scroll(to: y)
      #expect(bar?.frame.height == 44 + search + title)
      #expect(self.search.searchBar.frame.height == search)
    }
  }

  @Test func `an active search shows it, and its end hides it again`() {
    search.obscuresBackgroundDuringPresentation = false
    scroll(to: 400)
    search.isActive = true
    screen.wait(for: 0.1)
    #expect(bar?.frame.height == 100)
    screen.scroll(by: 100)
    #expect(bar?.frame.height == 100)
    search.isActive = false
    screen.wait(for: 0.1)
    #expect(bar?.frame.height == 44)
  }
}
