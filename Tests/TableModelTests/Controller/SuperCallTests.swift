import Foundation
import TableModel
import Testing

/// Table view controllers that treat one row in their own way and leave the others to `super`.
@MainActor struct SuperCallTests {
  private class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 5 }
  }

  private final class Mixed: Rows {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 70
      tableView.sectionHeaderHeight = 33
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
      super.numberOfSections(in: tableView)
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.row == 2 ? 100 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { super.tableView(tableView, heightForHeaderInSection: section) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { super.tableView(tableView, titleForHeaderInSection: section) ?? "Own" }
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { super.tableView(tableView, viewForFooterInSection: section) }
  }

  private func shown(_ controller: UITableViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return window
  }

  @Test(arguments: [SystemVersion.iOS(8), .iOS(10), .iOS(18)])
  func `super returns the table's own values, and each height is requested`(version: SystemVersion)
  {
    SystemVersion.$current.withValue(version) {
      let controller = Mixed(style: .plain)
      let window = shown(controller)
      let table: UITableView = controller.tableView
      #expect((0..<5).map { table.rectForRow(at: [0, $0]).height } == [70, 70, 100, 70, 70])
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Own")
      #expect(table.numberOfSections == 1)
      #expect(table.footerView(forSection: 0) == nil)
      _ = window
    }
  }

  @Test func `a controller responds to what it overrides, and to nothing else of these`() {
    let (mixed, plain) = (Mixed(style: .plain), Rows(style: .plain))
    let names: [Selector] = ["tableView:heightForRowAtIndexPath:", "numberOfSectionsInTableView:"]
    for name in names {
      #expect(mixed.responds(to: name))
      #expect(!plain.responds(to: name))
    }
    #expect(!mixed.responds(to: "tableView:viewForHeaderInSection:"))
  }
}
