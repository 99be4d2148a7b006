import Foundation
import SystemVersions
import Testing
import UIKitModel

/// A refresh that begins before there is a window (U16).
@MainActor @Suite struct OffscreenRefreshTests {
  /// A scroll view with a control that begins to refresh in `viewWillAppear`.
  private final class Page: UIViewController {
    let scroll = UIScrollView()
    let control = UIRefreshControl()
    var window: UIWindow?

    override func loadView() { view = scroll }

    override func viewDidLoad() {
      scroll.alwaysBounceVertical = true
      scroll.refreshControl = control
    }

    override func viewWillAppear(_ animated: Bool) { control.beginRefreshing() }
  }

  private func shown(_ version: SystemVersion) -> Page {
    SystemVersion.$current.withValue(version) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.deviceSafeAreaInsets.top = 59
      let page = Page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      page.window = window
      return page
    }
  }

  @Test(arguments: [17, 18, 26])
  func `from iOS 17 on it does not begin, and the console says so`(major: Int) {
    let page = shown(.iOS(major))
    #expect(!page.control.isRefreshing && page.scroll.contentOffset.y == -59)
    #expect(
      ConsoleLog.messages.first?.hasPrefix(
        "A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on "
          + "UIRefreshControlReceivedOffscreenBeginRefreshing to debug.\n<UIRefreshControl: 0x")
        == true)
  }

  @Test(arguments: [(10, 0), (11, -59), (12, -59), (13, -59), (16, -59)])
  func `before, it begins and the content hides it`(major: Int, offset: CGFloat) {
    let page = shown(.iOS(major))
    #expect(page.control.isRefreshing && page.scroll.contentOffset.y == offset)
    #expect(ConsoleLog.messages == [])
  }

  @Test func `one of a pushed controller with a large title is hidden, too`() {
    final class Pushed: UIViewController {
      let scroll = UIScrollView()
      let control = UIRefreshControl()

      override func loadView() { view = scroll }

      override func viewDidLoad() {
        scroll.alwaysBounceVertical = true
        scroll.refreshControl = control
        control.beginRefreshing()
      }
    }
    SystemVersion.$current.withValue(.iOS(11)) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.deviceSafeAreaInsets.top = 20
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      let page = Pushed()
      navigation.pushViewController(page, animated: true)
      MainLoop.runUntilIdle()
      #expect(page.control.isRefreshing)
      let bar = navigation.navigationBar.frame
      #expect(bar.height == 96 && page.scroll.contentOffset.y == -bar.maxY)
    }
  }

  @Test func `in a window it begins`() {
    let page = shown(.iOS(26))
    page.control.beginRefreshing()
    #expect(page.control.isRefreshing)
  }
}
