import Foundation
import ScreenTesting
import TableModel
import Testing

/// What screens of real apps rely on.
@MainActor @Suite struct AppCodeTests {
  private final class Rows: UITableViewController {
    var counts = [60]
    var heights: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test(arguments: [SystemVersion.iOS(13), .iOS(18), .iOS(26)], [true, false])
  func `the newest message is shown when its row is scrolled to`(
    version: SystemVersion, animated: Bool
  ) throws {
    try SystemVersion.$current.withValue(version) {
      let rows = Rows(style: .plain)
      let screen = Screen(rows)
      let table = try #require(screen.table)
      table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: animated)
      MainLoop.runUntilIdle()
      #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 59, section: 0))
      let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      #expect(abs(table.contentOffset.y - end) < 1)
    }
  }

  @Test func `a table makes its cells in the version of its screen`() throws {
    let screen = Screen(Rows(style: .plain), system: .iOS(13))
    let table = try #require(screen.table)
    let height = table.rectForRow(at: [0, 0]).height
    table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    MainLoop.runUntilIdle()
    #expect(table.rectForRow(at: IndexPath(row: 59, section: 0)).height == height)
  }
}
