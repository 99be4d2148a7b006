import Foundation
import TableModel
import Testing

/// Snapshots from other queues than the main one (M-18).
@MainActor @Suite struct DiffableQueueTests {
  private typealias Source = UITableViewDiffableDataSource<Int, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source: Source
  private let queue = DispatchQueue(label: "snapshots")

  init() {
    source = Source(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private nonisolated static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private final class Log: @unchecked Sendable {
    var wasOnMain: [Bool] = []
    var rows: [Int] = []
  }

  @Test func `a background queue that is used for all calls works, and completes on the main one`()
  {
    let log = Log()
    let (table, source) = (table, source)
    for count in 1...3 {
      queue.async {
        source.apply(Self.snapshot(Array(0..<count)), animatingDifferences: count > 1) {
          log.wasOnMain.append(DispatchQueue.isOnMain)
          log.rows.append(MainActor.assumeIsolated { table.numberOfRows(inSection: 0) })
        }
        log.rows.append(-source.snapshot().numberOfItems)
      }
    }
    queue.async { source.applySnapshotUsingReloadData(Self.snapshot([7])) }
    MainLoop.runUntilIdle()
    #expect(log.wasOnMain == [true, true, true])
    #expect(log.rows.prefix(3) == [-1, -2, -3])
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(source.snapshot().itemIdentifiers == [7])
    #expect(!ConsoleLog.messages.contains { $0.contains("non-thread confined") })
  }

  @Test func `mixed queues are warned of once`() {
    let source = source
    source.apply(Self.snapshot([1]))
    MainLoop.runUntilIdle()
    for count in 2...3 {
      queue.async { source.apply(Self.snapshot(Array(0..<count))) }
      MainLoop.runUntilIdle()
    }
    let warnings = ConsoleLog.messages.filter {
      $0.hasPrefix("Warning: applying updates in a non-thread confined manner is dangerous")
    }
    #expect(warnings.count == 1 && warnings[0].contains("view=<UITableView: "))
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a call on the main queue before one from another queue is done raises`() {
    let source = source
    queue.async { source.apply(Self.snapshot([1, 2])) }
    queue.sync {}
    let exception = UIKitException.caught { source.apply(Self.snapshot([1])) }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason.hasPrefix(
        "Deadlock detected: calling this method on the main queue with outstanding async updates")
        == true)
    MainLoop.runUntilIdle()
    #expect(source.snapshot().itemIdentifiers == [1, 2])
  }

  @Test func `an awaited apply in a task is done when the loop has settled`() async {
    let (table, source) = (table, source)
    let log = Log()
    Task { @MainActor in
      await source.apply(Self.snapshot([1, 2, 3]))
      log.rows.append(table.numberOfRows(inSection: 0))
    }
    await MainLoop.settle()
    #expect(log.rows == [3])
  }
}
