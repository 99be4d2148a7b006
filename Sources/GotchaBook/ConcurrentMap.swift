internal import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, worked out on all cores.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    count.concurrentParts { part in part.map { transform(self[$0]) } }.flatMap { $0 }
  }
}

extension Int {
  /// The results of `transform` for so many things in parts, worked out on all cores; in order.
  package func concurrentParts<Result: Sendable>(
    _ transform: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    // Fewer than these are done before another thread has woken up.
    let leastWorthwhile = 64
    guard self >= leastWorthwhile else { return [transform(0..<self)] }
    // Several parts a core, so that none waits long for another that is slower.
    let parts = Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) * 8
    return [Result](unsafeUninitializedCapacity: parts) { buffer, initialized in
      let target = SharedBuffer(base: buffer.baseAddress)
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        let range = self * part / parts..<self * (part + 1) / parts
        target.base.map { ($0 + part).initialize(to: transform(range)) }
      }
      initialized = parts
    }
  }
}

/// Memory whose parts each belong to one thread.
private struct SharedBuffer<Element>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Element>?
}
