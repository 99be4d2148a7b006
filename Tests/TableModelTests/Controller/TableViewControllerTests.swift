import Testing

@testable import TableModel
@testable import UIKitModel

/// What a table controller does by itself.
@Suite("UITableViewController") @MainActor struct TableViewControllerTests {
  /// As subclasses are usually written; `init()` needs no `override`, as with UIKit.
  private final class Controller: UITableViewController {
    var heightAsked = 0

    init() { super.init(style: .grouped) }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      heightAsked += 1
      return super.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  private final class Bare: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
  }

  @Test("A method that is not overridden counts as not implemented")
  func sentinels() {
    let controller = Bare(style: .plain)
    let table = UITableView(frame: .zero)
    let path = IndexPath(row: 0, section: 0)
    let (source, delegate): (any UITableViewDataSource, any UITableViewDelegate) =
      (controller, controller)
    #expect(delegate.tableView?(table, heightForRowAt: path) == nil)
    #expect(delegate.tableView?(table, viewForHeaderInSection: 0) == nil)
    #expect(source.tableView?(table, canEditRowAt: path) == nil)
    #expect(
      delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(!controller.responds(to: "numberOfSectionsInTableView:"))
  }

  @Test("What an override hands on to super is the table's own")
  func superCalls() {
    let controller = Controller()
    #expect(controller.tableView.style == .grouped)
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.tableView.layoutIfNeeded()
    #expect(controller.heightAsked > 0)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 51)
  }

  @Test("The selection goes at each appearance, unless it is to stay", arguments: [true, false])
  func selection(clears: Bool) {
    let controller = Controller()
    controller.clearsSelectionOnViewWillAppear = clears
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path))
    window.rootViewController = nil
  }

  @Test("The selection stays at an appearance while several rows can be selected")
  func severalSelected() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    controller.tableView.allowsMultipleSelection = true
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.tableView.indexPathsForSelectedRows == [path])
    window.rootViewController = nil
  }

  @Test("Editing the controller edits the table")
  func editing() {
    let controller = Controller()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test("A title is that of the navigation item and the tab")
  func title() {
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox" && controller.tabBarItem.title == "Inbox")
  }
}
