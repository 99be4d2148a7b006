import Foundation
import ScreenTesting
import TableModel
import Testing

/// The safe area of views that were made before they had a window.
@MainActor struct SafeAreaTests {
  /// Pins a table below a bar, as most controllers do in `viewDidLoad`.
  private final class Controller: UIViewController {
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        table.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return window
  }

  @Test func `a view that begins above its superview has that view's inset, and not more`() {
    let controller = UIViewController()
    let window = show(UINavigationController(rootViewController: controller))
    let inset = controller.view.safeAreaInsets.top
    #expect(inset > 0)
    let child = UIView(frame: CGRect(x: 0, y: -100, width: 320, height: 300))
    controller.view.addSubview(child)
    #expect(child.safeAreaInsets.top == inset)
    child.frame.origin.y = 10
    #expect(child.safeAreaInsets.top == inset - 10)
    _ = window
  }

  @Test func `a table pinned to the safe area begins below the navigation bar`() {
    let controller = Controller()
    let window = show(UINavigationController(rootViewController: controller))
    let top = controller.view.safeAreaInsets.top
    #expect(top > 0)
    #expect(controller.table.frame == CGRect(x: 0, y: top, width: 320, height: 568 - top))
    _ = window
  }

  @Test func `so does one whose controller is pushed later`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    let controller = Controller()
    controller.loadViewIfNeeded()
    navigation.pushViewController(controller, animated: true)
    MainLoop.runUntilIdle()
    #expect(controller.table.frame.minY == controller.view.safeAreaInsets.top)
    #expect(controller.table.frame.minY > 0)
    _ = window
  }

  @Test func `rows keep their margins while they pass below the bar`() throws {
    let controller = UITableViewController(style: .plain)
    let source = Rows()
    controller.tableView.dataSource = source
    controller.tableView.rowHeight = 60
    let window = show(UINavigationController(rootViewController: controller))
    let table: UITableView = controller.tableView
    #expect(table.adjustedContentInset.top > 0)
    table.contentOffset.y += 30
    MainLoop.runUntilIdle()
    let first = try #require(table.cellForRow(at: [0, 0]))
    #expect(table.convert(first.frame, to: window).minY < table.safeAreaInsets.top)
    #expect(first.safeAreaInsets == .zero && first.contentView.layoutMargins.top == 11)
    _ = window
  }

  @Test func `a scroll view that does not adjust hands the safe area on`() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    scroll.addSubview(content)
    scroll.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(scroll)
    let window = show(UINavigationController(rootViewController: controller))
    #expect(content.safeAreaInsets.top == controller.view.safeAreaInsets.top)
    #expect(content.safeAreaInsets.top > 0)
    _ = window
  }

  @Test func `a view that reaches beyond an edge without bars has no inset there`() {
    let controller = UIViewController()
    let tall = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    controller.view.addSubview(tall)
    let window = show(UINavigationController(rootViewController: controller))
    #expect(tall.safeAreaInsets.top > 0)
    #expect(tall.safeAreaInsets.bottom == 0)
    _ = window
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class Titled: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Footer" }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `content of headers and footers keeps to the safe area, and they do not`(
    style: UITableView.Style
  ) throws {
    let screen = Screen(Titled(style: style), on: .iPhoneX.landscape, system: .iOS(11))
    let table = try #require(screen.table)
    let edges = try [
      #require(table.headerView(forSection: 0)), #require(table.footerView(forSection: 0)),
    ]
    // The same margins as those of a row, in a content view in the same place.
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let label = cell.textLabel
    label?.text = "Row"
    cell.layoutIfNeeded()
    for edge in edges {
      edge.layoutIfNeeded()
      #expect(edge.frame.width == 812)
      #expect(edge.contentView.frame.minX == 44 && edge.contentView.frame.maxX == 812 - 44)
      #expect(edge.textLabel?.frame.minX == label?.frame.minX && label != nil)
    }
    table.insetsContentViewsToSafeArea = false
    screen.window.layoutIfNeeded()
    for edge in edges {
      #expect(edge.contentView.frame == edge.bounds)
    }
  }

  @Test func `a header that is as high as its content measures it within the safe area`() throws {
    let screen = Screen(Titled(style: .plain), on: .iPhoneX.landscape, system: .iOS(11))
    let table = try #require(screen.table)
    let header = try #require(table.headerView(forSection: 0))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "many words ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor),
    ])
    func height(in width: CGFloat) -> CGFloat {
      header.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let inset = height(in: 400)
    table.insetsContentViewsToSafeArea = false
    #expect(inset == height(in: 400 - 88) && inset > height(in: 400))
  }
}
