import GotchaBook
import Testing

@testable import GotchaSite
@testable import GotchaVerdicts

@Suite struct VerdictSentenceTests {
  private static func sentence(_ verdicts: [Verdict]) -> String {
    let cases = verdicts.enumerated().map { index, verdict in
      CaseVerdict(
        id: CaseID(entry: "e", slug: "c\(index)"), verdict: verdict, versions: [],
        unknownVersions: [], source: nil, compileErrors: [])
    }
    return VerdictSentence(
      verdict: EntryVerdict(id: "e", verdict: verdicts.max(), cases: cases)
    ).text
  }

  @Test(arguments: Verdict.kinds)
  func `of one case it says what its verdict means`(verdict: Verdict) {
    #expect(Self.sentence([verdict]) == verdict.explanation)
  }

  @Test func `a note proves nothing`() {
    #expect(Self.sentence([]) == "This entry is a note and proves nothing.")
  }

  @Test(arguments: [
    ([Verdict.holds, .holds], "Both cases hold."),
    ([.crashed, .crashed, .crashed], "All 3 cases took the process down."),
    ([.ignored(reason: "a"), .ignored(reason: "b")], "Both cases are left out of the run."),
    ([.broken, .holds, .holds], "Of 3 cases, 2 hold and 1 contradicts the entry."),
    ([.changed, .holds], "Of 2 cases, 1 holds and 1 has changed as the entry says."),
    (
      [.notRun, .doesNotCompile, .holds, .stale, .doesNotCompile],
      "Of 5 cases, 1 holds, 1 has not been run, 1 has changed since its run and 2 do not compile."
    ),
  ])
  func `of several cases it counts what they did`(verdicts: [Verdict], words: String) {
    #expect(Self.sentence(verdicts) == words)
  }
}
