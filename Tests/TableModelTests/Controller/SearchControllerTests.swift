import Foundation
import TableModel
import Testing

/// When a search controller's updater is called.
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

/// What a search shows over the controller that has its bar.
@MainActor struct SearchResultsTests {
  /// A list, or its results, that logs its appearance.
  private final class Logged: UITableViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
  }

  private let list = Logged(style: .plain)
  private let results = Logged(style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func search(_ results: UIViewController?) -> UISearchController {
    UISearchController(searchResultsController: results)
  }

  private func show(_ search: UISearchController) {
    list.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  private var middle: UIView? { window.hitTest(CGPoint(x: 160, y: 300), with: nil) }

  @Test func `results lie over the list while there is a text`() {
    let search = search(results)
    show(search)
    search.isActive = true
    MainLoop.runUntilIdle()
    #expect(results.view.isHidden)
    search.searchBar.text = "a"
    #expect(!results.view.isHidden)
    #expect(middle?.isDescendant(of: results.view) == true)
    search.searchBar.text = ""
    #expect(results.view.isHidden)
    search.searchBar.text = "b"
    search.isActive = false
    #expect(results.view.window == nil)
    #expect(middle?.isDescendant(of: list.view) == true)
  }

  @Test func `results appear with the search and disappear with it`() {
    let search = search(results)
    show(search)
    #expect(results.log == [])
    search.isActive = true
    MainLoop.runUntilIdle()
    #expect(results.log == ["will appear", "did appear"])
    search.isActive = false
    MainLoop.runUntilIdle()
    #expect(results.log == ["will appear", "did appear", "did disappear"])
    #expect(list.log == ["will appear", "did appear"])
  }

  @Test func `showsSearchResultsController decides once it is set`() {
    let search = search(results)
    show(search)
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    search.isActive = true
    #expect(!results.view.isHidden)
    search.showsSearchResultsController = false
    search.searchBar.text = "a"
    #expect(results.view.isHidden)
  }

  @Test func `the updater may show the results itself`() {
    final class Updater: NSObject, UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {
        searchController.searchResultsController?.view.isHidden = false
      }
    }
    let (search, updater) = (search(results), Updater())
    search.searchResultsUpdater = updater
    show(search)
    search.isActive = true
    #expect(!results.view.isHidden)
  }

  @Test(arguments: [true, false])
  func `a search that does not obscure lets touches through`(byItsFirstName: Bool) {
    let search = search(nil)
    show(search)
    search.isActive = true
    MainLoop.runUntilIdle()
    #expect(middle?.isDescendant(of: list.view) == false)
    if byItsFirstName {
      search.dimsBackgroundDuringPresentation = false
    } else {
      search.obscuresBackgroundDuringPresentation = false
    }
    #expect(middle?.isDescendant(of: list.view) == true)
  }

  @Test func `results leave the window with the list and come back with it`() {
    let search = search(results)
    show(search)
    search.isActive = true
    search.searchBar.text = "a"
    MainLoop.runUntilIdle()
    list.navigationController?.pushViewController(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    #expect(results.view.window == nil)
    list.navigationController?.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(results.view.window === window)
    #expect(middle?.isDescendant(of: results.view) == true)
  }

  @Test func `results lie below a bar that is the list's header`() {
    let search = search(results)
    search.searchBar.sizeToFit()
    list.tableView.tableHeaderView = search.searchBar
    window.rootViewController = list
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    search.isActive = true
    search.searchBar.text = "a"
    let bar = search.searchBar.convert(search.searchBar.bounds, to: window)
    #expect(results.view.convert(results.view.bounds, to: window).minY == bar.maxY)
  }

  // IQKeyboardManager #868
  @Test(arguments: [0, 1, 2])
  func `a bar that is the list's header grows above the rows by its scopes`(scopes: Int) throws {
    let search = search(nil)
    search.scopeBarActivation = .onSearchActivation
    search.searchBar.scopeButtonTitles = (0..<scopes).map { "Scope \($0)" }
    let table = try #require(list.tableView)
    table.tableHeaderView = search.searchBar
    window.rootViewController = list
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    let (inset, offset) = (table.contentInset.top, table.contentOffset.y)
    let (height, size) = (search.searchBar.frame.height, table.contentSize)
    #expect(height > 0)
    let growth: CGFloat = scopes > 1 ? 44 : 0
    for _ in 0..<2 {
      search.isActive = true
      MainLoop.runUntilIdle()
      #expect(table.contentInset.top == inset + growth && table.contentSize == size)
      #expect(table.contentOffset.y == offset - growth)
      let bar = search.searchBar.convert(search.searchBar.bounds, to: window)
      #expect(bar == CGRect(x: 0, y: 0, width: 320, height: height + growth))
      #expect(search.searchBar.searchTextField.frame.height > 0)
      search.isActive = false
      MainLoop.runUntilIdle()
      #expect(table.contentInset.top == inset && table.contentOffset.y == offset)
      #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    }
  }

  @Test func `presenting a search begins it, and dismissing ends it`() {
    let search = search(results)
    show(self.search(nil))
    list.present(search, animated: true)
    MainLoop.runUntilIdle()
    #expect(search.isActive)
    #expect(list.presentedViewController === search)
    #expect(search.searchBar.window === window)
    search.searchBar.text = "a"
    #expect(middle?.isDescendant(of: results.view) == true)
    list.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(!search.isActive)
    #expect(list.presentedViewController == nil)
    #expect(search.presentingViewController == nil)
    #expect(search.viewIfLoaded?.window == nil)
  }

  @Test func `a search whose bar is in no window is active without a view`() {
    let search = search(results)
    search.isActive = true
    #expect(search.isActive)
    #expect(results.viewIfLoaded == nil)
    search.isActive = false
  }
}
