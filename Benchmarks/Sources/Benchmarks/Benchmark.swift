/// Figures that are measured together.
struct Benchmark: Sendable {
  /// The figures, in the order of the values of ``measure``.
  let figures: [Figure]
  /// Measures and returns one value a figure.
  let measure: @MainActor @Sendable () throws -> [Double]

  /// A ratio: what it compares, and the most that it may be.
  struct Figure: Sendable {
    /// The permanent name, `room.what/compared-with`.
    let name: String
    /// What is compared with what.
    let title: String
    let bar: Double
  }
}

extension Benchmark {
  /// A benchmark of one figure.
  init(
    name: String, _ title: String, bar: Double,
    measure: @escaping @MainActor @Sendable () throws -> Double
  ) {
    self.init(figures: [Figure(name: name, title: title, bar: bar)]) { [try measure()] }
  }

  /// The time of `subject` divided by that of `reference`: the shortest of several alternating runs.
  static func ratio(
    rounds: Int = 9, of subject: () throws -> Void, to reference: () throws -> Void
  ) rethrows -> Double {
    let clock = ContinuousClock()
    var best = (subject: Duration.seconds(Int64.max), reference: Duration.seconds(Int64.max))
    for _ in 0..<rounds {
      best.reference = min(best.reference, try clock.measure(reference))
      best.subject = min(best.subject, try clock.measure(subject))
    }
    return best.subject / best.reference
  }
}

/// Takes a value, so that the compiler cannot leave out what made it.
@inline(never)
func consume<Value>(_ value: Value) {}
