import Foundation
import ScreenTesting
import TableModel

// MARK: - Fingers and editing mode

extension MessageScene {
  /// Rows that can be deleted, and cells that reload their table when editing ends.
  private final class Rows: NSObject, UITableViewDataSource {
    final class Cell: UITableViewCell {
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if !editing { (superview as? UITableView)?.reloadData() }
      }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var count = 4

    override init() {
      super.init()
      table.dataSource = self
      window.addSubview(table)
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Cell() }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  static let ofFingers: [String: MessageScene] = [
    "moved-touch": MessageScene { _ in
      let rows = Rows()
      rows.table.swipes.open(rowAt: [0, 0])
      let place = rows.table.rectForRow(at: [0, 2])
      let finger = Finger(on: rows.table, at: CGPoint(x: 50, y: place.midY))
      rows.table.swipes.tapAction(0)
      finger.lift()
    },
    "reload-in-editing": MessageScene { _ in
      let rows = Rows()
      rows.table.setEditing(true, animated: false)
      rows.table.setEditing(false, animated: false)
    },
  ]
}
