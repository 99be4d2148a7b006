import Foundation
import LayoutEngine

/// The layout engine beside kiwi's C++ core on the same constraints, in turns, in one run.
///
/// Figures that could not be taken, because kiwi could not be built, come out as infinite.
func layoutEngineBenchmarks() -> [Ratio] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  let sources = folder.appending(path: "Kiwi")
  let file = sources.appending(path: "enaml-like.txt")
  let build = folder.deletingLastPathComponent().appending(path: ".build/kiwi")
  var ours: [String: Double] = [:]
  var theirs: [String: Double] = [:]
  do {
    let kiwi = try Kiwi(sources: sources, system: file, folder: build)
    let system = try BenchmarkSystem(contentsOf: file)
    for _ in 0..<turns {
      theirs.merge(try kiwi.measure(rounds: rounds)) { min($0, $1) }
      ours.merge(measure(system)) { min($0, $1) }
    }
  } catch {
    FileHandle.standardError.write(Data("kiwi could not be measured: \(error)\n".utf8))
  }
  return ["build", "suggest", "repeat"].map { name in
    let ratio = (ours[name] ?? .infinity) / (theirs[name] ?? .nan)
    return Ratio(
      name: "layout-engine-\(name)-vs-kiwi", ratio: ratio.isNaN ? .infinity : ratio, bar: 1)
  }
}

/// How often ours and theirs take turns, and how often each measures in one turn. The best counts.
private let turns = 5
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
