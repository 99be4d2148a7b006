import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, computed on all cores.
  ///
  /// - Parameter parts: Into how many pieces of work the elements are split; nil for several a core,
  ///   so that no core waits long for another with slower elements, or for one where a second
  ///   thread would start too late to help.
  package func concurrentMap<Result: Sendable>(
    inParts parts: Int? = nil, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let (leastWorthwhile, partsPerCore) = (64, 8)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let parts = Swift.min(
      count, parts ?? (count < leastWorthwhile ? 1 : cores * partsPerCore))
    guard parts > 1 else { return map(transform) }
    let results = Mutex<[Int: [Result]]>([:])
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let range = count * part / parts..<count * (part + 1) / parts
      let result = self[range].map(transform)
      results.withLock { $0[part] = result }
    }
    return results.withLock { found in (0..<parts).flatMap { found[$0] ?? [] } }
  }
}
