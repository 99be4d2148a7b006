import Foundation

/// The virtual run loop: modes, queued work, timers, observers, and layout at the end of a turn.
///
/// A turn runs the work that was queued when it began, then the timers that are due, then lays out
/// what needs layout. When nothing is ready, the observers are called because the loop is about to
/// sleep; what they queue wakes it again. A loop that sleeps moves its clock to the next timer.
package final class RunLoopModel {
  /// A mode of the loop; work of the common modes runs in both others.
  package enum Mode: Int, Sendable {
    case `default`, tracking, common
  }

  /// What keeps a timer or an observer alive.
  package final class Token {
    package private(set) var isValid = true

    package func invalidate() { isValid = false }
  }

  /// At how many turns and calls since the process began a run ends; runs within it end there, too.
  struct Bound {
    var turns: Int
    var calls: Int
  }

  struct Work {
    let order: Int
    let body: @MainActor () -> Void
  }

  struct Observer {
    let order: Int
    let token: Token
    let body: @MainActor (Token) -> Void
  }

  /// What waits in one mode.
  struct Lane {
    var queue: [Work] = []
    var timers = TimerQueue()
    var observers: [Observer] = []
  }

  /// The clock, in seconds since the process began.
  package internal(set) var now: TimeInterval = 0 {
    didSet {
      clock.now = now
      if now != oldValue { (layouts, hasGivenUp) = (0, false) }
    }
  }
  /// The same for every thread.
  let clock = SharedClock()
  /// How many turns have ended.
  package internal(set) var turns = 0
  /// Called at the end of each turn.
  var onTurnEnd: (@MainActor () -> Void)?
  /// How many pieces of work and firings of timers there were.
  var calls = 0
  /// How many views were laid out, or measured meanwhile, since the clock last moved or a run began after
  /// the loop was idle.
  var layouts = 0
  /// Whether a run gave up since then for the number of layouts.
  var hasGivenUp = false
  /// At how many layouts the turn gives up.
  var layoutLimit = Int.max
  /// At how many layouts the one that goes on gives up.
  private var passLimit = Int.max
  /// Whether it did.
  private(set) var isPassCut = false
  /// How many turns in a row ended with views that still needed layout.
  var unsettledTurns = 0
  /// Whether the loop lays out. What runs the loop meanwhile lays nothing out: that is the work of an
  /// observer of the loop, and an observer is not called from within itself (CoreFoundation,
  /// `__CFRunLoopDoObservers`, github.com/swiftlang/swift-corelibs-foundation, `CFRunLoop.c`).
  var isLayingOut = false
  /// How many runs of the loop are within each other.
  var runDepth = 0
  /// What the outermost run ends at.
  var end: Bound?

  /// The work on other queues that the loop waits for.
  package let background = BackgroundWork()
  /// How long the loop waits for what runs on other threads, in seconds of the real clock; the
  /// model's choice. Work that waits for the main queue itself would never end.
  package var patience: TimeInterval = 10
  /// How many pieces of work on other queues did not end in time.
  var unendedWork = 0

  /// The lanes of the modes, by raw value.
  var lanes = [Lane(), Lane(), Lane()]
  /// Whether something happened since the observers were last called before sleep.
  var isSleepNoticeDue = false
  private var nextOrder = 0
  private var trackers = 0
  private var layoutRoots: Set<ObjectIdentifier> = []
  private var layoutOrder: [UIView] = []

  package init() {}

  /// The mode the loop runs in: tracking from the moment a finger scrolls until the content
  /// rests.
  package var mode: Mode { trackers > 0 ? .tracking : .default }

  var needsLayout: Bool { !layoutOrder.isEmpty }

  /// Whether the next turn lays out.
  var isLayoutDue: Bool { needsLayout && !isLayingOut }

  func makeOrder() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }

  /// Counts a layout of a view; false if the turn has done all that it may.
  ///
  /// - Parameter depth: How many of the views around it are laid out with it. Each reads what it needs
  ///   of all of them, so that it counts for more where they are many.
  func mayLayOut(depth: Int) -> Bool {
    guard layouts < min(layoutLimit, passLimit) else {
      isPassCut = true
      return false
    }
    layouts += 1 + depth / Self.usualDepth
    return true
  }

  /// A layout begins that is within no other.
  func layoutBegins() {
    passLimit = layouts + Self.mostLayouts
    isPassCut = false
  }

  /// Counts a view that is measured while the loop lays out.
  package func noteMeasured() {
    if isLayingOut { layouts += 1 }
  }

  /// The most layouts of views in one layout from outside (model's choice; no public source): views may
  /// make more of themselves.
  private static let mostLayouts = 50_000
  /// How deep the views of screens are, at most (model's choice; no public source).
  private static let usualDepth = 32

  /// The views to lay out, which are then no longer marked.
  func removeLayoutRoots() -> [UIView] {
    defer {
      layoutOrder = []
      layoutRoots = []
    }
    return layoutOrder
  }
}

