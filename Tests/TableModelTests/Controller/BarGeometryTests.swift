import Foundation
import TableModel
import TableProbe
import Testing

/// Where bars and what they contain lie, and that a touch at that place reaches them.
@MainActor struct BarGeometryTests {
  private let content = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    Finger(on: window, at: CGPoint(x: x, y: y)).lift()
    MainLoop.runUntilIdle()
  }

  @Test func `a navigation bar is as wide as its view, below the status bar`() {
    let navigation = UINavigationController(rootViewController: content)
    #expect(navigation.navigationBar.frame.width == UIScreen.main.bounds.width)
    show(navigation)
    let bar = navigation.navigationBar
    #expect(bar.superview === navigation.view)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 54))
    window.frame.size.width = 667
    MainLoop.runUntilIdle()
    #expect(bar.frame.width == 667)
    navigation.isNavigationBarHidden = true
    MainLoop.runUntilIdle()
    #expect(bar.isHidden && content.view.safeAreaInsets.top == 0)
  }

  @Test func `a touch on a bar button performs its action, unless it is disabled`() {
    var taps: [String] = []
    let done = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in taps.append("done") })
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps.append("edit") })
    content.navigationItem.rightBarButtonItem = done
    show(UINavigationController(rootViewController: content))
    content.navigationItem.leftBarButtonItem = edit
    MainLoop.runUntilIdle()
    tap(360, 42)
    tap(20, 42)
    #expect(taps == ["done", "edit"])
    done.isEnabled = false
    tap(360, 42)
    content.navigationItem.leftBarButtonItem = nil
    MainLoop.runUntilIdle()
    tap(20, 42)
    #expect(taps == ["done", "edit"])
  }

  @Test func `a touch on the back button pops`() {
    content.title = "List"
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    let pushed = UIViewController()
    pushed.title = "Row"
    navigation.pushViewController(pushed, animated: true)
    MainLoop.runUntilIdle()
    let texts = navigation.navigationBar.subviews.compactMap {
      ($0 as? UIButton)?.title(for: .normal) ?? ($0 as? UILabel)?.text
    }
    #expect(Set(texts) == ["List", "Row"])
    pushed.navigationItem.hidesBackButton = true
    MainLoop.runUntilIdle()
    tap(20, 42)
    #expect(navigation.topViewController === pushed)
    pushed.navigationItem.hidesBackButton = false
    MainLoop.runUntilIdle()
    tap(20, 42)
    #expect(navigation.topViewController === content)
    #expect(pushed.view.window == nil)
  }

  @Test func `a navigation bar contains the search bar, and its content begins below`() {
    let search = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(content.view.safeAreaInsets.top == 74)
    content.navigationItem.searchController = search
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 110)
    #expect(content.view.safeAreaInsets.top == 130)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: window)
    #expect(frame == CGRect(x: 0, y: 74, width: 375, height: 56))
    let hit = window.hitTest(CGPoint(x: 180, y: 92), with: nil)
    #expect(hit?.isDescendant(of: search.searchBar) == true)
  }

  @Test func `items of a toolbar and tabs are where a finger finds them`() {
    var taps = 0
    let item = UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in taps += 1 })
    content.toolbarItems = [.flexibleSpace(), item]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 574, width: 375, height: 44))
    tap(355, 596)
    #expect(taps == 1)
    tap(300, 640)
    #expect(tabs.selectedViewController === other)
  }
}
