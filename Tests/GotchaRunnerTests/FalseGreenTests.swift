import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@Suite("No false green") struct FalseGreenTests {
  /// The verdict on a case, and the lines that its failures and refusals name.
  private func verdict(
    _ entry: String, _ slug: String
  ) async throws -> (verdict: Verdict, lines: Set<Int>) {
    let found = try #require(try await FalseGreenBook.verdicts()[entry]?[slug], "\(entry)/\(slug)")
    let failed = found.versions.flatMap(\.failures).map(\.line)
    return (found.verdict, Set(failed + found.compileErrors.map(\.line)))
  }

  @Test func `a sound entry holds beside all others`() async throws {
    #expect(try await verdict("sound", "it-holds") == (.passes, []))
    #expect(
      try await verdict("sound", "it-names-a-value-like-the-generators") == (.passes, []))
  }

  @Test(arguments: [
    ("conformance", "one-is-two", 11), ("main", "it-starts", 10),
    ("app-conformance", "a-number-has-a-marker", 13), ("operator", "one-is-two", 10),
    ("empty", "nothing-is-expected", 9),
  ])
  func `code that reaches other entries, or proves nothing by its form, is refused at its line`(
    entry: String, slug: String, line: Int
  ) async throws {
    #expect(try await verdict(entry, slug) == (.doesNotCompile, [line]))
  }

  @Test func `an endless case crashes at the limit, with the reason, and does not affect others`()
    async throws
  {
    #expect(try await verdict("endless", "it-never-ends").verdict == .crashed)
    #expect(try await verdict("endless", "its-neighbor-does").verdict == .passes)
    let record = try await FalseGreenBook.run.value.run.records.first {
      $0.caseID == "it-never-ends" && $0.phase == .started
    }
    let place = "Tests/OwnBook/endless.md:12:1"
    #expect(record?.endReason == "\(place): did not end within 3.0 s, behind this line")
  }

  @Test func `a case that stops its process is ended from outside, and does not affect the others`()
    async throws
  {
    #expect(try await verdict("stopped", "it-stops-its-process").verdict == .crashed)
    #expect(try await verdict("stopped", "its-neighbor-does-not").verdict == .passes)
    let record = try await FalseGreenBook.run.value.run.records.first {
      $0.caseID == "it-stops-its-process" && $0.phase == .started
    }
    #expect(record?.endReason == "did not end within the limit, nor ended itself")
  }

  @Test func `a trap crashes its case, with the message`() async throws {
    #expect(try await verdict("trap", "it-traps").verdict == .crashed)
    let record = try await FalseGreenBook.run.value.run.records.first { $0.caseID == "it-traps" }
    #expect(record?.endReason?.contains("over") == true)
  }

  @Test(arguments: [
    ("in-a-closure-that-nobody-calls", 12), ("after-a-return", 20), ("in-a-loop-over-nothing", 26),
    ("under-a-condition-that-does-not-hold", 33),
  ])
  func `an expectation that is not reached is no pass, and its line is named`(
    slug: String, line: Int
  ) async throws {
    #expect(try await verdict("unreached", slug) == (.fails, [line]))
  }

  @Test func `an expectation that is evaluated on another version is no pass`() async throws {
    let slug = "in-a-task-that-has-the-newest-version"
    #expect(try await verdict("versions", slug) == (.fails, [12]))
    let found = try #require(try await FalseGreenBook.verdicts()["versions"]?[slug])
    #expect(found.versions.map(\.verdict) == [.fails, .passes])
  }

  @Test(arguments: [
    ("it-is-not-reached-any-more", Verdict.fails), ("it-throws-now", .fails),
    ("it-fails-now", .passes),
  ])
  func `where a version is not affected, an expectation fails`(
    slug: String, expected: Verdict
  ) async throws {
    #expect(try await verdict("changed", slug).verdict == expected)
  }

  @Test(arguments: [
    ("a-task", 12), ("a-detached-task", 18), ("a-queue", 24), ("a-task-that-sleeps", 32),
  ])
  func `a failure outside of the case or after its end is the case's`(
    slug: String, line: Int
  ) async throws {
    #expect(try await verdict("late", slug) == (.fails, [line]))
  }

  @Test func `an entry with an error in its form is not run`() async throws {
    #expect(try await verdict("blame", "another-file-is-to-blame") == (.notRun, []))
    let book = try await FalseGreenBook.run.value.book
    #expect(book.diagnostics.contains { $0.place.file == "Tests/OwnBook/blame.md" })
  }

  @Test func `an empty trace where nothing was recorded is no pass`() async throws {
    #expect(try await verdict("silent", "a-trace-of-nothing") == (.fails, [15]))
  }

  @Test func `the wrong half must meet its own expectations`() async throws {
    #expect(
      try await verdict("pairs", "the-wrong-half-fails-by-its-own-expectation") == (.fails, [13]))
  }

  @Test func `a message that both halves print is no misbehavior, whoever removes it`() async throws
  {
    #expect(
      try await verdict("pairs", "the-right-half-removes-what-both-print").verdict == .fails)
  }

  @Test func `what the wrong half throws itself is no misbehavior`() async throws {
    #expect(try await verdict("pairs", "the-wrong-half-throws").verdict == .fails)
  }

  @Test func `the record names how the wrong half misbehaves`() async throws {
    let slug = "the-wrong-half-fails-by-a-shared-one"
    #expect(try await verdict("pairs", slug).verdict == .passes)
    let runs = try await FalseGreenBook.run.value.run.records
      .filter { $0.caseID == slug && $0.phase == .finished }.flatMap(\.runs)
    #expect(!runs.isEmpty && runs.allSatisfy { $0.misbehavior?.kind == .expectation })
    #expect(runs.allSatisfy { $0.misbehavior?.line == 36 })
  }

  @Test func `an exception comes first, at its block, before what fails because of it`()
    async throws
  {
    let found = try #require(try await FalseGreenBook.verdicts()["raising"]?["it-raises"])
    let failures = try #require(found.versions.first).failures
    #expect(failures.map(\.line) == [16, 16, 18])
    #expect(failures.first?.message.hasPrefix("*** Terminating app") == true)
  }

  @Test func `what does not compile has the compiler's message at its line`() async throws {
    #expect(try await verdict("refused", "it-does-not-compile") == (.doesNotCompile, [12]))
  }
}
