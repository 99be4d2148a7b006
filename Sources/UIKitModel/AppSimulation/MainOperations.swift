import Foundation

/// The operations of a process on the main queue that have not run.
final class MainOperations: @unchecked Sendable {
  private let lock = NSLock()
  private var operations: [Operation] = []

  /// In the order they were added.
  var waiting: [Operation] { lock.withLock { operations } }

  func add(_ operation: Operation) { lock.withLock { operations.append(operation) } }

  /// Runs an operation that still waits; one that depends on others, after these.
  func run(_ operation: Operation) {
    guard waiting.contains(operation) else { return }
    guard operation.isReady || operation.isCancelled else { return postpone(operation) }
    lock.withLock { operations.removeAll { $0 === operation } }
    operation.start()
  }

  /// Runs what waits, without what depends on operations of other queues.
  func runAll() {
    while let next = waiting.first(where: { $0.isReady || $0.isCancelled }) { run(next) }
  }

  /// Runs an operation when those of other queues that it depends on have finished, or after those
  /// of this queue.
  private func postpone(_ operation: Operation) {
    let own = waiting
    let awaited = operation.dependencies.filter { !$0.isFinished && !own.contains($0) }
    guard !awaited.isEmpty else { return DispatchQueue.main.async { self.run(operation) } }
    DispatchQueue.global().async {
      for other in awaited { other.waitUntilFinished() }
      DispatchQueue.main.async { self.run(operation) }
    }
  }
}
