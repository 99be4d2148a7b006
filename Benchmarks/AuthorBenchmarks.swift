import Foundation

/// What an author waits for in a book of two hundred entries.
enum AuthorBenchmarks {
  static let all = [
    Benchmark(
      figures: [
        .init(
          name: "author.edit-to-verdict/swift-build",
          title: "One line of one of 200 entries, edit to verdict, beside swift build alone after "
            + "one line of a Swift file of the same size", bar: 1.5),
        .init(
          name: "author.run-again/second",
          title: "Seconds that running one entry again without an edit takes more than starting "
            + "the test program", bar: 1),
      ], measure: measure)
  ]

  @MainActor private static func measure() throws -> [Double] {
    let book = try BenchmarkBook(entryCount: 200)
    try book.build()
    return [
      try book.ratio(rounds: 5) {
        try book.editEntry()
      } to: {
        try book.editSwiftFile()
      },
      try book.secondsToRunAgain(rounds: 5),
    ]
  }
}
