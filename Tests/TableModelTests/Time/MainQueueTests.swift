import Foundation
import TableModel
import Testing

/// What code hands to the main queue runs in the virtual loop, by the virtual clock.
@MainActor struct MainQueueTests {
  private final class Log: @unchecked Sendable {
    var times: [TimeInterval] = []
    var names: [String] = []
  }

  @Test func `work for the main queue waits for the next turn`() {
    let log = Log()
    DispatchQueue.main.async { log.names.append("work") }
    #expect(log.names.isEmpty)
    MainLoop.runUntilIdle()
    #expect(log.names == ["work"])
  }

  @Test func `work for later runs when the clock has come there`() {
    let log = Log()
    let start = MainLoop.now
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log.names.append("second") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
      log.names.append("first")
    }
    DispatchQueue.main.asyncAfter(deadline: .now()) { log.names.append("at once") }
    MainLoop.run(for: 0.2)
    #expect(log.names == ["at once", "first"])
    MainLoop.runUntilIdle()
    #expect(log.names == ["at once", "first", "second"])
    #expect(abs(MainLoop.now - start - 0.25) < 0.01)
  }

  @Test func `work for the distant future never runs, and keeps nothing busy`() {
    let log = Log()
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.names.append("never") }
    MainLoop.runUntilIdle()
    #expect(log.names.isEmpty && MainLoop.now < 1000)
  }

  @Test func `a table is reloaded by work for the main queue`() {
    let probe = TableSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = probe
    #expect(table.numberOfRows(inSection: 0) == 1)
    DispatchQueue.main.async {
      probe.count = 3
      table.reloadData()
    }
    #expect(table.numberOfRows(inSection: 0) == 1)
    MainLoop.runUntilIdle()
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `other queues are Dispatch's own`() {
    let log = Log()
    let queue = DispatchQueue(label: "other")
    queue.async { log.names.append("there") }
    #expect(queue.sync { log.names } == ["there"])
  }

  private final class TableSource: NSObject, UITableViewDataSource {
    var count = 1
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }
}
