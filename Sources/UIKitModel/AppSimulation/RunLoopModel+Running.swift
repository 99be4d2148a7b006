import Foundation

@MainActor extension RunLoopModel {
  /// Bounds of a run, far above what a screen needs. Model's choice; no public source.
  private enum Limit {
    /// Turns until a loop counts as one that never idles.
    static let turns = 100_000
    /// Turns of a run for a given time.
    static let turnsOfTimedRun = 1_000_000
    /// Pieces of work and firings of timers of a run: work that queues more of itself grows from turn
    /// to turn.
    static let calls = 1_000_000
    /// Runs within each other; UIKit's limit is that of the stack.
    static let depth = 16
    /// Layout passes of one turn before it gives up on views that always need layout again.
    static let layoutPasses = 100
    /// Layout passes of the turns after one that gave up, until the layout settles: a finger that
    /// moves runs the loop for each frame.
    static let laterLayoutPasses = 10
    /// Turns in a row whose layout gave up, until it counts as one that never ends.
    static let unsettledTurns = 5
    /// Layouts of views in a run while the clock does not move: a screen that shows another one each
    /// time is never at rest.
    static let layouts = 100_000
    /// The turns of a run until they count: one piece of work may lay out as often as it likes.
    static let fewestTurns = 100
    /// Layouts of views in the passes of a turn after the first one, until it gives up, and how many
    /// times those of the first one beside them.
    static let layoutsOfTurn = (views: 10_000, passes: 10)
    /// For how long a run waits for timers that repeat or that were scheduled meanwhile, in seconds
    /// of the clock: a screen that polls or shows a clock is at rest between two timers.
    static let timers: TimeInterval = 20
  }

  /// The state a bounded run ended in.
  package enum Outcome: Equatable, Sendable {
    case idle
    /// The bound was reached with something still to do.
    case neverIdle(turns: Int, cause: Cause)
  }

  /// What a run that never ends was busy with.
  package enum Cause: String, Sendable {
    case work = "queued work"
    case layout
    case timer = "a timer"
    case observer = "a before-sleep observer"
    case runs = "runs of the loop within each other"
  }

  /// Runs turns until nothing is queued, no timer is awaited, and no view needs layout.
  ///
  /// Awaited are the timers that are pending at `start`, and for twenty seconds of the clock those
  /// that repeat or that are scheduled after it.
  ///
  /// - Parameter start: When the caller began to wait, on the clock; nil for now.
  package func runUntilIdle(since start: TimeInterval? = nil, turnLimit: Int? = nil) -> Outcome {
    let end = (start ?? now) + Limit.timers
    return run(turnLimit: turnLimit ?? Limit.turns) { isTimerAwaited(by: end) ? .infinity : nil }
  }

  /// Runs for `duration` seconds of the clock, at most ``longestWait``; a duration that is not
  /// finite counts as none.
  package func run(for duration: TimeInterval, turnLimit: Int? = nil) -> Outcome {
    let end = now + (duration.isFinite ? min(max(duration, 0), Self.longestWait) : 0)
    let outcome = run(turnLimit: turnLimit ?? Limit.turnsOfTimedRun) { end }
    // The clock stays where the run was not begun: the runs around it would never catch up with it.
    if runDepth < Limit.depth { now = max(now, end) }
    return outcome
  }

  /// Runs turns; `end` is the time up to which a loop with nothing else to do waits for a timer, nil
  /// if it does not.
  ///
  /// A run within another takes of what the outermost one may do: each that began with a limit of its
  /// own would multiply the work of those around it.
  private func run(turnLimit: Int, until time: () -> TimeInterval?) -> Outcome {
    guard runDepth < Limit.depth else { return .neverIdle(turns: 0, cause: .runs) }
    let (first, outer) = (turns, end)
    if outer == nil, !hasGivenUp { layouts = 0 }
    end = Bound(
      turns: min(turns + turnLimit, outer?.turns ?? .max),
      calls: outer?.calls ?? calls + Limit.calls)
    runDepth += 1
    defer {
      runDepth -= 1
      end = outer
    }
    while isReadyAfterCollecting || time().map(sleep) ?? false {
      guard !isOverdue else { return .neverIdle(turns: turns - first, cause: cause) }
      turn()
      if layouts >= Limit.layouts, turns - first >= Limit.fewestTurns { hasGivenUp = true }
      guard isLayingOut || unsettledTurns < Limit.unsettledTurns && !hasGivenUp else {
        return .neverIdle(turns: turns - first, cause: .layout)
      }
    }
    hasGivenUp = false
    return .idle
  }

