import Foundation
import TableModel
import Testing

/// Diffable data sources that take part in moving rows, and that are awaited.
@MainActor struct DiffableReorderTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  /// Applies the new order itself, as diffable data sources must.
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      guard let moved = itemIdentifier(for: source) else { return }
      var next = snapshot()
      next.deleteItems([moved])
      let section = next.sectionIdentifiers[destination.section]
      let others = next.itemIdentifiers(inSection: section)
      if others.indices.contains(destination.row) {
        next.insertItems([moved], beforeItem: others[destination.row])
      } else {
        next.appendItems([moved], toSection: section)
      }
      apply(next, animatingDifferences: false)
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func shown() -> Source {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c", "d"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(table)
    window.isHidden = false
    table.isEditing = true
    MainLoop.runUntilIdle()
    return source
  }

  private var titles: [String?] { table.visibleCells.map(\.textLabel?.text) }

  @Test(arguments: [SystemVersion.iOS(14), .iOS(15), .iOS(18)])
  func `a moved row is moved once when the data source applies the order`(version: SystemVersion) {
    SystemVersion.$current.withValue(version) {
      let scene = DiffableReorderTests()
      let source = scene.shown()
      #expect(scene.table.reordering.begin(at: [0, 0]))
      scene.table.reordering.drag(to: [1, 1])
      scene.table.reordering.end()
      MainLoop.runUntilIdle()
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
      #expect(scene.titles == ["b", "c", "a", "d"])
      #expect(scene.table.numberOfRows(inSection: 0) == 1)
    }
  }

  @Test func `an awaited snapshot has come to rest`() async {
    let source = shown()
    var next = source.snapshot()
    next.deleteItems(["a"])
    await source.apply(next, animatingDifferences: true)
    #expect(titles == ["b", "c", "d"])
    next.deleteItems(["c"])
    await source.applySnapshotUsingReloadData(next)
    #expect(titles == ["b", "d"])
  }
}
