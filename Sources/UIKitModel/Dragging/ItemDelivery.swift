import Foundation

/// Hands data over on the main loop, wherever and whenever it arrives.
final class ItemDelivery: @unchecked Sendable {
  private let process = AppProcess.current
  private let completion: (Data?, (any Error)?) -> Void
  private let lock = NSLock()
  private var arrived: (data: Data?, error: (any Error)?)?
  /// Whether no caller waits for it any more.
  private var isLate = false

  init(_ completion: @escaping (Data?, (any Error)?) -> Void) { self.completion = completion }

  func arrive(_ data: Data?, _ error: (any Error)?) {
    let isLate = lock.withLock {
      arrived = (data, error)
      return self.isLate
    }
    if isLate { Task { @MainActor in handOver() } }
  }

  /// Hands over what has arrived by now, in the next turn of the loop; the rest when it arrives.
  @MainActor func handOver() {
    let arrived = lock.withLock {
      isLate = true
      defer { self.arrived = nil }
      return self.arrived
    }
    guard let arrived else { return }
    process.loop.perform { [completion] in completion(arrived.data, arrived.error) }
  }
}
