import Foundation
import TableModel
import TestSupport
import Testing

/// Tables of very many parts, all of them on the screen or nowhere.
@Suite(.serialized) @MainActor struct ManyPartsTests {
  /// Shows a table with these parts.
  private func show(
    sections: Int, rows: Int, height: CGFloat = 44, hasDelegate: Bool = true
  ) {
    let list = List(sections: sections, rows: rows, height: height)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = list
    if hasDelegate { table.delegate = height == 44 ? list : list.heights }
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
    table.removeFromSuperview()
  }

  @Test func `empty sections with a delegate take no more than a few times as long as without`() {
    let without = leastCPUTime { show(sections: 20_000, rows: 0, hasDelegate: false) }
    let with = leastCPUTime { show(sections: 20_000, rows: 0) }
    #expect(with < max(without, .milliseconds(50)) * 9)
  }

  /// A chain of views, each of them in the one before, and the last of them.
  private func chain(depth: Int) -> (root: UIView, innermost: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var innermost = root
    for _ in 0..<depth {
      let view = UIView(frame: root.bounds)
      innermost.addSubview(view)
      innermost = view
    }
    return (root, innermost)
  }

  /// Without what it takes to make the views, which each look for those above them.
  @Test func `a hit test takes time that grows with the depth of the views`() {
    let chains = [100: chain(depth: 100), 800: chain(depth: 800)]
    let isLinear = growsLinearly(from: 100, to: 800) { depth in
      guard let (root, innermost) = chains[depth] else { return }
      let hits = (0..<200).map { _ in root.hitTest(CGPoint(x: 100, y: 100), with: nil) }
      #expect(hits.allSatisfy { $0 === innermost })
    }
    #expect(isLinear)
  }

  @Test func `rows without a height take time that grows with their number`() {
    #expect(growsLinearly(from: 300, to: 2_400) { show(sections: 1, rows: $0, height: 0) })
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
