import Foundation
import TableModel
import Testing

/// What is told of a swiped row that its action deletes.
@MainActor struct DeletedRowTests {
  private final class List: UITableViewController {
    var rows = [0, 1, 2]
    var ended: [IndexPath?] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      ended.append(indexPath)
    }
  }

  @Test(arguments: [0, 2])
  func `its path is passed on, whether there is such a row or not`(row: Int) throws {
    let list = List(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = list
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    let table = try #require(list.tableView)
    table.swipes.open(rowAt: [0, row])
    table.swipes.tapAction(0)
    MainLoop.runUntilIdle()
    #expect(list.rows.count == 2)
    #expect(list.ended == [[0, row]])
  }
}
