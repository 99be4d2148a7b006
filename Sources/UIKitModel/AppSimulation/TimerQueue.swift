import Foundation

/// The timers of one mode, the next to fire first: a binary heap, O(log n) for each change.
struct TimerQueue {
  /// One timer; timers of the same moment fire in the order they were made.
  struct Entry {
    /// When the timer fires next; infinite if it never does.
    let fireTime: TimeInterval
    /// When the timer was scheduled.
    let made: TimeInterval
    let order: Int
    let token: RunLoopModel.Token
    /// When the first of a repeating timer's firings was due, how many there were, how far apart.
    let base: TimeInterval
    let firings: Int
    let interval: TimeInterval?
    let body: @MainActor () -> Void

    /// Up to which number of firings a `Double` counts each.
    private static let mostFirings: Double = 0x1p53

    func precedes(_ other: Entry) -> Bool {
      (fireTime, order) < (other.fireTime, other.order)
    }

    /// The next firing after `now`; a timer that was held up does not make up for what it missed.
    func next(after now: TimeInterval) -> Entry? {
      guard let interval else { return nil }
      let missed = max(((now - base) / interval).rounded(.down), 0)
      var count = max(firings + 1, Int(min(missed, Self.mostFirings)))
      if base + Double(count) * interval <= now { count += 1 }
      // Each firing moves the clock, however far it has gone.
      let time = max(base + Double(count) * interval, now.nextUp)
      return Entry(
        fireTime: time, made: made, order: order, token: token, base: base, firings: count,
        interval: interval, body: body)
    }

    /// Whether a loop that waits for what comes by `end` waits for this timer: for one that fires
    /// once, if it was scheduled before, however late it fires, unless it never does.
    func isAwaited(by end: TimeInterval) -> Bool {
      token.isValid && fireTime.isFinite && (interval == nil ? made : fireTime) < end
    }
  }

  private var heap: [Entry] = []

  /// The time of the next timer that is still valid.
  mutating func nextTime() -> TimeInterval? {
    while let first = heap.first, !first.token.isValid { removeFirst() }
    return heap.first?.fireTime
  }

  /// Whether a loop that waits for what comes by `end` waits for one of the timers.
  func isAwaited(by end: TimeInterval) -> Bool { heap.contains { $0.isAwaited(by: end) } }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the valid timers that are due at `now`, in the order they fire.
  mutating func removeDue(at now: TimeInterval) -> [Entry] {
    var due: [Entry] = []
    while let time = nextTime(), time <= now, let first = heap.first {
      due.append(first)
      removeFirst()
    }
    return due
  }

  private mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) { least = child }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
