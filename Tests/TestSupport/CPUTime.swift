import Foundation

/// How long the calling thread computes for some work. Other threads and programs do not count, so
/// that a busy machine changes nothing.
package func cpuTime(of work: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  try work()
  return now() - start
}

/// The least of three such times: caches and page faults add to one.
package func leastCPUTime(of work: () throws -> Void) rethrows -> Duration {
  var least = try cpuTime(of: work)
  for _ in 0..<2 { least = try min(least, cpuTime(of: work)) }
  return least
}

/// Whether work takes time that grows with its size. Where that is so, eight times the size takes
/// less than 32 times as long; quadratic work takes 64 times.
package func growsLinearly(
  from small: Int, to large: Int, _ work: (Int) throws -> Void
) rethrows -> Bool {
  let factor = large / small
  // What takes less is lost in what each call costs.
  let base = try max(leastCPUTime { try work(small) }, .milliseconds(4))
  for _ in 0..<3 where try cpuTime(of: { try work(large) }) < base * (factor * factor / 2) {
    return true
  }
  return false
}
