import ScreenTesting
import SystemVersions
import TableModel
import Testing

/// Sheets that containers present for their children (Apple, `present(_:animated:completion:)`),
/// containers in sheets, and sheets over sheets.
@MainActor struct SheetContainerTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  }

  enum Container: CaseIterable, Sendable {
    case navigation, tabs, navigationInTabs, split

    @MainActor func around(_ page: UIViewController) -> UIViewController {
      switch self {
      case .navigation: return UINavigationController(rootViewController: page)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [page, UIViewController()]
        return tabs
      case .navigationInTabs: return Self.tabs.around(Self.navigation.around(page))
      case .split:
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), Self.navigation.around(page)]
        return split
      }
    }
  }

  private let page = Page()
  private let upright = CGRect(x: 0, y: 69, width: 393, height: 783)

  private func screen(_ root: UIViewController) -> Screen { Screen(root, on: .iPhone15Pro) }

  private func present(
    _ controller: UIViewController, over presenter: UIViewController,
    _ style: UIModalPresentationStyle = .automatic
  ) {
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: true)
    MainLoop.runUntilIdle()
  }

  private func pull(_ screen: Screen) {
    let finger = Finger(on: screen.window, at: CGPoint(x: 160, y: 100))
    finger.move(by: 500, duration: 1)
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }

  @Test(
    "a child's sheet is its container's, and below the status bar", arguments: Container.allCases)
  func child(_ container: Container) {
    let root = container.around(page)
    let screen = screen(root)
    page.log = []
    let sheet = UIViewController()
    present(sheet, over: page)
    #expect(sheet.presentingViewController === root && root.presentedViewController === sheet)
    #expect(sheet.view.frame == upright)
    #expect(page.view.window === screen.window && page.log == [])
    pull(screen)
    #expect(root.presentedViewController == nil && page.log == [])
  }

  /// C-111, C-116, C-265, C-266.
  @Test(
    "a navigation bar in a sheet of a container is 56 points high", arguments: Container.allCases)
  func bar(_ container: Container) {
    SystemVersion.$current.withValue(.iOS(18)) {
      let tests = SheetContainerTests()
      let screen = tests.screen(container.around(tests.page))
      let table = UITableViewController(style: .plain)
      let navigation = UINavigationController(rootViewController: table)
      tests.present(navigation, over: tests.page)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
      #expect(table.tableView.adjustedContentInset.top == 56)
      #expect(table.presentingViewController === screen.controller)
    }
  }

  @Test func `a sheet over a sheet goes alone`() {
    let screen = screen(page)
    let (first, second) = (Page(), UIViewController())
    present(first, over: page)
    present(second, over: first)
    #expect(first.log == ["will appear"])
    #expect(second.presentingViewController === first && first.presentingViewController === page)
    pull(screen)
    #expect(first.presentedViewController == nil && page.presentedViewController === first)
    #expect(first.log == ["will appear"] && first.view.window === screen.window)
  }

  /// Those between are simply removed (Apple, `dismiss(animated:completion:)`).
  @Test(
    "what is shown over one another goes with the lowest presenter",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen],
    [UIModalPresentationStyle.pageSheet, .fullScreen])
  func chain(_ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle) {
    let screen = screen(page)
    page.log = []
    let chain = [Page(), Page(), Page()]
    present(chain[0], over: page, lower)
    present(chain[1], over: chain[0], upper)
    present(chain[2], over: chain[1], lower)
    var isDone = false
    page.dismiss(animated: true) { isDone = true }
    MainLoop.runUntilIdle()
    #expect(isDone && page.view.window === screen.window && screen.window.subviews.count == 1)
    #expect(page.presentedViewController == nil)
    for controller in chain {
      #expect(controller.view.window == nil)
      #expect(controller.log == ["will appear", "will disappear"])
      #expect(controller.presentingViewController == nil)
      #expect(controller.presentedViewController == nil)
    }
    #expect(page.log == (lower == .fullScreen ? ["will disappear", "will appear"] : []))
    present(chain[1], over: page, upper)
    #expect(page.presentedViewController === chain[1] && chain[1].view.window === screen.window)
  }

  @Test func `a search over a sheet ends with the sheet`() {
    let screen = screen(page)
    let list = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    present(list, over: page)
    list.present(search, animated: true)
    MainLoop.runUntilIdle()
    #expect(search.isActive && list.presentedViewController === search)
    page.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(!search.isActive && search.presentingViewController == nil)
    #expect(list.presentedViewController == nil && page.presentedViewController == nil)
    #expect(page.view.window === screen.window && screen.window.subviews.count == 1)
  }

  @Test func `a finger beside a sheet over a sheet reaches neither of those below`() {
    let screen = screen(Container.navigationInTabs.around(page))
    let (first, second) = (UIViewController(), UIViewController())
    present(first, over: page)
    present(second, over: first)
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 30), with: nil) === screen.window)
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === second.view)
  }

  /// 540 by 620 points in the middle.
  @Test("a form sheet of a tablet's container is in the middle", arguments: Container.allCases)
  func tablet(_ container: Container) {
    SystemVersion.$current.withValue(.iOS(18)) {
      let tests = SheetContainerTests()
      let root = container.around(tests.page)
      let screen = Screen(root, on: .iPadPro11)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
      tests.page.view.addSubview(button)
      let table = UITableViewController(style: .plain)
      let sheet = UINavigationController(rootViewController: table)
      tests.present(sheet, over: tests.page, .formSheet)
      #expect(sheet.presentingViewController === root)
      #expect(sheet.view.frame == CGRect(x: 147, y: 287, width: 540, height: 620))
      #expect(table.traitCollection.horizontalSizeClass == .compact)
      #expect(sheet.navigationBar.frame.minY == 0)
      #expect(screen.window.hitTest(CGPoint(x: 60, y: 900), with: nil) === screen.window)
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
      #expect(screen.window.hitTest(CGPoint(x: 60, y: 900), with: nil) !== screen.window)
    }
  }
}
