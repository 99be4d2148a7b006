import Foundation
import TableModel
import Testing

/// Tables of very many parts, all of them on the screen or nowhere.
@Suite(.serialized) @MainActor struct ManyPartsTests {
  /// The shortest of a few times that it takes to show a table with these parts.
  private func time(
    sections: Int, rows: Int, height: CGFloat = 44, hasDelegate: Bool = true
  ) -> Duration {
    (0..<3).map { _ in
      timeOnce(sections: sections, rows: rows, height: height, hasDelegate: hasDelegate)
    }.min() ?? .zero
  }

  private func timeOnce(
    sections: Int, rows: Int, height: CGFloat, hasDelegate: Bool
  ) -> Duration {
    let list = List(sections: sections, rows: rows, height: height)
    return ContinuousClock().measure {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = list
      if hasDelegate { table.delegate = height == 44 ? list : list.heights }
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.makeKeyAndVisible()
      table.layoutIfNeeded()
      table.removeFromSuperview()
    }
  }

  @Test func `empty sections with a delegate take no more than a few times as long as without`() {
    let without = time(sections: 20_000, rows: 0, hasDelegate: false)
    #expect(time(sections: 20_000, rows: 0) < max(without, .milliseconds(50)) * 9)
  }

  @Test func `rows without a height take time that grows with their number`() {
    let small = time(sections: 1, rows: 300, height: 0)
    // Eight times as many: quadratic work would take 64 times as long.
    #expect(time(sections: 1, rows: 2_400, height: 0) < max(small, .milliseconds(20)) * 32)
  }
}

/// A data source, and a delegate without methods.
private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
  let sections: Int
  let rows: Int
  let heights: Heights

  init(sections: Int, rows: Int, height: CGFloat) {
    self.sections = sections
    self.rows = rows
    heights = Heights(height)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A delegate whose rows are all equally high.
private final class Heights: NSObject, UITableViewDelegate {
  let height: CGFloat

  init(_ height: CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }
}
