import Foundation
import TableModel

/// A table in a window as a row of the conformance table has it.
@MainActor final class ConformanceTable: NSObject, UITableViewDataSource {
  let table: UITableView
  private let window: UIWindow
  private let row: ConformanceRow
  private let titles: [String?]
  /// Texts and an image of the cells, besides what the row says.
  private let configure: (UITableViewCell) -> Void

  init(
    _ row: ConformanceRow, titles: [String?] = [nil],
    configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) {
    self.row = row
    self.titles = titles
    self.configure = configure
    let (size, side) = row.window
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    table = UITableView(frame: window.bounds, style: row.style)
    super.init()
    if table.estimatedRowHeight == 0 { table.estimatedRowHeight = 44 }
    table.dataSource = self
  }

  /// Lays the table out.
  func show() {
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  var cell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: row.cellStyle, reuseIdentifier: nil)
    cell.accessoryType = row.accessory
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = row.cellStyle == .value1 ? "Detail" : "Subtitle"
    if let (first, second) = row.fontSizes {
      cell.textLabel?.font = .systemFont(ofSize: first)
      cell.detailTextLabel?.font = .systemFont(ofSize: second)
    }
    configure(cell)
    return cell
  }
}
