import Foundation
import TableModel
import TestSupport
import Testing

@MainActor struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A table with a diffable data source whose cells show their items.
  @MainActor private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    var provided: [Int] = []
    private(set) var source: UITableViewDiffableDataSource<String, Int>?

    init() {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, item in
        self?.provided.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      window.addSubview(table)
      window.isHidden = false
      MainLoop.runUntilIdle()
    }

    func apply(_ snapshot: Snapshot, animated: Bool = true) {
      source?.apply(snapshot, animatingDifferences: animated)
      MainLoop.runUntilIdle()
    }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `random snapshots lead to the rows they name, with the cells that stayed`() {
    var generator = SplitMix(seed: SplitMix.seed(from: "TABLE_MODEL_SEED"))
    let scene = Scene()
    for _ in 0..<300 {
      let items = Array(0..<12).shuffled(using: &generator).prefix(
        Int.random(in: 0...12, using: &generator))
      var rest = Array(items)
      let names = ["a", "b", "c", "d"].shuffled(using: &generator)
        .prefix(Int.random(in: 1...4, using: &generator))
      var next = Snapshot()
      for name in names {
        next.appendSections([name])
        let count =
          name == names.last ? rest.count : Int.random(in: 0...rest.count, using: &generator)
        next.appendItems(Array(rest.prefix(count)))
        rest.removeFirst(count)
      }
      next.reloadItems(Array(items.shuffled(using: &generator).prefix(2)))
      let exception = UIKitException.caught { scene.apply(next) }
      #expect(exception == nil, "\(exception?.reason ?? "")")
      #expect(scene.table.numberOfSections == names.count)
      #expect(scene.table.visibleCells.map(\.tag) == next.itemIdentifiers)
    }
  }

  @Test func `a reconfigured item that also moves shows what is new, once`() {
    let scene = Scene()
    scene.apply(snapshot([("a", [1, 2, 3])]))
    var next = snapshot([("a", [9, 3, 1, 2])])
    next.reconfigureItems([2])
    let cell = scene.table.cellForRow(at: [0, 1])
    scene.provided = []
    scene.apply(next)
    #expect(scene.table.visibleCells.map(\.tag) == [9, 3, 1, 2])
    #expect(
      scene.provided.filter { $0 != 9 } == [2] && scene.table.cellForRow(at: [0, 3]) === cell)
    #expect(scene.source?.snapshot().reconfiguredItemIdentifiers == [])
    next = snapshot([("a", [9, 3, 1, 2])])
    next.reloadItems([3])
    next.reconfigureItems([3])
    scene.provided = []
    scene.apply(next)
    #expect(scene.provided == [3])
  }

  @Test func `an item that is appended again is behind those of its section`() {
    var items = snapshot([("a", [1, 2, 3])])
    items.appendItems([1])
    #expect(items.itemIdentifiers == [2, 3, 1])
    items.insertItems([2], afterItem: 1)
    #expect(items.itemIdentifiers == [3, 1, 2])
    items.appendItems([4, 5])
    items.insertItems([3], afterItem: 1)
    #expect(items.itemIdentifiers == [1, 3, 2, 4, 5])
  }

  @Test(arguments: [13, 26])
  func `an item that is deleted and appended again is the last of its section`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      var items = snapshot([("a", [1, 2, 3]), ("b", [4])])
      for (section, expected) in [("a", [2, 3, 1, 4]), ("b", [2, 3, 4, 1])] {
        items.deleteItems([1])
        #expect(items.sectionIdentifier(containingItem: 1) == nil && items.indexOfItem(1) == nil)
        items.appendItems([1], toSection: section)
        #expect(items.itemIdentifiers == expected)
        #expect(items.sectionIdentifier(containingItem: 1) == section)
      }
    }
  }

  @Test(arguments: [(13, true), (14, true), (15, false), (26, false)])
  func `an apply without animation reloads on iOS 13 and 14`(version: Int, reloads: Bool) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let scene = Scene()
      scene.apply(snapshot([("a", [1, 2, 3])]))
      scene.provided = []
      scene.apply(snapshot([("a", [1, 2, 3, 4])]), animated: false)
      #expect(scene.provided == (reloads ? [1, 2, 3, 4] : [4]))
    }
  }

  @Test(arguments: [13, 14]) func `identifiers that are there already raise`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      var snapshot = snapshot([("a", [1, 2])])
      let exception = UIKitException.caught { snapshot.appendItems([2]) }
      #expect(exception?.reason.contains("supplied identifiers are not unique") == true)
      #expect(snapshot.numberOfItems == 2)
    }
  }

  @Test func `from iOS 15 identifiers that are there already are moved, and one array is unique`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.appendItems([2], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
    snapshot.insertItems([1, 5], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [3, 1, 5, 4, 2])
    #expect(ConsoleLog.messages.count { $0.contains("1 item identifier that already exists") } == 2)
    let exception = UIKitException.caught { snapshot.appendItems([6, 6]) }
    #expect(exception?.reason.contains("identifiers are not unique") == true)
    #expect(snapshot.numberOfItems == 5)
  }

  @Test(arguments: [(13, false), (14, true), (26, true)])
  func `the items of a missing section raise from iOS 14 on`(version: Int, raises: Bool) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let snapshot = snapshot([("a", [1])])
      let exception = UIKitException.caught { _ = snapshot.itemIdentifiers(inSection: "b") }
      #expect((exception != nil) == raises)
    }
  }

  @Test func `reconfiguring keeps the cell, reloading does not`() {
    let scene = Scene()
    scene.apply(snapshot([("a", [1, 2, 3])]))
    let cells = scene.table.visibleCells
    var next = scene.source?.snapshot() ?? Snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    scene.provided = []
    scene.apply(next)
    #expect(Set(scene.provided) == [1, 2])
    #expect(scene.table.visibleCells[0] === cells[0])
    #expect(scene.table.visibleCells[1] !== cells[1])
  }
}
