// `benchmarks [word …]` measures what has all words in its name and prints one line a figure.

let words = Array(CommandLine.arguments.dropFirst())

/// Whether a figure is asked for.
func isAsked(_ name: String) -> Bool { words.allSatisfy { name.contains($0) } }

for benchmark in TableEngineBenchmarks.all where isAsked(benchmark.name) {
  print(Ratio(name: benchmark.name, ratio: benchmark.measure(), bar: benchmark.bar))
}
if isAsked("layout-engine") {
  for ratio in layoutEngineBenchmarks() { print(ratio) }
}
for (name, bar, measure) in TableModelBenchmarks.all where isAsked(name) {
  print(Ratio(name: name, ratio: measure(), bar: bar))
}
