// `benchmarks [word …]` measures what has all words in its name and prints one line a figure.
// Without words it measures everything and also writes `Benchmarks/results.json`.

import Foundation

let words = Array(CommandLine.arguments.dropFirst())

/// Whether something is asked for.
func isAsked(_ name: String) -> Bool { words.allSatisfy { name.contains($0) } }

/// Prints a line at once, also into a pipe: a run takes minutes.
func say(_ line: some CustomStringConvertible) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

let benchmarks =
  TableEngineBenchmarks.all + LayoutEngineBenchmarks.all + AutoLayoutBenchmarks.all
  + TableModelBenchmarks.all + TechniqueBenchmarks.all + SiteBenchmarks.all
  + AuthorBenchmarks.all

/// Writes what a whole run has measured so far: a run that is broken off leaves what it has.
func keep(_ results: Results) throws {
  if words.isEmpty { try results.write() }
}

var results = Results()

/// Measures the curves that are asked for.
@MainActor func measure(_ curves: [GrowthCurve]) throws {
  for curve in curves where isAsked(curve.name) {
    let measured = try curve.measured()
    say(measured)
    results.curves.append(measured)
    try keep(results)
  }
}

try measure(TableEngineBenchmarks.curves + TableModelBenchmarks.curves)
for benchmark in benchmarks where benchmark.figures.contains(where: { isAsked($0.name) }) {
  let ratios: [Ratio]
  do {
    ratios = zip(benchmark.figures, try benchmark.measure()).map { Ratio($0, ratio: $1) }
  } catch {
    ratios = benchmark.figures.map { Ratio($0, missing: String(describing: error)) }
  }
  for ratio in ratios where isAsked(ratio.name) { say(ratio) }
  results.figures += ratios
  try keep(results)
}
try measure(SiteBenchmarks.curves)
OldFiles.delete()
