import Foundation
import TableModel

/// A table in a window, with plain cells and rows of different heights.
@MainActor final class ListScreen: NSObject {
  let table: UITableView
  private let window: UIWindow
  private let rows: Int
  /// Heights in points, from a row of one line to one with a picture; a row's index modulo their
  /// number selects its height, which costs next to nothing.
  private let heights = (0..<1024).map { 44 + CGFloat(RandomNumbers.unit($0)) * 160 }

  init(rows: Int) {
    self.rows = rows
    let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    table = UITableView(frame: frame)
    window = UIWindow(frame: frame)
    super.init()
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }
}

// MARK: - UITableViewDataSource

extension ListScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
  }
}

// MARK: - UITableViewDelegate

extension ListScreen: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { heights[indexPath.row & 1023] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row & 1023]
  }
}
