import Foundation
import TableModel
import TableProbe
import Testing

/// Rows that code selects, and rows that move under a finger.
@MainActor struct SelectionByCodeTests {
  private let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 400))
  private var table: UITableView { probe.table }

  private func show() {
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.allowsMultipleSelection = true
    probe.show()
  }

  @Test func `no row means that none is selected any more`() {
    show()
    for row in 1...3 { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `a row that is not there is not selected`() {
    show()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 30], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `what is selected follows its rows`() {
    show()
    for row in [3, 5] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.performBatchUpdates {
      table.insertRows(at: [[0, 0]], with: .none)
      table.deleteRows(at: [[0, 5]], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [[0, 4]])
  }

  @Test func `the middle of a row says how near it is`() {
    show()
    table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 13], animated: false, scrollPosition: .none)
    // The middle of the screen is at 410: 110 below that of row 7, 130 above that of row 13.
    table.contentOffset.y = 210
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 280)
  }

  /// How often a table has posted that its selection has changed.
  @MainActor private final class Changes {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(of table: UITableView) {
      token = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: table, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.count += 1 }
      }
    }
  }

  @Test func `a change of the selection is posted for touches alone`() {
    show()
    let changes = Changes(of: table)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.deselectRow(at: [0, 1], animated: false)
    #expect(changes.count == 0)
    probe.tap(row: [0, 2])
    #expect(changes.count == 1)
    probe.tap(row: [0, 2])
    #expect(changes.count == 2 && table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = false
    probe.tap(row: [0, 3])
    probe.tap(row: [0, 4])
    #expect(changes.count == 4)
    probe.willSelect = { _ in nil }
    probe.tap(row: [0, 5])
    #expect(changes.count == 4)
  }

  @Test func `a row that moves under a finger is the one that is selected`() {
    show()
    let finger = Finger(on: table, at: CGPoint(x: 160, y: 140))
    finger.hold(for: 0.2)
    probe.rows = [31]
    table.insertRows(at: [[0, 0]], with: .none)
    finger.lift()
    probe.settle()
    #expect(table.indexPathsForSelectedRows == [[0, 4]])
  }
}
