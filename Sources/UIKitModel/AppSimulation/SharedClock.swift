import Foundation

/// The time of a loop, to be read on any thread.
final class SharedClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time: TimeInterval = 0

  /// The time, in seconds since the process began.
  var now: TimeInterval {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }
}
