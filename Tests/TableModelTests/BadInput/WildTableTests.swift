import Foundation
import TableModel
import Testing

/// Tables whose geometry no screen has: they take no more time and memory than their rows.
@MainActor @Suite struct WildTableTests {
  private final class Source: NSObject, UITableViewDataSource {
    var cells = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cells += 1
      return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
  }

  private static let values: [CGFloat] = [
    1e308, -1e308, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  ]

  @Test(arguments: values, [false, true])
  func `no value of a table's geometry traps or grows without bound`(
    value: CGFloat, isInWindow: Bool
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Source()
    table.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    if isInWindow { window.addSubview(table) }
    window.isHidden = false
    let changes: [(UITableView) -> Void] = [
      { $0.bounds.origin.y = value }, { $0.bounds.origin.x = value },
      { $0.bounds = CGRect(x: value, y: value, width: value, height: value) },
      { $0.bounds.size.height = value }, { $0.bounds.size.width = value },
      { $0.frame = CGRect(x: 0, y: value, width: 320, height: 480) },
      { $0.frame.size = CGSize(width: value, height: value) },
      { $0.rowHeight = value }, { $0.estimatedRowHeight = value },
      { $0.sectionHeaderHeight = value }, { $0.contentInset.top = value },
      { $0.transform = CGAffineTransform(scaleX: value, y: value) },
    ]
    for change in changes {
      _ = UIKitException.caught {
        change(table)
        table.layoutIfNeeded()
        MainLoop.run(for: 0.5)
        _ = (table.indexPathsForVisibleRows, table.visibleCells, table.rectForRow(at: [0, 3]))
        _ = table.indexPathForRow(at: CGPoint(x: value, y: value))
        table.reloadData()
        table.layoutIfNeeded()
      }
      table.transform = .identity
      table.rowHeight = UITableView.automaticDimension
      table.contentInset = .zero
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      table.bounds = table.frame
    }
    #expect(source.cells < 20_000)
  }
}
