import Foundation

/// One figure: a ratio that was measured, and the most that it may be.
struct Benchmark: Sendable {
  let name: String
  let bar: Double
  /// Measures, in one process and side by side, and gives the ratio.
  let measure: @Sendable () -> Double
}

extension Benchmark {
  /// How long `subject` takes compared with `reference`: the shortest of several alternating runs.
  static func ratio(
    rounds: Int = 9, of subject: () -> Void, to reference: () -> Void
  ) -> Double {
    var best = (subject: Duration.seconds(Int64.max), reference: Duration.seconds(Int64.max))
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      best.reference = min(best.reference, clock.measure(reference))
      best.subject = min(best.subject, clock.measure(subject))
    }
    return best.subject / best.reference
  }
}

/// Takes a value, so that the compiler cannot leave out what made it.
@inline(never)
func consume<Value>(_ value: Value) {}
