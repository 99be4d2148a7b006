import RunRecord
import Testing

@Suite struct ShownTraceTests {
  private static let trace = Trace(events: [TraceEvent(call: "cellForRow", path: [0, 0])])
  private static let failure = VersionRun.Failure(file: "a.md", line: 1, column: 1, message: "no")

  private func run(
    _ version: String, _ claim: VersionRun.Claim = .applies, isFailing: Bool = false,
    isTraced: Bool = true
  ) -> VersionRun {
    VersionRun(
      version: version, claim: claim, failures: isFailing ? [Self.failure] : [],
      traces: isTraced ? [Self.trace] : [])
  }

  /// The versions that have traces after the others' were left out.
  private func traced(_ runs: VersionRun...) -> [String] {
    runs.keepingShownTraces.filter { !$0.traces.isEmpty }.map(\.version)
  }

  @Test func `the newest version on which the case holds keeps its traces`() {
    #expect(
      traced(
        run("8"), run("9"), run("10", isTraced: false), run("11", isFailing: true),
        run("12", .changed, isFailing: true)) == ["9"])
  }

  @Test func `where it holds nowhere, the newest that has traces keeps them`() {
    #expect(traced(run("8", isFailing: true), run("9", isFailing: true)) == ["9"])
    #expect(traced(run("8", isTraced: false)) == [])
  }

  @Test func `what is said of a version stays, whatever becomes of its traces`() {
    let runs = [run("8", isFailing: true), run("9")]
    let kept = runs.keepingShownTraces
    #expect(kept.map(\.failures) == runs.map(\.failures))
    #expect(kept.map(\.version) == ["8", "9"])
  }
}
