import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import gotchas

@Suite("The summary of a run")
struct TestSummaryTests {
  private func summary(_ files: [String: String]) -> String {
    let readings = files.sorted { $0.key < $1.key }.map { name, text in
      EntryParser.read(path: "Gotchas/reuse/\(name).md", bytes: Array(text.utf8), folder: "reuse")
    }
    let entries = readings.compactMap(\.entry)
    let verdicts = BookVerdicts(entries: entries, runs: [])
    return TestSummary(
      entries: entries, verdicts: verdicts, run: Run(name: "model"), readings: readings
    ).text
  }

  private static func entry(
    kind: String = "gotcha", appliesTo: String = "iOS 8+", evidence: String = "- Evidence: model\n"
  ) -> String {
    """
    # A cell comes back

    Lead.

    - Area: Reuse
    - Applies to: \(appliesTo)
    - Kind: \(kind)
    \(evidence)
    """ + (kind == "note" ? "" : "\n## Case\n\n```swift\n#expect(Date() < Date())\n```\n")
  }

  @Test("says why an entry with errors was not run, and where they are")
  func errors() {
    let text = summary(["a": Self.entry(evidence: "")])
    #expect(
      text == """
        Gotchas/reuse/a.md: not run: the entry has 1 error (5:1 missing-evidence)
        1 entry: 1 not run
        """)
  }

  @Test("names the functions of an app's code without which a case passes")
  func silenced() throws {
    let app = """
      ```swift app
      class Feed: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          title = "x"
        }
      }
      ```

      ```swift
      #expect
      """
    let text = Self.entry(appliesTo: "iOS 26")
      .replacing("```swift\n#expect", with: app)
    let reading = EntryParser.read(
      path: "Gotchas/reuse/a.md", bytes: Array(text.utf8), folder: "reuse")
    let entry = try #require(reading.entry)
    var record = CaseRecord(
      phase: .finished, entry: "a", caseID: "case", contentHash: reading.contentHash, source: nil,
      runs: [VersionRun(version: 26, claim: .affected)])
    record.proof = CaseProof(assertions: [.init(kind: .app, line: 14, column: 17)])
    let start = CaseRecord(
      phase: .started, entry: "a", caseID: "case", contentHash: reading.contentHash)
    let run = Run(name: "model", records: [start, record])
    let summary = TestSummary(
      entries: [entry], verdicts: BookVerdicts(entries: [entry], runs: [run]), run: run,
      readings: [reading])
    #expect(
      summary.text.contains(
        "\n    Gotchas/reuse/a.md:14:17: the case passes with tableView(_:didSelectRowAt:) doing "
          + "nothing; expect what it changes\n"), "\(summary.text)")
    #expect(
      summary.text.contains(
        "\nDocumentation/GreenMarks.md has what makes a case prove something.\n"))
  }

  @Test("names the statements of a cure that a case does not need, of one entry")
  func idle() throws {
    let half = "  \nfunc go() {\n  a()\n  a()\n}\n```\n\n"
    let text = Self.entry(appliesTo: "iOS 26").replacing(
      "```swift\n#expect",
      with: "```swift app wrong" + half.replacing("  a()\n  a()", with: "  a()")
        + "```swift app right" + half + "```swift\n#expect")
    let reading = EntryParser.read(
      path: "Gotchas/reuse/a.md", bytes: Array(text.utf8), folder: "reuse")
    let entry = try #require(reading.entry)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.lastIndex(of: "  a()")) + 1
    let place = Place(file: entry.path, line: line, column: 3)
    let records = [CaseRecord.Phase.started, .finished].map { phase in
      var record = CaseRecord(
        phase: phase, entry: "a", caseID: "case", contentHash: reading.contentHash, source: nil,
        runs: phase == .started ? [] : [VersionRun(version: 26, claim: .affected)])
      record.proof = CaseProof(assertions: [
        .init(kind: .expectation, line: 30, faults: ["a"]),
        .init(kind: .statement, line: place.line, column: place.column),
      ])
      return record
    }
    let run = Run(name: "model", records: records)
    func summary(of entries: [Entry]) -> String {
      let verdicts = BookVerdicts(entries: entries, runs: [run])
      return TestSummary(entries: entries, verdicts: verdicts, run: run, readings: [reading]).text
    }
    let note =
      "Gotchas/reuse/a.md: passes\n    \(place): the case passes with no `a()`, too; "
      + "expect what it changes, or do without it\n"
    #expect(summary(of: [entry]).contains(note))
    #expect(!summary(of: [entry, entry]).contains("a()"))
  }

  @Test(
    "says of equal numbers that their types differ",
    arguments: [
      ("(y → 2072.0) == (2640 - 568 → 2072)", true), ("(y → 2071.5) == (2640 - 568 → 2072)", false),
      ("(y → 2072.0) > (2640 - 568 → 2072)", false), ("(y → 2072.0) == 2072", false),
    ])
  func numbers(expression: String, isNamed: Bool) throws {
    let text = try failing(with: "Expectation failed: \(expression)", system: "iOS")
    #expect(text.contains("different types; write CGFloat(2640 - 568)") == isNamed)
  }

  @Test("names versions by what the book says they are of", arguments: ["iOS", "Swift", ""])
  func failure(system: String) throws {
    let text = try failing(with: "Expectation failed", system: system)
    let name = system.isEmpty ? "26" : "\(system) 26"
    #expect(text.contains(": on \(name): Expectation failed\n"), "\(text)")
  }

  /// The summary of an entry whose case fails.
  private func failing(with message: String, system: String) throws -> String {
    let reading = EntryParser.read(
      path: "Gotchas/reuse/a.md", bytes: Array(Self.entry().utf8), folder: "reuse")
    let entry = try #require(reading.entry)
    let place = try #require(entry.cases.first).place
    let failure = VersionRun.Failure(
      file: entry.path, line: place.line, column: place.column, message: message)
    let records = [CaseRecord.Phase.started, .finished].map { phase in
      CaseRecord(
        phase: phase, entry: "a", caseID: "case", contentHash: reading.contentHash, source: nil,
        runs: phase == .started
          ? [] : [VersionRun(version: 26, claim: .affected, failures: [failure])])
    }
    let run = Run(name: "model", records: records)
    return TestSummary(
      entries: [entry], verdicts: BookVerdicts(entries: [entry], runs: [run]), run: run,
      readings: [reading], system: system
    ).text
  }

  @Test("says which range of versions names none that is modelled")
  func versions() {
    let text = summary(["a": Self.entry(appliesTo: "iOS 6–7")])
    let reason = "'iOS 6–7' has no version that a case can run on (6:15)"
    #expect(text.contains("\n    \(reason)\n"), "\(text)")
  }

  @Test("counts every entry once, those without a case and those that cannot be read too")
  func counts() {
    let text = summary([
      "a": Self.entry(), "b": Self.entry(kind: "note"), "c": "no title", "d": Self.entry(),
    ])
    #expect(text.hasSuffix("\n4 entries: 3 not run, 1 without a case"), "\(text)")
    #expect(
      text.contains("Gotchas/reuse/c.md: not run: the entry has 1 error (1:1 no-title)"), "\(text)")
  }
}
