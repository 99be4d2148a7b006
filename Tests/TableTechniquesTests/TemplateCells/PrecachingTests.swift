import TableModel
import TableProbe
import TableTechniques
import Testing

/// Measuring in idle time.
@MainActor @Suite("Precaching") struct PrecachingTests {
  private func list(rows: Int) -> SizedList {
    SizedList([(0..<rows).map { CGFloat($0 % 7) + 20 }])
  }

  @Test func `all rows are measured once the loop was idle`() {
    let list = list(rows: 50)
    list.show()
    #expect(list.cachedPaths.count < 20)
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count == 50)
    #expect(list.configurations == 50)
  }

  @Test func `nothing is measured ahead when it is turned off`() {
    let list = list(rows: 50)
    list.table.isPrecachingEnabled = false
    list.show()
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count < 20)
  }

  @Test func `nothing is measured ahead before a height was cached by index path`() {
    let list = list(rows: 50)
    list.window.addSubview(list.table)
    _ = list.freshHeight(of: [0, 0])
    list.table.delegate = nil
    MainLoop.runUntilIdle()
    #expect(list.configurations == 0)
  }

  @Test func `nothing is measured ahead while a finger scrolls`() {
    let list = list(rows: 200)
    list.show()
    let finger = Finger(on: list.table, at: CGPoint(x: 160, y: 300))
    finger.move(by: -30)
    #expect(list.table.isTracking)
    let known = list.cachedPaths.count
    finger.hold(for: 1)
    #expect(list.cachedPaths.count == known)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count == 200)
  }

  @Test func `after an update the new rows are measured`() {
    let list = list(rows: 50)
    list.show()
    MainLoop.runUntilIdle()
    list.clearConfigurations()
    list.sections[0].insert(99, at: 40)
    list.table.insertRows(at: [[0, 40]], with: .none)
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count == 51)
    #expect(list.configurations == 1)
    #expect(list.stalePaths.isEmpty)
  }

  @Test func `an update in the middle of precaching starts it over`() {
    let list = list(rows: 50)
    list.show()
    var steps = 0
    list.table.debugLog.isEnabled = true
    list.table.debugLog.write = { [weak list] line in
      guard let list, line.contains("precached") else { return }
      steps += 1
      guard steps == 5 else { return }
      MainLoop.perform(in: .default) {
        list.sections[0].removeSubrange(10..<30)
        list.sections[0].insert(77, at: 0)
        list.table.performBatchUpdates {
          list.table.deleteRows(at: (10..<30).map { [0, $0] }, with: .none)
          list.table.insertRows(at: [[0, 0]], with: .none)
        }
      }
    }
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count == 31)
    #expect(list.stalePaths.isEmpty)
  }

  @Test func `data that changed before its update is not measured`() {
    let list = list(rows: 50)
    list.show()
    list.sections[0].insert(77, at: 0)
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count < 20)
    list.table.insertRows(at: [[0, 0]], with: .none)
    MainLoop.runUntilIdle()
    #expect(list.cachedPaths.count == 51)
    #expect(list.stalePaths.isEmpty)
  }

  /// The messages besides the one about a template's content view, which has constraints of its own
  /// (M-60).
  private var unexpectedMessages: [String] {
    ConsoleLog.messages.filter { !$0.contains("contentView of a UITableViewCell") }
  }

  @Test func `it ends with its table`() {
    weak var table: TemplateTableView?
    weak var owner: SizedList?
    do {
      let list = list(rows: 50)
      list.show()
      table = list.table
      owner = list
      list.table.removeFromSuperview()
    }
    #expect(owner == nil)
    #expect(table == nil)
    MainLoop.runUntilIdle()
    #expect(unexpectedMessages.isEmpty)
  }

  @Test func `it ends with its delegate`() {
    var list: SizedList? = list(rows: 50)
    let table = list?.table
    list?.show()
    list = nil
    #expect(table?.delegate == nil)
    MainLoop.runUntilIdle()
    #expect(unexpectedMessages.isEmpty)
  }
}
