import Foundation
import TableModel
import TableProbe
import Testing

/// What a table remembers of a row stays with the row when an update moves it.
@MainActor struct RowFollowerTests {
  /// Rows of 40 points under headers of 30 in a table of 400, laid out without a window.
  private func probe(rows: [Int] = [40]) -> TableProbe {
    let probe = TableProbe(rows: rows, style: .plain, size: CGSize(width: 320, height: 400))
    probe.table.sectionHeaderTopPadding = 0
    probe.table.rowHeight = 40
    probe.table.estimatedRowHeight = 0
    probe.table.estimatedSectionHeaderHeight = 0
    probe.table.estimatedSectionFooterHeight = 0
    probe.attach()
    return probe
  }

  // MARK: Scrolling before there is a window

  @Test func `the row that was scrolled to is the aim wherever an insertion moves it`() {
    let probe = probe()
    probe.table.scrollToRow(at: [0, 20], at: .top, animated: false)
    #expect(probe.table.contentOffset.y == 800)
    probe.rows[0] += 2
    probe.table.insertRows(at: [[0, 0], [0, 20]], with: .none)
    probe.table.layoutIfNeeded()
    #expect(probe.table.contentOffset.y == 880)
  }

  @Test func `a row that is deleted is no aim any more`() {
    let probe = probe()
    probe.table.scrollToRow(at: [0, 20], at: .top, animated: false)
    probe.rows[0] -= 1
    probe.table.deleteRows(at: [[0, 20]], with: .none)
    probe.table.rowHeight = 50
    probe.table.layoutIfNeeded()
    #expect(probe.table.contentOffset.y == 800)
  }

  @Test func `a section's header is the aim wherever the section goes`() {
    let probe = probe(rows: [20, 20])
    probe.table.scrollToRow(at: [1, NSNotFound], at: .top, animated: false)
    #expect(probe.table.contentOffset.y == 800)
    probe.rows = [5, 20, 20]
    probe.table.insertSections([0], with: .none)
    probe.table.layoutIfNeeded()
    #expect(probe.table.contentOffset.y == 1000)
  }

  @Test func `a row of a reloaded section keeps its number as the aim`() {
    let probe = probe(rows: [20, 20])
    probe.table.scrollToRow(at: [1, 5], at: .top, animated: false)
    probe.rows = [5, 20, 20]
    probe.table.performBatchUpdates {
      probe.table.insertSections([0], with: .none)
      probe.table.reloadSections([1], with: .none)
    }
    probe.table.layoutIfNeeded()
    #expect(probe.table.contentOffset.y == 1200)
  }

  // MARK: Reordering

  /// Rows by name, all of which can be moved.
  private final class Names: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c", "d", "e"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { names.insert(names.remove(at: source.row), at: destination.row) }
  }

  private let names = Names()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func begin(at path: IndexPath) -> Bool {
    table.dataSource = names
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    return table.reordering.begin(at: path)
  }

  @Test func `a row under the finger is the one that moves, whatever is inserted above it`() {
    #expect(begin(at: [0, 1]))
    names.names.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    table.reordering.drag(to: [0, 5])
    #expect(table.reordering.end())
    #expect(names.names == ["new", "a", "c", "d", "e", "b"])
  }

  @Test func `a row that is deleted under the finger is not moved`() {
    #expect(begin(at: [0, 1]))
    names.names.remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .none)
    #expect(!table.hasUncommittedUpdates)
    #expect(!table.reordering.end())
    #expect(names.names == ["a", "c", "d", "e"])
  }

  // MARK: Prefetching

  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var rows: [Int] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      rows += indexPaths.map(\.row)
    }
  }

  @Test func `rows that are to be prefetched in the next turn follow an update before it`() {
    let prefetcher = Prefetcher()
    let probe = probe()
    probe.table.prefetchDataSource = prefetcher
    probe.window.addSubview(probe.table)
    probe.table.layoutIfNeeded()
    #expect(prefetcher.rows.isEmpty)
    probe.rows[0] -= 1
    probe.table.deleteRows(at: [[0, 0]], with: .none)
    MainLoop.runUntilIdle()
    #expect(prefetcher.rows == Array(9...19))
  }
}
