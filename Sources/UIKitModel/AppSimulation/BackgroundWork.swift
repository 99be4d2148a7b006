import Foundation

/// The work that a process has given to other queues, and what that work gives to the main queue.
///
/// The virtual loop waits for such work before each turn, so that it takes no virtual time. What
/// it gives to the main queue comes in the order in which the work was submitted, whatever thread
/// was faster: the same script has the same trace.
package final class BackgroundWork: @unchecked Sendable {
  /// The place of a piece of work in the order of submission: that of the work that submitted it,
  /// then its number there.
  typealias Place = [Int]

  /// Work that is running on another queue, and counts what it submits.
  final class Piece: @unchecked Sendable {
    let place: Place
    private var submitted = 0

    init(place: Place) { self.place = place }

    func takePlace() -> Place {
      defer { submitted += 1 }
      return place + [submitted]
    }
  }

  /// Work for the main queue.
  private struct Delivery {
    let place: Place
    let delay: TimeInterval
    let body: @Sendable () -> Void
  }

  /// The piece that the present thread runs.
  @TaskLocal static var piece: Piece?

  private let condition = NSCondition()
  private let root = Piece(place: [])
  private var running: Set<ObjectIdentifier> = []
  private var deliveries: [Delivery] = []

  /// Whether something is running on other queues, or waits for the main queue.
  var isBusy: Bool { condition.withLock { !running.isEmpty || !deliveries.isEmpty } }

  /// Gives work to another queue by `submit`, on behalf of a process.
  func run(
    for process: AppProcess, _ work: @escaping @Sendable () -> Void,
    submit: (@escaping @Sendable () -> Void) -> Void
  ) {
    let piece = Piece(place: condition.withLock { (Self.piece ?? root).takePlace() })
    condition.withLock { _ = running.insert(ObjectIdentifier(piece)) }
    submit {
      AppProcess.$bound.withValue(process) { Self.$piece.withValue(piece, operation: work) }
      self.condition.withLock {
        self.running.remove(ObjectIdentifier(piece))
        self.condition.broadcast()
      }
    }
  }

  /// Gives work to the main queue, in `delay` seconds of the virtual clock.
  package func deliver(after delay: TimeInterval = 0, _ body: @escaping @Sendable () -> Void) {
    condition.withLock {
      let place = (Self.piece ?? root).takePlace()
      deliveries.append(Delivery(place: place, delay: delay, body: body))
    }
  }

  /// Waits for the work on other queues and queues in `loop` what it has given to the main queue.
  ///
  /// Returns how many pieces did not end in time; the loop waits for them no more.
  @MainActor func collect(into loop: RunLoopModel) -> Int {
    condition.lock()
    let limit = Date(timeIntervalSinceNow: running.isEmpty ? 0 : loop.patience)
    while !running.isEmpty, condition.wait(until: limit) {}
    let (left, ready) = (running.count, deliveries.sorted { $0.place.precedes($1.place) })
    running = []
    deliveries = []
    condition.unlock()
    for delivery in ready { loop.queue(delivery.body, after: delivery.delay) }
    return left
  }
}

extension RunLoopModel {
  @MainActor fileprivate func queue(
    _ body: @escaping @Sendable () -> Void, after delay: TimeInterval
  ) {
    if delay > 0 { schedule(after: delay, body) } else { perform(body) }
  }
}

extension BackgroundWork.Place {
  fileprivate func precedes(_ other: Self) -> Bool { lexicographicallyPrecedes(other) }
}
