import Foundation
import Testing

@testable import UIKitModel

/// The virtual clock at times that no app waits for.
@MainActor @Suite struct ClockTests {
  private let loop = RunLoopModel()

  @Test(arguments: [1e300, .infinity, Date.distantFuture.timeIntervalSinceNow])
  func `what is further away than the longest wait never comes, and nobody waits for it`(
    delay: TimeInterval
  ) {
    var log: [String] = []
    loop.schedule(after: delay) { log.append("never") }
    loop.schedule(after: 1, repeating: delay) { log.append("once") }
    #expect(loop.runUntilIdle() == .idle)
    #expect(loop.run(for: 100) == .idle)
    #expect(log == ["once"] && loop.now == 101)
  }

  @Test(arguments: [1e12, 1e300, .greatestFiniteMagnitude])
  func `after the longest run timers still move the clock`(duration: TimeInterval) {
    #expect(loop.run(for: duration) == .idle)
    #expect(loop.now == RunLoopModel.longestWait)
    var fired: [TimeInterval] = []
    let frame = 1.0 / 60
    loop.schedule(after: frame, repeating: frame) { fired.append(loop.now) }
    loop.schedule(after: 1) { fired.append(loop.now) }
    #expect(loop.run(for: 2) == .idle)
    #expect(fired.count == 121 && loop.now == RunLoopModel.longestWait + 2)
  }

  @Test func `a timer does not make up for what it missed in a run that was ended`() {
    var firings = 0
    let frame = 1.0 / 60
    loop.schedule(after: frame, repeating: frame) { firings += 1 }
    let ended = RunLoopModel.Outcome.neverIdle(turns: 10, cause: .timer)
    #expect(loop.run(for: 1e300, turnLimit: 10) == ended)
    firings = 0
    #expect(loop.run(for: 1) == .idle)
    #expect((60...61).contains(firings))
  }

  @Test func `each firing moves the clock, wherever it is`() {
    loop.now = 1e300
    var fired: [TimeInterval] = []
    loop.schedule(after: 1, repeating: 1) { fired.append(loop.now) }
    #expect(loop.run(for: 1) == .idle)
    loop.now = loop.now.nextUp
    #expect(loop.run(for: 1) == .idle)
    #expect(fired == [1e300, 1e300.nextUp])
  }
}
