import GotchaBook
import GotchaRunner
import GotchaVerdicts
import RunRecord
import Testing

@Suite("A run that contains its crashes") struct ContainedRunTests {
  private static let book: Book = {
    let cases = ["one", "two", "three", "four"].map {
      "### \($0)\n\n```swift\n#expect(probe.isShown)\n```\n"
    }
    let text = "# A title\n\n- Area: Area\n- Evidence: model\n\n" + cases.joined(separator: "\n")
    let reading = EntryParser.read(path: "G/area/e.md", bytes: Array(text.utf8), folder: "area")
    return Book(readings: [reading], diagnostics: reading.diagnostics)
  }()

  private static func record(_ slug: String, _ phase: CaseRecord.Phase) -> CaseRecord {
    CaseRecord(phase: phase, entry: "e", caseID: slug, contentHash: "")
  }

  private static func finished(_ slugs: String...) -> [CaseRecord] {
    slugs.flatMap { [record($0, .started), record($0, .finished)] }
  }

  private struct Outcome {
    var open: [String]
    var done: [String]
    var skips: [String: Int]
    var conditions: [RunCondition]
  }

  /// Runs with these answers, and gives the phases that count by case and the skips of each run.
  private func play(_ answers: [String: Run]) -> Outcome {
    var skips: [String: Int] = [:]
    var run = ContainedRun(book: Self.book) { _, skip, name in
      skips[name] = skip.count
      return (answers[name] ?? Run(name: name), nil)
    }
    run.start(["."])
    let done = run.records.filter { $0.phase == .finished }.map(\.caseID)
    let open = Set(run.records.map(\.caseID)).subtracting(done).sorted()
    return Outcome(open: open, done: done, skips: skips, conditions: run.conditions)
  }

  @Test func `cases that all finish are run once`() {
    let result = play(["run-1": Run(name: "", records: Self.finished("one", "two"))])
    #expect(result.done == ["one", "two"] && result.open.isEmpty)
    #expect(result.skips == ["run-1": 0])
  }

  @Test func `suspects run alone, the culprit is named, and what was not reached runs after`() {
    let crash =
      Self.finished("one") + [Self.record("two", .started), Self.record("three", .started)]
    let result = play([
      "run-1": Run(name: "", conditions: [.endedEarly], records: crash),
      "run-1-suspect-1": Run(name: "", records: Self.finished("three")),
      "run-1-suspect-2": Run(
        name: "", conditions: [.endedEarly], records: [Self.record("two", .started)]),
      "run-2": Run(name: "", records: Self.finished("four")),
    ])
    #expect(result.done == ["four", "one", "three"])
    #expect(result.open == ["two"])
    #expect(result.skips["run-2"] == 3)
    #expect(result.conditions.isEmpty)
  }

  @Test func `a run that dies without a suspect is not repeated, and says so`() {
    let result = play(["run-1": Run(name: "", conditions: [.endedEarly])])
    #expect(result.skips.count == 1 && result.done.isEmpty)
    #expect(result.conditions == [.endedEarly])
  }

  @Test(arguments: [
    RunCondition.truncated(line: 2), .malformed(line: 2), .unknownSchema(version: "9"), .missing,
  ])
  func `what a damaged stream says does not count, and the damage is kept`(damage: RunCondition) {
    let records = Self.finished("one", "two")
    let result = play(["run-1": Run(name: "", conditions: [damage], records: records)])
    #expect(result.done.isEmpty && result.open.isEmpty)
    #expect(result.conditions == [damage])
  }

  @Test func `a damaged stream still says where to look`() {
    let crash = Self.finished("one") + [Self.record("two", .started)]
    let result = play([
      "run-1": Run(name: "", conditions: [.truncated(line: 9)], records: crash),
      "run-1-suspect-1": Run(
        name: "", conditions: [.endedEarly], records: [Self.record("two", .started)]),
      "run-2": Run(name: "", records: Self.finished("one", "three", "four")),
    ])
    #expect(result.open == ["two"] && result.done == ["four", "one", "three"])
    #expect(result.conditions.isEmpty)
  }

  @Test func `a lone suspect is tried again before it is called a crash`() {
    let result = play([
      "run-1": Run(
        name: "", conditions: [.endedEarly], records: [Self.record("two", .started)]),
      "run-1-suspect-1": Run(name: "", records: Self.finished("two")),
      "run-2": Run(name: "", records: Self.finished("one", "three", "four")),
    ])
    #expect(result.open.isEmpty && result.done == ["four", "one", "three", "two"])
  }

  @Test func `a record that finished without having started does not count`() {
    let records = Self.finished("one") + [Self.record("two", .finished)]
    let result = play(["run-1": Run(name: "", records: records)])
    #expect(result.done == ["one"] && result.open.isEmpty)
  }

  @Test func `a run without any case is recognized`() {
    #expect(play(["run-1": Run(name: "")]).conditions == [.noRecord])
  }

  @Test func `what is wrong with a run that ended is kept`() {
    let result = play([
      "run-1": Run(name: "", conditions: [.unnamedRecords(3)], records: Self.finished("one"))
    ])
    #expect(result.conditions == [.unnamedRecords(3)] && result.skips.count == 1)
  }
}
