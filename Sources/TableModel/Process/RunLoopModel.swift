import Foundation

/// The virtual run loop: modes, queued work, timers, observers, and layout at the end of a turn.
///
/// A turn runs the work that was queued when it began, then the timers that are due, then lays
/// out what needs layout, then tells the before-sleep observers. When nothing is left to do, the
/// clock jumps to the next timer.
package final class RunLoopModel {
  /// A mode of the loop; work of the common modes runs in both.
  package enum Mode: Sendable {
    case `default`, tracking, common

    func runs(in current: Mode) -> Bool { self == .common || self == current }
  }

  /// What keeps a repeating source alive.
  package final class Token {
    package fileprivate(set) var isValid = true

    package func invalidate() { isValid = false }
  }

  private struct Work {
    let mode: Mode
    let body: @MainActor () -> Void
  }

  private struct Timer {
    let fireTime: TimeInterval
    let order: Int
    let mode: Mode
    let interval: TimeInterval?
    let token: Token
    let body: @MainActor () -> Void
  }

  private struct Observer {
    let mode: Mode
    let token: Token
    let body: @MainActor (Token) -> Void
  }

  /// The clock, in seconds since the process began.
  package private(set) var now: TimeInterval = 0
  /// The mode the loop runs in: tracking while a finger drags.
  package var mode = Mode.default
  /// How many turns have ended.
  package private(set) var turns = 0

  private var queue: [Work] = []
  private var timers: [Timer] = []
  private var observers: [Observer] = []
  private var nextOrder = 0
  private var layoutRoots: [ObjectIdentifier: UIView] = [:]
  private var layoutOrder: [ObjectIdentifier] = []

  package init() {}

  /// The state a bounded run ended in.
  package enum Outcome: Equatable, Sendable {
    case idle
    /// The bound was reached with work still queued.
    case neverIdle(turns: Int)
  }
}

// MARK: - Sources

@MainActor extension RunLoopModel {
  /// Queues work for the next turn in `mode`.
  package func perform(in mode: Mode = .common, _ body: @escaping @MainActor () -> Void) {
    queue.append(Work(mode: mode, body: body))
  }

  /// Calls `body` after `delay` seconds, and again every `interval` seconds if one is given.
  @discardableResult package func schedule(
    after delay: TimeInterval, repeating interval: TimeInterval? = nil, in mode: Mode = .common,
    _ body: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token()
    insert(
      Timer(
        fireTime: now + max(delay.isFinite ? delay : 0, 0), order: nextOrder, mode: mode,
        interval: interval, token: token, body: body))
    nextOrder += 1
    return token
  }

  /// Calls `body` before the loop sleeps, each turn, until the token is invalidated.
  @discardableResult package func observeBeforeSleep(
    in mode: Mode = .default, _ body: @escaping @MainActor (Token) -> Void
  ) -> Token {
    let token = Token()
    observers.append(Observer(mode: mode, token: token, body: body))
    return token
  }

  /// Has `root` laid out at the end of the turn.
  func setNeedsLayout(_ root: UIView) {
    let id = ObjectIdentifier(root)
    guard layoutRoots[id] == nil else { return }
    layoutRoots[id] = root
    layoutOrder.append(id)
  }

  private func insert(_ timer: Timer) {
    let index =
      timers.firstIndex { ($0.fireTime, $0.order) > (timer.fireTime, timer.order) } ?? timers.count
    timers.insert(timer, at: index)
  }
}

// MARK: - Running

@MainActor extension RunLoopModel {
  /// How many layout passes one turn makes before it gives up on views that always ask again.
  private static let layoutPassesPerTurn = 100

  /// Runs turns until nothing is queued, no timer is pending, and no view needs layout.
  package func runUntilIdle(turnLimit: Int = 100_000) -> Outcome {
    var count = 0
    while hasReadyWork || advanceToNextTimer(limit: .infinity) {
      guard count < turnLimit else { return .neverIdle(turns: count) }
      turn()
      count += 1
    }
    return .idle
  }

  /// Runs for `duration` seconds of the clock.
  package func run(for duration: TimeInterval, turnLimit: Int = 1_000_000) -> Outcome {
    let end = now + max(duration.isFinite ? duration : 0, 0)
    var count = 0
    while hasReadyWork || advanceToNextTimer(limit: end) {
      guard count < turnLimit else { return .neverIdle(turns: count) }
      turn()
      count += 1
    }
    now = max(now, end)
    return .idle
  }

  /// One turn of the loop, whether or not anything is due.
  package func turn() {
    let ready = queue.filter { $0.mode.runs(in: mode) }
    queue.removeAll { $0.mode.runs(in: mode) }
    for work in ready { work.body() }
    fireTimers()
    layOut()
    for observer in observers where observer.mode.runs(in: mode) && observer.token.isValid {
      observer.body(observer.token)
    }
    observers.removeAll { !$0.token.isValid }
    turns += 1
  }

  private var hasReadyWork: Bool {
    !layoutRoots.isEmpty || queue.contains { $0.mode.runs(in: mode) }
      || observers.contains { $0.mode.runs(in: mode) && $0.token.isValid }
      || timers.contains { $0.token.isValid && $0.mode.runs(in: mode) && $0.fireTime <= now }
  }

  /// Moves the clock to the next timer of this mode, if it fires by `limit`.
  private func advanceToNextTimer(limit: TimeInterval) -> Bool {
    timers.removeAll { !$0.token.isValid }
    guard let next = timers.first(where: { $0.mode.runs(in: mode) }), next.fireTime <= limit
    else { return false }
    now = max(now, next.fireTime)
    return true
  }

  private func fireTimers() {
    let due = timers.filter { $0.fireTime <= now && $0.mode.runs(in: mode) }
    let dueOrders = Set(due.map(\.order))
    timers.removeAll { dueOrders.contains($0.order) }
    for timer in due where timer.token.isValid {
      timer.body()
      guard let interval = timer.interval, timer.token.isValid else { continue }
      insert(
        Timer(
          fireTime: timer.fireTime + interval, order: nextOrder, mode: timer.mode,
          interval: interval, token: timer.token, body: timer.body))
      nextOrder += 1
    }
  }

  private func layOut() {
    var passes = 0
    while !layoutOrder.isEmpty, passes < Self.layoutPassesPerTurn {
      let roots = layoutOrder.compactMap { layoutRoots[$0] }
      layoutOrder.removeAll()
      layoutRoots.removeAll()
      for root in roots { root.layoutIfNeeded() }
      passes += 1
    }
  }
}
