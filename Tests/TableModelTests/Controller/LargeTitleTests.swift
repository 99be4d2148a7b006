import Foundation
import TableModel
import TableProbe
import Testing

/// The large title of a navigation bar and the content that scrolls below it.
@MainActor struct LargeTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private func show(_ root: UIViewController) -> UINavigationController {
    SystemVersion.$current.withValue(.iOS(17)) {
      window.deviceSafeAreaInsets.top = 44
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      return navigation
    }
  }

  private func list(_ title: String = "Mail") -> List {
    SystemVersion.$current.withValue(.iOS(17)) {
      let list = List(style: .plain)
      list.title = title
      return list
    }
  }

  @Test func `it goes with the content, and comes back at the top`() throws {
    let list = list()
    let bar = show(list).navigationBar
    let table = try #require(list.tableView)
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
    #expect(table.contentOffset.y == -140 && table.adjustedContentInset.top == 140)
    let steps: [(CGFloat, CGFloat)] = [(-110, 66), (-88, 44), (300, 44), (-100, 56), (-140, 96)]
    for (y, height) in steps {
      table.contentOffset.y = y
      MainLoop.runUntilIdle()
      #expect(table.contentOffset.y == y && bar.frame.height == height)
      #expect(table.adjustedContentInset.top == 44 + height)
    }
    let title = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Mail" }
    #expect(title?.frame == CGRect(x: 16, y: 44, width: 343, height: 52))
  }

  @Test func `a finger takes it out and back without resistance`() throws {
    let list = list()
    let bar = show(list).navigationBar
    let table = try #require(list.tableView)
    let finger = Finger(on: window, at: CGPoint(x: 180, y: 500))
    finger.move(by: -200, duration: 0.5)
    #expect(bar.intrinsicContentSize.height == 44)
    finger.hold(for: 0.5)
    finger.move(by: 200, duration: 0.5)
    #expect(table.contentOffset.y == -140)
    finger.hold(for: 0.5)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 96 && table.contentOffset.y == -140)
  }

  @Test func `a tap on the status bar brings it back`() throws {
    let list = list()
    let bar = show(list).navigationBar
    list.tableView.contentOffset.y = 500
    window.tapStatusBar()
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 96 && list.tableView.contentOffset.y == -140)
  }

  @Test func `an item says whether it has one, or the one below it does`() {
    let root = list()
    let navigation = show(root)
    let bar = navigation.navigationBar
    root.tableView.contentOffset.y = 500
    let pushed = list("Message")
    navigation.pushViewController(pushed, animated: true)
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 96 && pushed.tableView.contentOffset.y == -140)
    pushed.navigationItem.largeTitleDisplayMode = .never
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 44 && pushed.tableView.contentOffset.y == -88)
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 44 && root.tableView.contentOffset.y == 500)
    root.tableView.contentOffset.y = -140
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 96)
    for mode in [UINavigationItem.LargeTitleDisplayMode.never, .inline] {
      root.navigationItem.largeTitleDisplayMode = mode
      MainLoop.runUntilIdle()
      #expect(bar.frame.height == 44 && root.tableView.contentOffset.y == -88)
    }
    navigation.pushViewController(list("Message"), animated: false)
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 44)
  }

  @Test func `turned on over content that has scrolled, it is collapsed`() {
    let list = list()
    list.navigationItem.largeTitleDisplayMode = .never
    let bar = show(list).navigationBar
    list.tableView.contentOffset.y = 500
    list.navigationItem.largeTitleDisplayMode = .always
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 44 && list.tableView.contentOffset.y == 500)
    list.tableView.contentOffset.y = -140
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 96)
  }

  @Test func `content that begins below it or leaves the window leaves it whole`() throws {
    let list = list()
    let navigation = show(list)
    let table = try #require(list.tableView)
    table.contentInsetAdjustmentBehavior = .never
    table.contentOffset.y = 300
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 96)
    table.contentInsetAdjustmentBehavior = .automatic
    window.rootViewController = nil
    window.rootViewController = navigation
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `it goes with the scroll view that was set, below another view or in a child`() {
    let root = UIViewController()
    let list = list()
    let navigation = show(root)
    let bar = navigation.navigationBar
    root.view.addSubview(UIView())
    root.addChild(list)
    list.view.frame = root.view.bounds
    root.view.addSubview(list.view)
    list.didMove(toParent: root)
    list.tableView.contentOffset.y = 300
    MainLoop.runUntilIdle()
    #expect(root.contentScrollView(for: .top) == nil && bar.frame.height == 96)
    root.setContentScrollView(list.tableView, for: .bottom)
    MainLoop.runUntilIdle()
    #expect(root.contentScrollView(for: .bottom) === list.tableView && bar.frame.height == 96)
    root.setContentScrollView(list.tableView)
    MainLoop.runUntilIdle()
    #expect(root.contentScrollView(for: .top) === list.tableView && bar.frame.height == 44)
    #expect(root.contentScrollView(for: .all) == nil)
    root.setContentScrollView(nil, for: .top)
    MainLoop.runUntilIdle()
    #expect(root.contentScrollView(for: .top) == nil && bar.frame.height == 96)
  }

  /// Whether the title is collapsed, and how far a row goes, by a finger that has begun to drag and goes
  /// on by 20 points.
  private func drag(
    _ navigation: UINavigationController, _ table: UITableView
  ) -> (title: CGFloat, row: CGFloat) {
    let finger = Finger(on: window, at: CGPoint(x: 180, y: 600))
    finger.move(by: -20, duration: 0.4)
    let row = table.rectForRow(at: [0, 5])
    let (height, y) = (navigation.navigationBar.frame.height, table.convert(row, to: nil).minY)
    finger.move(by: -20, duration: 0.4)
    defer {
      finger.hold(for: 0.2)
      finger.lift()
      MainLoop.runUntilIdle()
    }
    return (
      height - navigation.navigationBar.frame.height, y - table.convert(row, to: nil).minY
    )
  }

  /// Adds a table to a controller's view, at the top of that or of its safe area.
  private func addTable(of list: List, to root: UIViewController, isSafe: Bool) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = list
    table.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(table)
    let top = isSafe ? root.view.safeAreaLayoutGuide.topAnchor : root.view.topAnchor
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: top),
      table.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    return table
  }

  @Test func `content at its edge that hardly scrolls stays within its edges`() {
    let (root, list) = (UIViewController(), list())
    let table = addTable(of: list, to: root, isSafe: true)
    (table.rowHeight, table.estimatedRowHeight) = (18, 0)
    let navigation = show(root)
    #expect(table.contentSize.height == 720 && table.frame.height == 672)
    Finger(on: window, at: CGPoint(x: 180, y: 600)).drag(by: CGPoint(x: 0, y: -300))
    MainLoop.runUntilIdle()
    #expect(table.contentOffset.y == 24 && table.frame.height == 696)
    #expect(navigation.navigationBar.frame.height == 72)
  }

  // Stack Overflow 46570313
  @Test(arguments: [true, false])
  func `content that begins at its edge goes faster than the finger`(isSafe: Bool) {
    let (root, list) = (UIViewController(), list())
    let table = addTable(of: list, to: root, isSafe: isSafe)
    let navigation = show(root)
    let way = drag(navigation, table)
    #expect(abs(way.title - 20) < 1 && abs(way.row - (isSafe ? 40 : 20)) < 1)
    table.contentOffset.y = 300
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 44)
    table.contentOffset.y = -table.adjustedContentInset.top
    MainLoop.runUntilIdle()
    table.contentOffset.y = -140
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  // rdar 43231676
  @Test func `content below an opaque one goes faster than the finger`() throws {
    let list = list()
    let navigation = show(list)
    navigation.navigationBar.isTranslucent = false
    MainLoop.runUntilIdle()
    let table = try #require(list.tableView)
    #expect(table.contentOffset.y == 0)
    let way = drag(navigation, table)
    #expect(abs(way.title - 20) < 1 && abs(way.row - 40) < 1)
    list.extendedLayoutIncludesOpaqueBars = true
    MainLoop.runUntilIdle()
    #expect(table.frame.minY == 0)
  }

  @Test func `content further down leaves it whole`() {
    let root = UIViewController()
    let list = list()
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 375, height: 500), style: .plain)
    table.dataSource = list
    root.view.addSubview(table)
    let navigation = show(root)
    table.contentOffset.y = 300
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `an inset of the app moves it, a refresh does not`() throws {
    let list = list()
    let bar = show(list).navigationBar
    let table = try #require(list.tableView)
    table.contentOffset.y = -60
    table.contentInset.top = -40
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 56)
    table.contentInset.top = 0
    table.contentOffset.y = -140
    MainLoop.runUntilIdle()
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.beginRefreshing()
    table.contentOffset.y = -141
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 96)
  }

  @Test func `content that rests below it stays there when the safe area changes`() throws {
    let list = list()
    let bar = show(list).navigationBar
    let table = try #require(list.tableView)
    table.contentOffset.y = -120
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 76)
    window.deviceSafeAreaInsets.top = 30
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 76 && table.contentOffset.y == -106)
    list.additionalSafeAreaInsets.top = 10
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 76 && table.contentOffset.y == -116)
  }

  @Test func `content under a finger sets its height when the safe area changes`() throws {
    let list = list()
    let bar = show(list).navigationBar
    let table = try #require(list.tableView)
    let finger = Finger(on: window, at: CGPoint(x: 180, y: 500))
    finger.move(by: -30, duration: 0.5)
    finger.hold(for: 0.5)
    let (offset, height) = (table.contentOffset.y, bar.frame.height)
    #expect(offset > -140 && offset < -100 && height == -offset - 44)
    window.deviceSafeAreaInsets.top = 34
    MainLoop.run(for: 0.1)
    #expect(table.contentOffset.y == offset && bar.frame.height == min(height + 10, 96))
    finger.lift()
    MainLoop.runUntilIdle()
  }

  @Test func `content that another controller takes over has no room for it`() throws {
    let list = list()
    let navigation = show(list)
    let table = try #require(list.tableView)
    table.contentOffset.y = 300
    navigation.viewControllers = [UIViewController()]
    window.rootViewController = list
    window.layoutIfNeeded()
    let finger = Finger(on: window, at: CGPoint(x: 180, y: 300))
    finger.move(by: 600, duration: 0.5)
    finger.hold(for: 0.5)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `it stays above content that is not below the bar, and a low window has none`() {
    let root = UIViewController()
    let navigation = show(root)
    #expect(navigation.navigationBar.frame.height == 96 && root.view.safeAreaInsets.top == 140)
    window.frame.size = CGSize(width: 812, height: 375)
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.frame.height == 32)
  }

  @Test func `content at rest goes to its edge when a low window has no room for it`() throws {
    let list = list()
    let bar = show(list).navigationBar
    let table = try #require(list.tableView)
    table.contentOffset.y = -82
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 44 && table.adjustedContentInset.top == 88)
    window.frame.size = CGSize(width: 375, height: 200)
    MainLoop.runUntilIdle()
    #expect(bar.frame.height == 32 && table.adjustedContentInset.top == 32)
    #expect(table.contentOffset.y == -32)
  }

  /// There are 30 points between the bar and the lower edge, and 52 more when the title has gone,
  /// which it does not do yet while the content moves up over the room of a refresh.
  @Test(arguments: [
    (5, 34, false, -131), (300, 40, false, 170), (300, 82, false, 212), (300, 83, false, 160),
    (5, 34, true, -195), (300, 40, true, 110),
  ])
  func `what is scrolled into sight gets the room that it leaves`(
    top: CGFloat, height: CGFloat, refreshes: Bool, expected: CGFloat
  ) throws {
    let list = list()
    _ = show(list)
    let table = try #require(list.tableView)
    if refreshes {
      table.refreshControl = UIRefreshControl()
      table.refreshControl?.beginRefreshing()
    }
    let inset = table.adjustedContentInset.top
    table.contentOffset.y = -inset
    table.contentInset.bottom = 812 - inset - 30
    table.scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: height), animated: true)
    MainLoop.runUntilIdle()
    #expect(table.contentOffset.y == expected)
  }
}
