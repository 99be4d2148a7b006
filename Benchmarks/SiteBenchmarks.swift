import Foundation

/// The site's generator beside Hugo on the same Markdown, both as programs, in one run.
enum SiteBenchmarks {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let build = root.appending(path: ".build")
  /// Built by `make bench` before this program starts.
  private static let program = build.appending(path: "release/gotchas").path

  static let all = [
    Benchmark(figures: [
      .init(
        name: "site.build-1000/hugo",
        title: "A site of 1,000 entries with search, matrix and link check, against Hugo's pages",
        bar: 0.2),
      .init(
        name: "site.build-10000/hugo", title: "The same with 10,000 entries", bar: 0.2),
      .init(
        name: "site.build-10000/build-1000", title: "10,000 entries against 1,000", bar: 11),
      .init(
        name: "site.change-1000/build-1000",
        title: "Building again after one of 1,000 entries changed, against building from nothing",
        bar: 0.1),
      .init(
        name: "site.change-10000/build-10000", title: "The same with 10,000 entries", bar: 0.1),
    ]) { try ratios() }
  ]

  /// Seconds of one size.
  private struct Times {
    var hugo = Double.infinity
    var cold = Double.infinity
    var change = Double.infinity
  }

  private static func ratios() throws -> [Double] {
    let hugo = try Hugo(folder: build.appending(path: "hugo"))
    let small = try times(of: 1_000, rounds: 5, hugo)
    let large = try times(of: 10_000, rounds: 2, hugo)
    return [
      small.cold / small.hugo, large.cold / large.hugo, large.cold / small.cold,
      small.change / small.cold, large.change / large.cold,
    ]
  }

  /// The best of several rounds, ours and theirs in turns.
  private static func times(of count: Int, rounds: Int, _ hugo: Hugo) throws -> Times {
    let corpus = try SiteCorpus(
      count: count, book: root.appending(path: "Gotchas"),
      below: build.appending(path: "site-benchmark"))
    var times = Times()
    for _ in 0..<rounds {
      times.hugo = min(times.hugo, try hugo.build(corpus))
      for leftover in ["public", "cache"] {
        try? FileManager.default.removeItem(at: corpus.folder.appending(path: leftover))
      }
      times.cold = min(times.cold, try site(corpus))
      try corpus.check(pagesIn: corpus.folder.appending(path: "public"))
      try corpus.changeOne()
      times.change = min(times.change, try site(corpus))
    }
    return times
  }

  private static func site(_ corpus: SiteCorpus) throws -> Double {
    try Command(
      words: [
        program, "build", "--root", corpus.folder.path, "--output",
        corpus.folder.appending(path: "public").path, "--cache",
        corpus.folder.appending(path: "cache").path, "--theme",
        root.appending(path: "Site/theme").path,
      ], folder: corpus.folder
    ).run()
  }
}
