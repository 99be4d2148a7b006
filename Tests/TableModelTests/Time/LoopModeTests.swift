import TableModel
import TableProbe
import Testing

/// Idle work as an app can do it: before-sleep observers and work of one mode.
@Suite("Modes of the main loop") @MainActor struct LoopModeTests {
  @Test("An observer that queues one piece of work a turn does all of it, then ends")
  func idleWork() {
    var left = 3
    var done: [Int] = []
    var firings = 0
    MainLoop.observeBeforeSleep(in: .default) { observation in
      firings += 1
      guard left > 0 else { return observation.invalidate() }
      left -= 1
      MainLoop.perform(in: .default) { done.append(left) }
    }
    MainLoop.runUntilIdle()
    #expect(done == [2, 1, 0])
    #expect(firings == 4)
    MainLoop.perform(in: .default) {}
    MainLoop.runUntilIdle()
    #expect(firings == 4)
  }

  @Test("Work of the default mode waits while a finger scrolls")
  func tracking() {
    let probe = TableProbe(rows: 100)
    probe.show()
    var done: [String] = []
    let finger = probe.touch(at: CGPoint(x: 160, y: 300))
    finger.move(by: -100)
    #expect(probe.table.isTracking)
    MainLoop.perform(in: .default) { done.append("default") }
    MainLoop.perform(in: .tracking) { done.append("tracking") }
    MainLoop.perform(in: .common) { done.append("common") }
    finger.move(by: -20)
    #expect(done == ["tracking", "common"])
    finger.lift()
    probe.settle()
    #expect(done == ["tracking", "common", "default"])
  }
}