// MARK: - Sources

@MainActor extension RunLoopModel {
  /// The shortest interval of a repeating timer, as `Timer` documents it, in seconds.
  private static let shortestInterval: TimeInterval = 0.0001
  /// The longest time that passes in one run, or until a timer fires, in seconds: 16 years.
  ///
  /// CoreFoundation's limit of intervals, with which its clock stays exact (`TIMER_INTERVAL_LIMIT`,
  /// github.com/swiftlang/swift-corelibs-foundation, `CFRunLoop.c`).
  package static let longestWait: TimeInterval = 504_911_232

  /// Queues work for the next turn in `mode`.
  package func perform(in mode: Mode = .common, _ body: @escaping @MainActor () -> Void) {
    lanes[mode.rawValue].queue.append(Work(order: makeOrder(), body: body))
  }

  /// Calls `body` after `delay` seconds, and again every `interval` seconds if one is given.
  ///
  /// A delay that is negative or no number counts as none. What is further away than
  /// ``longestWait`` never comes: such a timer waits, and nobody waits for it.
  @discardableResult package func schedule(
    after delay: TimeInterval, repeating interval: TimeInterval? = nil, in mode: Mode = .common,
    _ body: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token()
    let fireTime = now + Self.wait(delay)
    lanes[mode.rawValue].timers.insert(
      TimerQueue.Entry(
        fireTime: fireTime, made: now, order: makeOrder(), token: token, base: fireTime, firings: 0,
        interval: interval.map { max(Self.wait($0), Self.shortestInterval) }, body: body))
    return token
  }

  /// The time until something comes that is `seconds` away; infinite if it never does.
  private static func wait(_ seconds: TimeInterval) -> TimeInterval {
    guard seconds > 0 else { return 0 }
    return seconds > longestWait ? .infinity : seconds
  }

  /// Calls `body` each time the loop is about to sleep in `mode`, until the token is invalidated.
  @discardableResult package func observeBeforeSleep(
    in mode: Mode = .default, _ body: @escaping @MainActor (Token) -> Void
  ) -> Token {
    let token = Token()
    guard !Fault.keepsNoObserver.isOn else { return token }
    lanes[mode.rawValue].observers.append(
      Observer(order: makeOrder(), token: token, body: body))
    isSleepNoticeDue = true
    return token
  }

  /// A finger begins to scroll: the loop runs in the tracking mode until as many have ended.
  func beginTracking() {
    trackers += 1
    isSleepNoticeDue = true
  }

  func endTracking() {
    trackers = max(trackers - 1, 0)
    isSleepNoticeDue = true
  }

  /// Has `root` laid out at the end of the turn.
  func setNeedsLayout(_ root: UIView) {
    if layoutRoots.insert(ObjectIdentifier(root)).inserted { layoutOrder.append(root) }
  }
}
