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

  /// Runs turns until nothing is queued, no timer is pending, and no view needs layout.
  package func runUntilIdle(turnLimit: Int? = nil) -> Outcome {
    run(until: .infinity, turnLimit: turnLimit ?? Limit.turns)
  }

  /// Runs for `duration` seconds of the clock; a duration that is not finite counts as none.
  package func run(for duration: TimeInterval, turnLimit: Int? = nil) -> Outcome {
    let end = now + (duration.isFinite ? max(duration, 0) : 0)
    let outcome = run(until: end, turnLimit: turnLimit ?? Limit.turnsOfTimedRun)
    now = max(now, end)
    return outcome
  }

  private func run(until end: TimeInterval, turnLimit: Int) -> Outcome {
    var count = 0
    while isReadyAfterCollecting || sleep(until: end) {
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
  }

  /// Whether a turn or a timer is due, or pending at a later time.
  var isWorkWaiting: Bool {
    isBusy || background.isBusy
      || runningLanes.contains { lanes[$0].timers.nextTime() != nil }
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
    guard let next = times.min(), next <= limit else { return false }
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
    let observers = runningLanes.flatMap { lanes[$0].observers }.sorted { $0.order < $1.order }
    for observer in observers where observer.token.isValid { observer.body(observer.token) }
    for lane in lanes.indices { lanes[lane].observers.removeAll { !$0.token.isValid } }
  }
}
