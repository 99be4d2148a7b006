import Foundation
import TableModel
import Testing

/// What bars at the bottom take of a table, and what a controller adds to its safe area.
@MainActor struct BarTests {
  private final class List: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  }

  private let list = List(style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private var insets: UIEdgeInsets { list.tableView.adjustedContentInset }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  @Test(arguments: [10, 11, 26])
  func `a toolbar insets the bottom while it is there`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let scene = BarTests()
      let navigation = UINavigationController(rootViewController: scene.list)
      scene.show(navigation)
      #expect(scene.insets.bottom == 0)
      navigation.setToolbarHidden(false, animated: true)
      #expect(scene.insets.bottom == 44)
      navigation.isToolbarHidden = true
      #expect(scene.insets.bottom == 0)
    }
  }

  @Test func `the toolbar has the items of the controller on top`() {
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    list.setToolbarItems([first], animated: false)
    #expect(navigation.toolbar.items == [first])
    let other = UIViewController()
    other.toolbarItems = [second]
    navigation.pushViewController(other, animated: false)
    MainLoop.runUntilIdle()
    #expect(navigation.toolbar.items == [second])
    list.toolbarItems = []
    #expect(navigation.toolbar.items == [second])
  }

  @Test(arguments: [10, 11, 26])
  func `a bar of tabs insets the bottom, unless a pushed controller hides it`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let (scene, pushed) = (BarTests(), List(style: .plain))
      scene.list.hidesBottomBarWhenPushed = true
      let navigation = UINavigationController(rootViewController: scene.list)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      scene.show(tabs)
      #expect(scene.insets.bottom == 49)
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      MainLoop.runUntilIdle()
      #expect(pushed.tableView.adjustedContentInset.bottom == 0)
      #expect(tabs.tabBar.isHidden)
      navigation.popViewController(animated: false)
      MainLoop.runUntilIdle()
      #expect(scene.insets.bottom == 49)
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test func `bars are within the safe area of the device`() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(insets.top == 98 && insets.bottom == 83)
    #expect(list.tableView.visibleCells.allSatisfy { $0.safeAreaInsets == .zero })
  }

  @Test func `a tapped tab is shown and reported unless the delegate refuses`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var refused: UIViewController?
      var received: [UIViewController] = []

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController !== refused }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { received.append(viewController) }
    }
    let (other, delegate, tabs) = (List(style: .plain), Delegate(), UITabBarController())
    tabs.viewControllers = [list, other]
    tabs.delegate = delegate
    show(tabs)
    delegate.refused = other
    tabs.tapTab(at: 1)
    #expect(tabs.selectedViewController === list && delegate.received.isEmpty)
    delegate.refused = nil
    tabs.tapTab(at: 1)
    MainLoop.runUntilIdle()
    #expect(tabs.selectedIndex == 1 && delegate.received == [other])
    #expect(other.view.window === window && list.view.window == nil)
    #expect(!other.tableView.visibleCells.isEmpty)
    tabs.tapTab(at: 2)
    tabs.selectedIndex = 0
    #expect(tabs.selectedViewController === list && delegate.received == [other])
  }

  @Test func `what a controller adds to its safe area insets its table`() {
    show(list)
    #expect(insets == .zero)
    list.additionalSafeAreaInsets.bottom = 80
    #expect(insets.bottom == 80)
    #expect(list.view.subviews.allSatisfy { $0.safeAreaInsets.bottom == 0 })
  }
}
