import Foundation
import ScreenTesting
import TableModel

extension VersionDifference {
  /// What the keyboard posts, and what bars and margins are like; the sources are at the fields of
  /// `Behavior`.
  static let ofScreens = [
    VersionDifference("The keyboard's first notifications come twice", to: 10) {
      let scene = KeyboardScene()
      scene.begin { $0.field.becomeFirstResponder() }
      return scene.count("willShow") == 2
    },
    VersionDifference("The next field has the keyboard announced again", in: 9...10) {
      let scene = KeyboardScene()
      scene.field.becomeFirstResponder()
      scene.begin { $0.other.becomeFirstResponder() }
      return scene.count("willShow") == 1
    },
    VersionDifference("A large title makes the bar higher", from: 11) {
      let bar = UINavigationBar()
      let height = bar.intrinsicContentSize.height
      bar.prefersLargeTitles = true
      return bar.intrinsicContentSize.height == height + 52
    },
    VersionDifference("A cell's margins grow with the text", from: 12) {
      let cell = UITableViewCell()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(cell)
      let margin = cell.layoutMargins.top
      UIApplication.shared.setPreferredContentSizeCategory(.extraExtraExtraLarge)
      return cell.layoutMargins.top > margin
    },
    VersionDifference("A keyboard of another height does not announce its frame", in: 9...9) {
      let scene = KeyboardScene()
      scene.other.keyboardType = .numberPad
      scene.field.becomeFirstResponder()
      scene.begin { $0.other.becomeFirstResponder() }
      return scene.count("willChangeFrame") == 0
    },
    VersionDifference("A search that is not active tells of its end", in: 9...9) {
      final class Delegate: NSObject, UISearchControllerDelegate {
        var calls = 0
        func willDismissSearchController(_ searchController: UISearchController) { calls += 1 }
      }
      let search = UISearchController(searchResultsController: nil)
      let delegate = Delegate()
      search.delegate = delegate
      search.isActive = false
      return delegate.calls == 1
    },
    VersionDifference("A row stays selected after a fast swipe from the edge", to: 9) {
      flickBack(within: 0.1) && !flickBack(within: 1)
    },
    VersionDifference("A presentation that is refused names who wanted it", from: 14) {
      UIViewController().present(UIViewController(), animated: false)
      return ConsoleLog.messages.last?.contains(" (from <UIViewController: ") == true
    },
    VersionDifference("A search takes the view of its tab", in: 10...12) {
      let list = Rows(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      list.tableView.tableHeaderView = search.searchBar
      let tabs = UITabBarController()
      tabs.viewControllers = [list, UIViewController()]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      search.isActive = true
      tabs.selectedIndex = 1
      MainLoop.runUntilIdle()
      tabs.selectedIndex = 0
      MainLoop.runUntilIdle()
      return list.view.window == nil
    },
    VersionDifference("A refresh control that hides again is of no height", in: 9...10) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIScrollView(frame: window.bounds)
      let control = UIRefreshControl()
      view.contentSize.height = 10_000
      view.refreshControl = control
      window.addSubview(view)
      window.isHidden = false
      control.beginRefreshing()
      control.endRefreshing()
      return control.bounds.height < 1
    },
    VersionDifference("The end of no refresh stops a fling", in: 11...11) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIScrollView(frame: window.bounds)
      let control = UIRefreshControl()
      view.contentSize.height = 10_000
      view.refreshControl = control
      window.addSubview(view)
      window.isHidden = false
      let finger = Finger(on: view, at: CGPoint(x: 100, y: 400))
      finger.move(by: -200, duration: 0.1)
      finger.lift()
      let isFlung = view.isDecelerating
      control.endRefreshing()
      return isFlung && !view.isDecelerating
    },
  ]

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// Goes back to a selected row by a finger that moves from the edge within a time in seconds, and
  /// returns whether it is selected still.
  @MainActor private static func flickBack(within duration: TimeInterval) -> Bool {
    let list = Rows(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: true)
    MainLoop.runUntilIdle()
    let finger = Finger(on: window, at: CGPoint(x: 2, y: 300))
    finger.move(by: CGPoint(x: 200, y: 0), duration: duration)
    finger.lift()
    MainLoop.runUntilIdle()
    return navigation.viewControllers.count == 1 && list.tableView.indexPathForSelectedRow != nil
  }
}
