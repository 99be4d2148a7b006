import Foundation

/// What an author waits for: a verdict in a book of two hundred entries, and in a README, and the first
/// build of a book.
enum AuthorBenchmarks {
  static let all = [
    Benchmark(
      figures: [
        .init(
          name: "author.edit-to-verdict/second",
          title: "Seconds from one line of one of 200 entries to its verdict", bar: 2),
        .init(
          name: "author.edit-to-verdict/swift-build",
          title: "The same, beside `swift build` after one line of a Swift file of the same size",
          bar: 0.15),
      ], measure: measure),
    Benchmark(
      figures: [
        .init(
          name: "author.document-to-verdict/swift-build",
          title: "One line of a README with 20 blocks to its verdict, beside `swift build`",
          bar: 0.15)
      ], measure: measureDocument),
    Benchmark(
      name: "author.first-build/with-model",
      "CPU time of a book's first build without the model, beside one of its size with it",
      bar: 1.0 / 3
    ) { try BenchmarkFirstBuild().ratio() },
  ]

  private static let rounds = 5

  @MainActor private static func measure() throws -> [Double] {
    let book = try BenchmarkBook(entryCount: 200)
    try book.build()
    var best = (verdict: Duration.seconds(Int64.max), build: Duration.seconds(Int64.max))
    for _ in 0..<rounds {
      best.build = min(best.build, try book.editSwiftFile())
      best.verdict = min(best.verdict, try book.editEntry())
    }
    return [best.verdict / .seconds(1), best.verdict / best.build]
  }

  @MainActor private static func measureDocument() throws -> [Double] {
    let document = try BenchmarkDocument(blockCount: 20)
    try document.build()
    var best = (verdict: Duration.seconds(Int64.max), build: Duration.seconds(Int64.max))
    for _ in 0..<rounds {
      best.build = min(best.build, try document.editToBuild())
      best.verdict = min(best.verdict, try document.editToVerdict())
    }
    return [best.verdict / best.build]
  }
}
