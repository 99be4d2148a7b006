import Foundation
import ScreenTesting
import SystemVersions
import TableModel
import Testing

/// Stock rows as versions have them: how high they count, whose version a cell is, which line is
/// left out, and which text they have.
@MainActor @Suite struct StockRowTests {
  /// Stock rows, or rows of a height, in a table that fills a controller.
  private final class Rows: UITableViewController {
    var count = 60
    var height: CGFloat?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class HighRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      6
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 440 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private func isShown(_ path: IndexPath, in table: UITableView) -> Bool {
    table.rectForRow(at: path).intersects(table.bounds)
  }

  @Test(arguments: [13, 18, 26], [true, false])
  func `the last of sixty stock rows is reached`(major: Int, isAnimated: Bool) throws {
    let screen = Screen(Rows(), on: .iPhone8, system: .iOS(major))
    let table = try #require((screen.controller as? UITableViewController)?.tableView)
    table.scrollToRow(at: [0, 59], at: .bottom, animated: isAnimated)
    MainLoop.runUntilIdle()
    #expect(isShown([0, 59], in: table))
  }

  @Test(arguments: [13, 18, 26], [true, false])
  func `the last of six high rows is reached`(major: Int, isAnimated: Bool) throws {
    let screen = Screen(HighRows(), on: .iPhone8, system: .iOS(major))
    let table = try #require((screen.controller as? UITableViewController)?.tableView)
    table.scrollToRow(at: [0, 5], at: .bottom, animated: isAnimated)
    MainLoop.runUntilIdle()
    #expect(isShown([0, 5], in: table))
  }

  @Test func `a phone's table at its end stays there when it is reloaded`() throws {
    let screen = Screen(Rows(), on: .iPhone15Pro, system: .iOS(26))
    let table = try #require((screen.controller as? UITableViewController)?.tableView)
    table.scrollToRow(at: [0, 59], at: .bottom, animated: false)
    MainLoop.runUntilIdle()
    let offset = table.contentOffset
    table.reloadData()
    MainLoop.runUntilIdle()
    #expect(table.contentOffset == offset)
  }

  @Test func `a table makes its cells in its own version, whatever calls it`() throws {
    let screen = Screen(Rows(), on: .iPhone8, system: .iOS(18))
    let table = try #require((screen.controller as? UITableViewController)?.tableView)
    table.scrollToRow(at: [0, 59], at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 59])?.systemVersion == .iOS(18))
  }

  @Test(arguments: [(8, false), (14, false), (15, true), (26, true)])
  func `a footer of the table leaves out the last line up to iOS 14`(
    major: Int, hasLine: Bool
  ) throws {
    let rows = SystemVersion.$current.withValue(.iOS(major)) { Rows() }
    rows.count = 2
    rows.tableView.tableFooterView = UIView()
    let screen = Screen(rows, on: .iPhone8, system: .iOS(major))
    let table = try #require(rows.tableView)
    #expect(screen.rows.count == 2)
    #expect((table.cellForRow(at: [0, 1])?.separatorFrame != nil) == hasLine)
    #expect(table.cellForRow(at: [0, 0])?.separatorFrame != nil)
  }

  @Test func `the labels of a stock cell follow the size of text`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.textLabel?.font.pointSize == 17 && cell.detailTextLabel?.font.pointSize == 12)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.addSubview(cell)
    UIApplication.shared.setPreferredContentSizeCategory(.extraExtraExtraLarge)
    #expect(cell.textLabel?.font.pointSize == 23)
  }

  // On iOS 8.0 to 8.2 without an estimate, too; versions are compared by their major numbers.
  @Test(arguments: [(8, 0, 44), (8, 44, 86), (9, 44, 86), (18, 44, 86)])
  func `stock rows that are measured are as high as the largest text`(
    major: Int, estimate: CGFloat, height: CGFloat
  ) throws {
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    let rows = SystemVersion.$current.withValue(.iOS(major)) { Rows() }
    rows.count = 3
    rows.tableView.rowHeight = UITableView.automaticDimension
    rows.tableView.estimatedRowHeight = estimate
    let navigation = SystemVersion.$current.withValue(.iOS(major)) {
      UINavigationController(rootViewController: rows)
    }
    let screen = Screen(navigation, on: .iPhone8, system: .iOS(major))
    #expect(rows.tableView.rectForRow(at: [0, 0]).height == height)
    navigation.pushViewController(UIViewController(), animated: true)
    MainLoop.runUntilIdle()
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(screen.rows.count == 3)
    #expect(rows.tableView.rectForRow(at: [0, 0]).height == height)
  }

  @Test(arguments: [(8, false), (10, false), (11, true), (26, true)])
  func `a row of no style shows its row actions from iOS 11 on`(major: Int, opens: Bool) throws {
    final class Actions: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { .none }
      override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .normal, title: "Later") { _, _ in }]
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    let screen = Screen(Actions(), on: .iPhone8, system: .iOS(major))
    let table = try #require((screen.controller as? UITableViewController)?.tableView)
    #expect(!table.swipes.open(rowAt: [0, 0]).isEmpty == opens)
  }
}
