import Foundation

/// What filming adds to a run of the whole book.
enum FilmingBenchmarks {
  static let all = [
    Benchmark(
      figures: [
        .init(
          name: "book.filmed/unfilmed",
          title: "The cases of the book, compiled already, with films beside without", bar: 1.3)
      ], measure: measure)
  ]

  private static let rounds = 3

  private static func measure() throws -> [Double] {
    try Command(
      words: ["swift", "build", "--product", "gotchas"], folder: Folders.repository
    ).run()
    try run(filmed: true)
    var best = (filmed: Double.infinity, unfilmed: Double.infinity)
    for _ in 0..<rounds {
      best.unfilmed = min(best.unfilmed, try run(filmed: false))
      // The last one, so that the next site has films.
      best.filmed = min(best.filmed, try run(filmed: true))
    }
    return [best.filmed / best.unfilmed]
  }

  /// The seconds of a run; with failing cases it has done its work, too.
  @discardableResult
  private static func run(filmed: Bool) throws -> Double {
    try Command(
      words: ["GOTCHA_PICTURES=\(filmed ? "on" : "off")", ".build/debug/gotchas", "test"],
      folder: Folders.repository
    ).run(successes: [0, 1])
  }
}