  /// Whether the run has done all that it may.

  private var isOverdue: Bool { end.map { turns >= $0.turns || calls >= $0.calls } ?? false }

  /// One turn of the loop, whether or not anything is due.
  package func turn() {
    performWork()
    fireTimers()
    layOut()
    turns += 1
    isSleepNoticeDue = true
    if !isBusy { callObservers() }
    onTurnEnd?()
  }

  /// Whether a turn is due, or a timer that a run since `start` awaits.
  func isWorkWaiting(since start: TimeInterval) -> Bool {
    isBusy || background.isBusy || isTimerAwaited(by: start + Limit.timers)
  }

  private func isTimerAwaited(by end: TimeInterval) -> Bool {
    runningLanes.contains { lanes[$0].timers.isAwaited(by: end) }
  }

  /// The lanes that the present mode runs.
  private var runningLanes: [Int] { [mode.rawValue, Mode.common.rawValue] }

  private var hasReadyWork: Bool { isSleepNoticeDue || isBusy }

  /// Whether there is something to do when the work on other queues has ended.
  private var isReadyAfterCollecting: Bool {
    unendedWork += background.collect(into: self)
    return hasReadyWork
  }

  private var isBusy: Bool {
    if isLayoutDue { return true }
    return runningLanes.contains { lane in
      !lanes[lane].queue.isEmpty || lanes[lane].timers.nextTime().map { $0 <= now } ?? false
    }
  }

  private var cause: Cause {
    if isLayoutDue { return .layout }
    if runningLanes.contains(where: { !lanes[$0].queue.isEmpty }) {
      return runningLanes.contains { !lanes[$0].observers.isEmpty } ? .observer : .work
    }
    return .timer
  }

  /// Moves the clock to the next timer of this mode, if it fires by `limit`.
  private func sleep(until limit: TimeInterval) -> Bool {
    let times = runningLanes.compactMap { lanes[$0].timers.nextTime() }
    guard let next = times.min(), next <= limit, next.isFinite else { return false }
    now = max(now, next)
    return true
  }

  /// Performs what is queued; what a run may not do any more stays there.
  private func performWork() {
    let ready = runningLanes.flatMap { lane in lanes[lane].queue.map { (lane, $0) } }
    for lane in runningLanes { lanes[lane].queue = [] }
    let sorted = ready.sorted { $0.1.order < $1.1.order }
    for (index, (_, work)) in sorted.enumerated() {
      guard !isOverdue else {
        for lane in runningLanes {
          let left = sorted[index...].filter { $0.0 == lane }.map(\.1)
          lanes[lane].queue.insert(contentsOf: left, at: 0)
        }
        return
      }
      calls += 1
      work.body()
    }
  }

  private func fireTimers() {
    let due = runningLanes.flatMap { lane in
      lanes[lane].timers.removeDue(at: now).map { (lane, $0) }
    }
    for (lane, timer) in due.sorted(by: { $0.1.precedes($1.1) }) where timer.token.isValid {
      guard !isOverdue else {
        lanes[lane].timers.insert(timer)
        continue
      }
      calls += 1
      timer.body()
      guard timer.token.isValid, let next = timer.next(after: now) else { continue }
      lanes[lane].timers.insert(next)
    }
  }

  private func layOut() {
    guard !isLayingOut else { return }
    isLayingOut = true
    let before = layouts
    let hasSettled = unsettledTurns == 0
    defer {
      isLayingOut = false
      layoutLimit = .max
    }
    var (passes, isEndless) = (0, false)
    while needsLayout, passes < (hasSettled ? Limit.layoutPasses : Limit.laterLayoutPasses),
      !isEndless
    {
      for root in removeLayoutRoots() where !isEndless {
        root.layoutIfNeeded()
        isEndless = isPassCut
      }
      passes += 1
      guard passes == 1 else { continue }
      let (views, times) = Limit.layoutsOfTurn
      layoutLimit = layouts + views + times * (layouts - before)
    }
    unsettledTurns = needsLayout ? isEndless ? Limit.unsettledTurns : unsettledTurns + 1 : 0
  }

  private func callObservers() {
    isSleepNoticeDue = false
    let running = Fault.callsObserversInAnyMode.isOn ? Array(lanes.indices) : runningLanes
    let observers = running.flatMap { lanes[$0].observers }.sorted { $0.order < $1.order }
    for observer in observers where observer.token.isValid && !Fault.callsNoObserver.isOn {
      observer.body(observer.token)
    }
    for lane in lanes.indices { lanes[lane].observers.removeAll { !$0.token.isValid } }
  }
}
