// `benchmarks [word …]` measures what has all words in its name and prints one line a figure.

/// The measurements of all rooms; each room adds its own list.
let benchmarks: [Benchmark] = TableEngineBenchmarks.all

let words = CommandLine.arguments.dropFirst()
for benchmark in benchmarks where words.allSatisfy({ benchmark.name.contains($0) }) {
  print(benchmark.line(benchmark.measure()))
}
