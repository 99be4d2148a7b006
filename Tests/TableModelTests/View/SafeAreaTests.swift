import Foundation
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
}
