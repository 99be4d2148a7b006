import Foundation
import Synchronization

/// Work on several processors.
enum Parallel {
  /// The transformed elements in their order; `transform` runs on all processors at once.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { found in elements.indices.compactMap { found[$0] } }
  }
}
