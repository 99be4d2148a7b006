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
    var comparison = Comparison()
    for _ in 0..<rounds { comparison.measure(subject, reference) }
    return comparison.ratio
  }

  /// The same of several pairs, by turns: where each takes only milliseconds, their runs are spread
  /// over as long a time as all take, for what else a machine does lasts seconds.
  static func ratios(rounds: Int, of pairs: [Pair]) -> [Double] {
    var comparisons = pairs.map { _ in Comparison() }
    for _ in 0..<rounds {
      for (index, pair) in pairs.enumerated() {
        comparisons[index].measure(pair.subject, pair.reference)
      }
    }
    return comparisons.map(\.ratio)
  }

  /// What is measured, and what it is compared with.
  struct Pair {
    let subject: () -> Void
    let reference: () -> Void
  }

  private struct Comparison {
    private var subject = Duration.seconds(Int64.max)
    private var reference = Duration.seconds(Int64.max)

    var ratio: Double { subject / reference }

    mutating func measure(_ subject: () -> Void, _ reference: () -> Void) {
      let clock = ContinuousClock()
      self.reference = min(self.reference, clock.measure(reference))
      self.subject = min(self.subject, clock.measure(subject))
    }
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
