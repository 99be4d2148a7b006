import Foundation
import TableModel
import Testing

/// What the traces of iOS 26 say beyond their numbers, which `NewestReplay` replays.
@MainActor struct TraceTests {
  private func plain(_ rows: Int) -> WindowlessTable {
    let scene = WindowlessTable(rows: rows)
    scene.table.estimatedRowHeight = 0
    scene.table.rowHeight = 60
    return scene
  }

  @Test func `a method that estimates counts, whatever the property says (M-04)`() {
    func requests(property: CGFloat) -> [String] {
      let scene = WindowlessTable(rows: 100)
      scene.table.estimatedRowHeight = property
      scene.height = { [44, 66, 88][$0 % 3] }
      scene.estimate = { _ in 66 }
      scene.show()
      return scene.takeLog()
    }
    #expect(requests(property: 0) == requests(property: 66))
    #expect(requests(property: 0).count { $0.hasPrefix("H") } == 33)
  }

  @Test func `a cell that is dequeued for no request of the table asks no height (M-06)`() {
    let scene = WindowlessTable(rows: 30)
    scene.height = { _ in 100 }
    scene.show()
    _ = scene.takeLog()
    _ = scene.table.dequeueReusableCell(withIdentifier: "c", for: [0, 20])
    #expect(scene.takeLog().isEmpty)
  }

  @Test func `a height method that dequeues the row's cell comes to an end`() {
    let scene = WindowlessTable(rows: 3)
    scene.table.estimatedRowHeight = 40
    scene.height = { [table = scene.table] row in
      table.dequeueReusableCell(withIdentifier: "c", for: [0, row]).frame.height + 10
    }
    #expect(UIKitException.caught { scene.show() } == nil)
    #expect(scene.table.visibleCells.count == 3)
  }

  @Test func `a reloaded row has another cell (M-09)`() {
    let scene = plain(20)
    scene.show()
    let cell = scene.table.cellForRow(at: [0, 0])
    scene.table.reloadRows(at: [[0, 0]], with: .none)
    #expect(scene.table.cellForRow(at: [0, 0]) !== cell)
    #expect(scene.emptyPool() == [1])
  }

  @Test func `a memory warning leaves the cells on the screen (M-10c)`() {
    let scene = plain(500)
    scene.show()
    scene.scroll(to: 3000)
    let visible = scene.visible
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    #expect(scene.visible == visible && visible.count == 10)
    #expect(scene.emptyPool().isEmpty)
  }

  @Test func `a registration that is taken back leaves the pool to the other dequeue (M-11)`() {
    let scene = plain(500)
    scene.show()
    scene.scroll(to: 3000)
    scene.table.register(nil as AnyClass?, forCellReuseIdentifier: "c")
    #expect(
      UIKitException.caught {
        _ = scene.table.dequeueReusableCell(withIdentifier: "c", for: [0, 50])
      } != nil)
    #expect(scene.table.dequeueReusableCell(withIdentifier: "c") != nil)
  }
}

/// What of the traces holds on older versions, by their own logs or by the model's choice.
@MainActor struct OlderTraceTests {
  @Test("Heights before the first cell, after a reload and its layout (TR-09, M-02)")
  func rebuilds() {
    for (version, passes) in [(8, 1), (9, 2), (10, 2), (11, 2), (18, 2), (26, 2)] {
      SystemVersion.$current.withValue(.iOS(version)) {
        let scene = WindowlessTable(rows: 30)
        scene.table.estimatedRowHeight = 0
        scene.height = { _ in 60 }
        scene.show()
        #expect(scene.takeLog().prefix { $0 != "c0" }.count { $0.hasPrefix("H") } == 30 * passes)
      }
    }
  }

  @Test func `only iOS 26 requests estimates again in the layout after a reload (G0-26)`() {
    for version in SystemVersion.modelled {
      SystemVersion.$current.withValue(version) {
        let scene = WindowlessTable(rows: 30)
        scene.estimate = { _ in 60 }
        scene.height = { _ in 70 }
        scene.show()
        #expect(scene.count("E") == (version == .iOS(26) ? 60 : 30))
      }
    }
  }

  @Test func `rows in sight by their estimates are measured on iOS 11, not on 26 (TR-14, M-05)`() {
    for (version, rows) in [(10, 10), (11, 15), (18, 15), (26, 10)] {
      SystemVersion.$current.withValue(.iOS(version)) {
        let scene = WindowlessTable(rows: 100)
        scene.table.estimatedRowHeight = 40
        scene.height = { [44, 66, 88][$0 % 3] }
        scene.show()
        #expect(Set(scene.takeLog().filter { $0.hasPrefix("H") }).count == rows)
      }
    }
  }
}
