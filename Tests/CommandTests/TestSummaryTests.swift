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

  @Test("says which range of versions names none that is modelled")
  func versions() {
    let text = summary(["a": Self.entry(appliesTo: "iOS 40+")])
    let reason = "'iOS 40+' has no version that a case can run on (6:15)"
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
