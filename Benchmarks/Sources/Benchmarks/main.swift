// `Benchmarks [word …]` measures the figures whose names contain all words, and prints one line a
// figure. Without words it measures all and writes `Documentation/Performance/README.md`.
// The exit code is 1 when a figure is above its bar or cannot be measured.

import Foundation

let words = Array(CommandLine.arguments.dropFirst())

func isSelected(_ name: String) -> Bool { words.allSatisfy { name.contains($0) } }

let benchmarks =
  TableBenchmarks.all + SolverBenchmarks.all + TechniqueBenchmarks.all + NibBenchmarks.all
  + SiteBenchmarks.all + AuthorBenchmarks.all + FilmingBenchmarks.all
  + ImportBenchmarks.all

var ratios: [Ratio] = []
for benchmark in benchmarks where benchmark.figures.contains(where: { isSelected($0.name) }) {
  let measured: [Ratio]
  do {
    measured = zip(benchmark.figures, try benchmark.measure()).map { Ratio($0, ratio: $1) }
  } catch {
    measured = benchmark.figures.map { Ratio($0, missing: String(describing: error)) }
  }
  for ratio in measured where isSelected(ratio.figure.name) {
    // Written at once, also into a pipe: a run takes minutes.
    FileHandle.standardOutput.write(Data("\(ratio)\n".utf8))
    ratios.append(ratio)
  }
}
OldFiles.delete()
if words.isEmpty { try PerformancePage(ratios: ratios).write() }
exit(ratios.allSatisfy(\.isOK) ? 0 : 1)
