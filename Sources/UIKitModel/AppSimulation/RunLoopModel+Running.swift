import Foundation

@MainActor extension RunLoopModel {
  /// Bounds of a run, far above what a screen needs. Model's choice; no public source.
  private enum Limit {
    /// Turns until a loop counts as one that never idles.
    static let turns = 100_000
    /// Turns of a run for a given time.
    static let turnsOfTimedRun = 1_000_000
    /// Layout passes of one turn before it gives up on views that always need layout again.
    static let layoutPasses = 100
    /// Turns in a row whose layout gave up, until it counts as one that never ends.
    static let unsettledTurns = 5
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
    now = max(now, end)
    return outcome
  }

  /// Runs turns; `end` is the time up to which a loop with nothing else to do waits for a timer, nil
  /// if it does not.
  private func run(turnLimit: Int, until end: () -> TimeInterval?) -> Outcome {
    var count = 0
    while isReadyAfterCollecting || end().map(sleep) ?? false {
      guard count < turnLimit else { return .neverIdle(turns: count, cause: cause) }
      turn()
      count += 1
      guard unsettledTurns < Limit.unsettledTurns else {
        unsettledTurns = 0
        return .neverIdle(turns: count, cause: .layout)
      }
    }
    return .idle
  }

  /// One turn of the loop, whether or not anything is due.
  package func turn() {
    for work in removeReadyWork() { work.body() }
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
    if needsLayout { return true }
    return runningLanes.contains { lane in
      !lanes[lane].queue.isEmpty || lanes[lane].timers.nextTime().map { $0 <= now } ?? false
    }
  }

  private var cause: Cause {
    if needsLayout { return .layout }
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

  private func removeReadyWork() -> [Work] {
    let ready = runningLanes.flatMap { lanes[$0].queue }
    for lane in runningLanes { lanes[lane].queue = [] }
    return ready.sorted { $0.order < $1.order }
  }

  private func fireTimers() {
    let due = runningLanes.flatMap { lane in
      lanes[lane].timers.removeDue(at: now).map { (lane, $0) }
    }
    for (lane, timer) in due.sorted(by: { $0.1.precedes($1.1) }) where timer.token.isValid {
      timer.body()
      guard timer.token.isValid, let next = timer.next(after: now) else { continue }
      lanes[lane].timers.insert(next)
    }
  }

  private func layOut() {
    var passes = 0
    while needsLayout, passes < Limit.layoutPasses {
      for root in removeLayoutRoots() { root.layoutIfNeeded() }
      passes += 1
    }
    unsettledTurns = needsLayout ? unsettledTurns + 1 : 0
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
