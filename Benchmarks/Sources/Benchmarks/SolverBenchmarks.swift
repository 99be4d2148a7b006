import Foundation
import LayoutEngine

/// The constraint solver beside kiwi's C++ core on the same constraints, in turns, in one run.
enum SolverBenchmarks {
  static let all = [
    Benchmark(
      figures: [
        .init(
          name: "solver.build/kiwi",
          title: "The solver builds an enaml-like window, beside kiwisolver's C++ core", bar: 1),
        .init(
          name: "solver.suggest/kiwi",
          title: "The solver takes a new window size, beside kiwisolver's C++ core", bar: 1),
        .init(
          name: "solver.repeat/kiwi",
          title: "The solver takes the same size again, beside kiwisolver's C++ core", bar: 1),
      ], measure: besideKiwi)
  ]

  /// The names of the measurements, in the order of the figures.
  private static let measurements = ["build", "suggest", "repeat"]

  private static func besideKiwi() throws -> [Double] {
    let sources = Folders.benchmarks.appending(path: "Kiwi")
    let file = sources.appending(path: "enaml-like.txt")
    let build = Folders.scratch.appending(path: "kiwi")
    var ours: [String: Double] = [:]
    var theirs: [String: Double] = [:]
    let kiwi = try Kiwi(sources: sources, system: file, folder: build)
    let system = try BenchmarkSystem(contentsOf: file)
    for _ in 0..<turns {
      theirs.merge(try kiwi.measure(rounds: rounds)) { min($0, $1) }
      ours.merge(measure(system)) { min($0, $1) }
    }
    return measurements.map { (ours[$0] ?? .nan) / (theirs[$0] ?? .nan) }
  }
}

/// How often the two solvers take turns, and how often each measures in one turn. The shortest time
/// counts; many turns, since other work on the machine lasts seconds.
private let turns = 25
private let rounds = 4

/// The sizes that kiwi's own benchmark suggests.
private let sizes: [(width: Double, height: Double)] = [
  (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
]

/// Nanoseconds by name: a whole system, a new width and height, the same ones again.
private func measure(_ system: BenchmarkSystem) -> [String: Double] {
  var sink = 0.0
  var figures: [String: Double] = [:]
  figures["build"] = best(repetitions: 200) { _ in sink += Double(system.build().variables.count) }
  var (solver, variables, edited) = system.build()
  func suggest(_ size: (width: Double, height: Double)) {
    try? solver.suggest(size.width, for: edited[0])
    try? solver.suggest(size.height, for: edited[1])
    for value in solver.values(of: variables) { sink += value }
  }
  figures["suggest"] = best(repetitions: 6000) { suggest(sizes[$0 % sizes.count]) }
  figures["repeat"] = best(repetitions: 6000) { _ in suggest(sizes[0]) }
  if sink.isNaN { figures = [:] }
  return figures
}

/// The least time one repetition has taken, in nanoseconds.
private func best(repetitions: Int, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  var least = Double.infinity
  for _ in 0..<rounds {
    let time = clock.measure {
      for index in 0..<repetitions { body(index) }
    }
    let (seconds, attoseconds) = time.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
    least = min(least, nanoseconds / Double(repetitions))
  }
  return least
}
