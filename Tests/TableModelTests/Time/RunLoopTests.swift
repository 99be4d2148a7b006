import Foundation
import Testing

@testable import TableModel
@testable import UIKitModel

@MainActor struct RunLoopTests {
  private let loop = RunLoopModel()

  @Test func `work runs in order, in the turn after it was queued`() {
    var log: [String] = []
    loop.perform {
      log.append("a")
      loop.perform { log.append("c") }
    }
    loop.perform { log.append("b") }
    loop.turn()
    #expect(log == ["a", "b"])
    loop.turn()
    #expect(log == ["a", "b", "c"])
  }

  @Test func `work of the default mode waits while a finger scrolls, common work does not`() {
    var log: [String] = []
    loop.beginTracking()
    loop.perform(in: .default) { log.append("default") }
    loop.perform(in: .tracking) { log.append("tracking") }
    loop.perform(in: .common) { log.append("common") }
    #expect(loop.runUntilIdle() == .idle)
    #expect(log == ["tracking", "common"])
    loop.endTracking()
    #expect(loop.runUntilIdle() == .idle)
    #expect(log == ["tracking", "common", "default"])
  }

  @Test func `the clock jumps from timer to timer and takes no time in between`() {
    var fired: [TimeInterval] = []
    for delay in [3.0, 1, 2, 1] { loop.schedule(after: delay) { fired.append(loop.now) } }
    #expect(loop.runUntilIdle() == .idle)
    #expect(fired == [1, 1, 2, 3])
    #expect(loop.turns == 3)
  }

  @Test func `a repeating timer does not drift`() {
    var fired: [TimeInterval] = []
    let token = loop.schedule(after: 0.1, repeating: 0.1) { fired.append(loop.now) }
    #expect(loop.run(for: 100) == .idle)
    #expect(fired.count == 1000 && abs((fired.last ?? 0) - 100) < 1e-9)
    token.invalidate()
    #expect(loop.runUntilIdle() == .idle)
    #expect(fired.count == 1000)
  }

  @Test func `a repeating timer held up by a mode fires once and not for all it missed`() {
    var count = 0
    loop.schedule(after: 1, repeating: 1, in: .default) { count += 1 }
    loop.beginTracking()
    #expect(loop.run(for: 10.5) == .idle)
    #expect(count == 0)
    loop.endTracking()
    #expect(loop.run(for: 0) == .idle)
    #expect(count == 1)
    #expect(loop.run(for: 0.5) == .idle)
    #expect(count == 2)
  }

  @Test func `a timer that another one takes back does not fire`() {
    var log: [String] = []
    var second: RunLoopModel.Token?
    loop.schedule(after: 1) {
      log.append("first")
      second?.invalidate()
    }
    second = loop.schedule(after: 1) { log.append("second") }
    #expect(loop.runUntilIdle() == .idle)
    #expect(log == ["first"])
  }

  @Test func `a loop that polls rests after twenty seconds, and goes on when it runs again`() {
    var polls = 0
    func poll() {
      polls += 1
      loop.schedule(after: 6) { poll() }
    }
    poll()
    #expect(loop.runUntilIdle() == .idle)
    #expect(loop.now == 24 && polls == 5)
    #expect(loop.run(for: 6) == .idle)
    #expect(polls == 6)
  }

  @Test func `repeating timers are awaited for twenty seconds, one that fires once always`() {
    var (seconds, isLate) = (0, false)
    loop.schedule(after: 1, repeating: 1) { seconds += 1 }
    loop.schedule(after: 30, repeating: 30) { isLate = true }
    #expect(loop.runUntilIdle() == .idle)
    #expect(seconds == 19 && !isLate)
    var isDone = false
    loop.schedule(after: 60) { isDone = true }
    #expect(loop.runUntilIdle() == .idle)
    #expect(isDone && seconds == 79)
  }

  @Test func `an observer is called once each time the loop is about to sleep`() {
    var left = 3
    var calls = 0
    loop.observeBeforeSleep { token in
      calls += 1
      guard left > 0 else { return token.invalidate() }
      left -= 1
      loop.perform(in: .default) {}
    }
    #expect(loop.runUntilIdle() == .idle)
    #expect(calls == 4)
  }

  @Test func `an observer that wants nothing does not keep the loop awake`() {
    var calls = 0
    loop.observeBeforeSleep { _ in calls += 1 }
    #expect(loop.runUntilIdle() == .idle)
    #expect(calls == 1)
    loop.schedule(after: 1) {}
    #expect(loop.runUntilIdle() == .idle)
    #expect(calls == 2)
  }

  @Test func `a default-mode observer waits until the scrolling has ended`() {
    var calls = 0
    loop.beginTracking()
    loop.observeBeforeSleep { _ in calls += 1 }
    #expect(loop.runUntilIdle() == .idle)
    #expect(calls == 0)
    loop.endTracking()
    #expect(loop.runUntilIdle() == .idle)
    #expect(calls == 1)
  }

  @Test func `a loop that never idles is stopped and says what kept it busy`() {
    func again() { loop.perform { again() } }
    again()
    #expect(loop.runUntilIdle(turnLimit: 50) == .neverIdle(turns: 50, cause: .work))
    let timed = RunLoopModel()
    timed.schedule(after: 0, repeating: 0) {}
    #expect(timed.runUntilIdle(turnLimit: 50) == .neverIdle(turns: 50, cause: .timer))
  }

  @Test func `a view that asks for layout in its layout is reported`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(Restless(frame: window.bounds))
    window.isHidden = false
    let outcome = window.process.loop.runUntilIdle(turnLimit: 3)
    #expect(outcome == .neverIdle(turns: 3, cause: .layout))
  }

  @Test func `a loop of layouts that never settle ends by itself, and the console says so`() {
    final class Restless: UITableView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(Restless(frame: window.bounds))
    window.isHidden = false
    MainLoop.runUntilIdle()
    #expect(ConsoleLog.messages.contains { $0.hasSuffix("with layout") })
  }

  @Test func `a table that lays out when its content changes comes to rest`() {
    final class SelfSizing: UITableView {
      var changes = 0
      override var contentSize: CGSize {
        didSet {
          changes += 1
          setNeedsLayout()
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let table = SelfSizing(frame: window.bounds)
    window.addSubview(table)
    window.isHidden = false
    #expect(window.process.loop.runUntilIdle() == .idle)
    let changes = table.changes
    table.reloadData()
    #expect(window.process.loop.runUntilIdle() == .idle)
    #expect(table.changes == changes)
  }

  @Test(arguments: [TimeInterval.nan, -1]) func `a bad delay counts as none`(
    delay: TimeInterval
  ) {
    var fired: TimeInterval?
    loop.schedule(after: delay) { fired = loop.now }
    #expect(loop.run(for: .nan) == .idle)
    #expect(fired == 0)
  }

  @Test func `ten thousand timers fire in order`() {
    var last: TimeInterval = -1
    var isSorted = true
    var state: UInt64 = 1
    for _ in 0..<10_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      loop.schedule(after: TimeInterval(state >> 40)) {
        isSorted = isSorted && loop.now >= last
        last = loop.now
      }
    }
    #expect(loop.run(for: 1e9) == .idle)
    #expect(isSorted && last > 0)
  }
}
