import Foundation
import TableModel
import Testing

/// A tab that is left while its content is searched.
@MainActor struct SearchInTabTests {
  /// A list with a search whose bar is its table's header, or is in the navigation bar.
  private final class List: UITableViewController {
    let search = UISearchController(searchResultsController: nil)
    var isInItem = false
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      if isInItem {
        navigationItem.searchController = search
      } else {
        tableView.tableHeaderView = search.searchBar
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let tabs = UITabBarController()
  private let list = List(style: .plain)

  private func select(_ index: Int) {
    tabs.selectedIndex = index
    MainLoop.runUntilIdle()
  }

  /// Searches the list in the first tab, selects the second tab, and comes back.
  private func searchAndLeave() {
    tabs.viewControllers = [
      UINavigationController(rootViewController: list), UIViewController(),
    ]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    list.search.isActive = true
    MainLoop.runUntilIdle()
    list.calls = []
    select(1)
    select(0)
  }

  private static let callbacks = ["will disappear", "did disappear", "will appear"]

  // rdar 32265769
  @Test(arguments: [(9, false), (10, true), (12, true), (13, false), (26, false)], [false, true])
  func `on iOS 10 to 12 a search without a context takes the tab's view, unannounced`(
    version: (major: Int, isLost: Bool), isInItem: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(version.major)) {
      let tests = SearchInTabTests()
      tests.list.isInItem = isInItem
      tests.searchAndLeave()
      #expect(tests.list.calls == (version.isLost ? [] : Self.callbacks))
      #expect((tests.list.view.window == nil) == version.isLost)
    }
  }

  @Test(arguments: [10, 12]) func `a controller that provides the context keeps its view`(
    major: Int
  ) {
    SystemVersion.$current.withValue(.iOS(major)) {
      let tests = SearchInTabTests()
      tests.list.definesPresentationContext = true
      tests.searchAndLeave()
      #expect(tests.list.calls == Self.callbacks && tests.list.view.window === tests.window)
    }
  }

  @Test(arguments: [0, 1]) func `the end of the search gives the view back`(shown: Int) {
    SystemVersion.$current.withValue(.iOS(12)) {
      let tests = SearchInTabTests()
      tests.searchAndLeave()
      tests.select(shown)
      tests.list.search.isActive = false
      MainLoop.runUntilIdle()
      #expect((tests.list.view.window != nil) == (shown == 0))
      tests.select(0)
      #expect(tests.list.view.window === tests.window)
      tests.list.calls = []
      tests.select(1)
      #expect(tests.list.calls == ["will disappear", "did disappear"])
    }
  }
}
