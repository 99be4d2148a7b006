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
    // Fewer than these are done before another thread has woken up.
    let leastWorthwhile = 64
    guard count >= leastWorthwhile else { return map(transform) }
    // Several parts a core, so that none waits long for another that is slower.
    let partCount = Swift.min(count, Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) * 8)
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      let target = SharedBuffer(base: buffer.baseAddress)
      DispatchQueue.concurrentPerform(iterations: partCount) { part in
        for index in count * part / partCount..<count * (part + 1) / partCount {
          target.base.map { ($0 + index).initialize(to: transform(self[index])) }
        }
      }
      initialized = count
    }
  }
}

/// Memory whose parts each belong to one thread.
private struct SharedBuffer<Element>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Element>?
}
