/// Figures that are measured together, and the most that each may be.
struct Benchmark: Sendable {
  /// The figures, in the order in which ``measure`` gives their values.
  let figures: [Figure]
  /// Measures, in one process and side by side, and gives one value a figure.
  let measure: @MainActor @Sendable () throws -> [Double]

  /// A ratio: what it says, and the most that it may be.
  struct Figure: Sendable, Codable {
    /// The permanent name, `room.what/compared-with`.
    let name: String
    /// What is compared with what, as a reader would say it.
    let title: String
    let bar: Double
  }
}

extension Benchmark {
  /// One figure of its own.
  init(
    name: String, _ title: String, bar: Double,
    measure: @escaping @MainActor @Sendable () throws -> Double
  ) {
    self.init(figures: [Figure(name: name, title: title, bar: bar)]) { [try measure()] }
  }

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

  /// How long `subject` takes: the shortest of several runs, in seconds.
  static func seconds(rounds: Int = 3, of subject: () -> Void) -> Double {
    let clock = ContinuousClock()
    let best = (0..<rounds).map { _ in clock.measure(subject) }.min() ?? .zero
    return best / .seconds(1)
  }
}

/// Takes a value, so that the compiler cannot leave out what made it.
@inline(never)
func consume<Value>(_ value: Value) {}
