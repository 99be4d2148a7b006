import Foundation

/// The site's generator beside Hugo on the same Markdown, both as programs, in one run.
enum SiteBenchmarks {
  static let all = [
    Benchmark(
      figures: [
        .init(
          name: "site.build-1000/hugo",
          title:
            "A site of 1,000 entries with search, matrix and link check, built again, beside Hugo's "
            + "pages",
          bar: 0.25),
        .init(
          name: "site.first-build-1000/hugo",
          title: "The same when Swift's parser has read none of its code before", bar: 0.6),
        .init(
          name: "site.build-10000/build-1000", title: "10,000 entries, beside 1,000", bar: 11),
      ], measure: measure)
  ]

  /// Built by `make bench` before the benchmarks run.
  private static let program = Folders.build.appending(path: "release/gotchas").path
  /// The entries without the attributes of their fences are no sound book: the site is written, and
  /// the exit code is 1.
  private static let successes: Set<Int32> = [0, 1]
  private static let smallRounds = 5
  private static let largeRounds = 3

  private static func measure() throws -> [Double] {
    let hugo = try Hugo(folder: Folders.scratch.appending(path: "hugo"))
    let (small, large) = (try corpus(of: 1_000), try corpus(of: 10_000))
    var best = (
      hugo: Double.infinity, first: Double.infinity, small: Double.infinity,
      large: Double.infinity
    )
    for _ in 0..<smallRounds {
      best.hugo = min(best.hugo, try hugo.build(small))
      OldFiles.putAside(small.keptCode)
      best.first = min(best.first, try build(small))
      best.small = min(best.small, try build(small))
    }
    for _ in 0..<largeRounds { best.large = min(best.large, try build(large)) }
    return [best.small / best.hugo, best.first / best.hugo, best.large / best.small]
  }

  private static func corpus(of count: Int) throws -> SiteCorpus {
    try SiteCorpus(
      count: count, book: Folders.repository.appending(path: "Gotchas"), below: Folders.scratch)
  }

  /// The seconds that `gotchas build` takes where there is no site.
  private static func build(_ corpus: SiteCorpus) throws -> Double {
    let output = corpus.folder.appending(path: "public")
    OldFiles.putAside(output)
    let seconds = try Command(
      words: [
        program, "build", "--root", corpus.folder.path, "--output", output.path, "--theme",
        Folders.repository.appending(path: "Site/theme").path,
      ], folder: corpus.folder
    ).run(successes: successes)
    try corpus.check(pagesIn: output)
    return seconds
  }
}
