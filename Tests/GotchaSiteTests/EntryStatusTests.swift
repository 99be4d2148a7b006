import GotchaBook
import RunRecord
import Testing

@testable import GotchaSite
@testable import GotchaVerdicts

@Suite struct EntryStatusTests {
  private static func cases(_ verdicts: [Verdict]) -> String {
    let cases = verdicts.enumerated().map { index, verdict in
      CaseVerdict(
        id: CaseID(entry: "e", slug: "c\(index)"), verdict: verdict, versions: [],
        unknownVersions: [], source: nil, compileErrors: [])
    }
    return EntryStatus.cases(
      of: EntryVerdict(id: "e", verdict: verdicts.max(), cases: cases))
  }

  @Test(arguments: [
    ([], "no case"),
    ([Verdict.passes], "1 of 1 case passes"),
    ([.passes, .passes], "2 of 2 cases pass"),
    ([.crashed, .crashed, .passes], "2 of 3 cases crashed"),
    ([.ignored(reason: "a"), .ignored(reason: "b")], "2 of 2 cases ignored"),
    ([.fails, .passes, .passes], "1 of 3 cases fails"),
    ([.provesNothing, .passes], "1 of 2 cases proves nothing"),
    ([.notRun, .doesNotCompile, .passes, .stale, .doesNotCompile], "2 of 5 cases do not compile"),
  ])
  func `a status counts the cases with the worst verdict`(verdicts: [Verdict], words: String) {
    #expect(Self.cases(verdicts) == words)
  }

  @Test(arguments: [
    ([Verdict.fails, .ignored(reason: "a"), .ignored(reason: "b"), .passes], "1 fails"),
    ([.passes, .ignored(reason: "a"), .ignored(reason: "b")], "2 ignored"),
    ([.stale, .passes, .stale], "2 stale"),
    ([.passes, .passes], "all pass"),
    ([], ""),
  ])
  func `an area has the mark of its worst verdict, and counts the entries that have it`(
    verdicts: [Verdict], words: String
  ) {
    #expect(FaultMark(verdicts: verdicts).html.plainText == words)
  }

  @Test func `a tally says when, on what, at which commit and with what the cases ran`() {
    var run = Run(
      name: "r",
      origin: RunOrigin(
        date: "2026-11-25", toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
        platform: "x86_64-unknown-linux-gnu", commit: "a9f5939"))
    #expect(
      RunTally.words(of: [run]) == "run on the model on 25 Nov 2026 at a9f5939 with Swift 6.3.1")
    #expect(
      RunTally.words(of: [run], unknownCommits: ["a9f5939"])
        == "run on the model on 25 Nov 2026 at a9f5939 (not in the history) with Swift 6.3.1")
    run.origin = nil
    #expect(RunTally.words(of: [run]) == "run on the model, run date unknown")
    #expect(RunTally.words(of: []) == "not run")
  }

  @Test(
    arguments: [
      (
        "Expectation failed: (list.first → [0, 60]) == (first → [0, 30])",
        "list.first is [0, 60], and should be [0, 30]."
      ),
      ("Expectation failed: (count → 1) == 3", "count is 1, and should be 3."),
      (
        "Expectation failed: (a → 1) == 3\nThe list shows other rows",
        "The list shows other rows."
      ),
      (
        "Expectation failed: (cell.frame.height → 28.0) >= (needed → 63.2)",
        "cell.frame.height is 28.0, and should be at least 63.2."
      ),
      ("Expectation failed: (made → 439) < 30", "made is 439, and should be less than 30."),
      (
        "Expectation failed: (top → <A: 0x7f>) === (inbox → <B: 0x80>)",
        "top is another object, and should be inbox."
      ),
      ("Expectation failed: (drag → nil) != nil", "drag is nil."),
      (
        "Expectation failed: (feed → <Feed: 0x7f>).isEditing → false",
        "feed.isEditing is false, and should be true."
      ),
      (
        "Expectation failed: !((cell.title → <L: 0x7; frame = (0 0; 1 1)>).isHidden → true → true)",
        "cell.title.isHidden is true, and should be false."
      ),
      (
        "Expectation failed: (songs → [\"Aria\"]).contains(name → \"Elegy\")",
        "songs.contains(name) is false, and should be true."
      ),
      (
        "Expectation failed: (ConsoleLog.messages → [\"It can\\'t (be\"]).isEmpty → false",
        "the console shows: It can't (be"
      ),
      (
        "Expectation failed: !(ConsoleLog.messages.contains { $0.contains(\"mask\") } → true)",
        "the console shows: mask"
      ),
      (
        "Expectation failed: (error → *** Terminating app due to uncaught exception 'X') == nil",
        "an exception is raised: *** Terminating app due to uncaught exception 'X'"
      ),
      ("Expectation failed: (a == 1 → false) || (b == 1 → false)", nil),
      ("Expectation failed: ((a → )(", nil),
      ("Expectation failed: isVisible", "isVisible is false, and should be true."),
      ("Something else", nil),
    ] as [(String, String?)])
  func `a failure is read in words, or as it is`(message: String, sentence: String?) {
    let words = FailureWords(message)
    #expect(words.sentence == sentence ?? words.expression)
  }
}
