import Foundation

/// The site's generator beside others on the same Markdown, all as programs, in one run.
enum SiteBenchmarks {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let build = root.appending(path: ".build")
  /// Built by `make bench` before this program starts.
  private static let program = build.appending(path: "release/gotchas").path

  static let all = [besideHugo, withRuns, besideDocumentationGenerators, keystroke]

  private static let besideHugo = Benchmark(
    figures: [
      .init(
        name: "site.build-1000/hugo",
        title: "A site of 1,000 entries with search, matrix and link check, against Hugo's pages",
        bar: 0.2),
      .init(
        name: "site.build-10000/hugo", title: "The same with 10,000 entries", bar: 0.2),
      .init(
        name: "site.build-10000/build-1000", title: "10,000 entries against 1,000", bar: 11),
    ] + SiteCorpus.Change.allCases.flatMap(figures), measure: ratios)

  private static func figures(_ change: SiteCorpus.Change) -> [Benchmark.Figure] {
    [
      .init(
        name: "site.\(change.rawValue)-1000/build-1000",
        title: "Building again 1,000 entries \(change.words), against building from nothing",
        bar: 0.1),
      .init(
        name: "site.\(change.rawValue)-10000/build-10000", title: "The same with 10,000 entries",
        bar: 0.1),
    ]
  }

  private static let withRuns = Benchmark(
    name: "site.change-ran/build-ran",
    "Building again after one entry changed of a book whose cases have all run on all versions, "
      + "against building from nothing", bar: 0.1
  ) {
    let corpus = try SiteCorpus(
      count: ranCount, book: root.appending(path: "Gotchas"),
      below: build.appending(path: "site-benchmark"))
    try corpus.keepRun()
    var (cold, change) = (Double.infinity, Double.infinity)
    for _ in 0..<ranRounds {
      cold = min(cold, try coldBuild(corpus))
      try corpus.change(.text)
      change = min(change, try site(corpus))
    }
    return change / cold
  }

  /// As many entries as the book has about.
  private static let ranCount = 200
  private static let ranRounds = 3

  /// Both bring more than bare pages, as ours does; no bar was set for them but not to be slower.
  private static let besideDocumentationGenerators = Benchmark(
    figures: [
      .init(
        name: "site.build-1000/mkdocs-material",
        title: "A site of 1,000 entries, against MkDocs with the Material theme", bar: 1),
      .init(
        name: "site.build-1000/zensical", title: "A site of 1,000 entries, against Zensical",
        bar: 1),
    ], measure: besideOthers)

  private static let keystroke = Benchmark(
    name: "site.keystroke-2000/frame",
    "The slowest letter of a search in 2,000 entries, against a frame of Chromium", bar: 1
  ) {
    let entries = try corpus(of: 2_000)
    _ = try coldBuild(entries)
    let said = try Command(
      words: [
        build.appending(path: "python/bin/python3").path, "Tests/Browser/check_site.py",
        entries.folder.appending(path: "public").path, "speed",
      ], folder: root
    ).output()
    let frames = said.split(separator: "\n").last { $0.hasPrefix("frames ") }?.dropFirst(7)
    guard let frames, let ratio = Double(frames) else {
      throw Command.Failure(description: "the search could not be timed: \(said)")
    }
    return ratio
  }

  private static func besideOthers() throws -> [Double] {
    let corpus = try corpus(of: 1_000)
    let ours = try coldBuild(corpus)
    return try [DocumentationGenerator.material, DocumentationGenerator.zensical].map { generator in
      ours / (try generator(build).build(corpus))
    }
  }

  private static func corpus(of count: Int) throws -> SiteCorpus {
    try SiteCorpus(
      count: count, book: root.appending(path: "Gotchas"),
      below: build.appending(path: "site-benchmark"))
  }

  private static func coldBuild(_ corpus: SiteCorpus) throws -> Double {
    for leftover in ["public", ".public.twin", "cache"] {
      OldFiles.putAside(corpus.folder.appending(path: leftover))
    }
    let seconds = try site(corpus)
    try corpus.check(pagesIn: corpus.folder.appending(path: "public"))
    return seconds
  }

  static let curves = [
    GrowthCurve(
      name: "site.build", title: "Build the site from nothing", unit: "entries",
      sizes: [1_000, 10_000, 100_000]
    ) { try coldBuild(corpus(of: $0)) }
  ]

  /// Seconds of one size.
  private struct Times {
    var hugo = Double.infinity
    var cold = Double.infinity
    /// By what is changed.
    var changes: [SiteCorpus.Change: Double] = [:]
  }

  private static func ratios() throws -> [Double] {
    let hugo = try Hugo(folder: build.appending(path: "hugo"))
    let small = try times(of: 1_000, rounds: 5, hugo)
    let large = try times(of: 10_000, rounds: 2, hugo)
    return [
      small.cold / small.hugo, large.cold / large.hugo, large.cold / small.cold,
    ]
      + SiteCorpus.Change.allCases.flatMap { change in
        [small, large].map { $0.changes[change, default: .infinity] / $0.cold }
      }
  }

  /// The best of several rounds, ours before and after theirs: a file system that has just removed
  /// many files is slow to make new ones.
  private static func times(of count: Int, rounds: Int, _ hugo: Hugo) throws -> Times {
    let corpus = try corpus(of: count)
    var times = Times()
    for _ in 0..<rounds {
      times.cold = min(times.cold, try coldBuild(corpus))
      times.hugo = min(times.hugo, try hugo.build(corpus))
      times.cold = min(times.cold, try coldBuild(corpus))
      for change in SiteCorpus.Change.allCases + SiteCorpus.Change.allCases {
        try corpus.change(change)
        times.changes[change] = min(
          times.changes[change, default: .infinity], try site(corpus))
      }
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
