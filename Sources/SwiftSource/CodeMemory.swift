import Synchronization

/// What was read of some code, by its text, until there is too much of it: rules, generators and pages
/// look at the same blocks of a book one after the other.
final class CodeMemory<Reading: Sendable>: Sendable {
  private let capacity: Int
  private let readings = Mutex<[String: Reading]>([:])

  /// - Parameter capacity: How many texts are remembered.
  init(capacity: Int) { self.capacity = capacity }

  func reading(of code: String, _ read: (String) -> Reading) -> Reading {
    if let known = readings.withLock({ $0[code] }) { return known }
    let found = read(code)
    readings.withLock { readings in
      if readings.count >= capacity { readings.removeAll(keepingCapacity: true) }
      readings[code] = found
    }
    return found
  }
}
