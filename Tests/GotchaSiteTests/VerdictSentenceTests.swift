import GotchaBook
import RunRecord
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

  @Test func `a note has no test`() {
    #expect(Self.sentence([]) == "This entry is a note without a test.")
  }

  @Test(arguments: [
    ([Verdict.passes, .passes], "Both cases pass."),
    ([.crashed, .crashed, .crashed], "All 3 cases took the process down."),
    ([.ignored(reason: "a"), .ignored(reason: "b")], "Both cases are left out of the run."),
    ([.fails, .passes, .passes], "Of 3 cases, 2 pass and 1 fails."),
    (
      [.notRun, .doesNotCompile, .passes, .stale, .doesNotCompile],
      "Of 5 cases, 1 passes, 1 has not been run, 1 has changed since its run and 2 do not compile."
    ),
  ])
  func `of several cases it counts what they did`(verdicts: [Verdict], words: String) {
    #expect(Self.sentence(verdicts) == words)
  }
}
