import Foundation

/// What filming adds to a run of the whole book.
enum FilmingBenchmarks {
  static let all = [
    Benchmark(
      figures: [
        .init(
          name: "book.filmed/unfilmed",
          title: "CPU time of the book's cases, compiled already, with films beside without",
          bar: 1.3)
      ], measure: measure)
  ]

  private static func measure() throws -> [Double] {
    try Command(
      words: ["swift", "build", "--product", "gotchas"], folder: Folders.repository
    ).run()
    // Compiles what is not compiled yet. CPU time hardly differs from run to run, so that one of each
    // is enough; with films last, so that the next site has them.
    try run(filmed: true)
    let unfilmed = try cpuTime { try run(filmed: false) }
    return [try cpuTime { try run(filmed: true) } / unfilmed]
  }

  /// The CPU time in seconds of the programs that some code runs.
  private static func cpuTime(of body: () throws -> Void) rethrows -> Double {
    let start = CPUTime.ofChildren
    try body()
    return CPUTime.ofChildren - start
  }

  /// Runs the book; with failing cases it has done its work, too.
  private static func run(filmed: Bool) throws {
    try Command(
      words: ["GOTCHA_PICTURES=\(filmed ? "on" : "off")", ".build/debug/gotchas", "test"],
      folder: Folders.repository
    ).run(successes: [0, 1])
  }
}
