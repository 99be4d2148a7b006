import RunRecord
import Testing

@Suite struct ShownSceneTests {
  private static let scene = TraceScene(
    offset: 0, width: 320, height: 568, contentHeight: 44, insetTop: 0, insetBottom: 0, items: [])
  private static let trace = Trace(
    events: [TraceEvent(call: "cellForRow", path: [0, 0], scene: scene)])
  private static let failure = VersionRun.Failure(file: "a.md", line: 1, column: 1, message: "no")

  private func run(
    _ version: String, _ claim: Claim = .affected, isFailing: Bool = false,
    isTraced: Bool = true
  ) -> VersionRun {
    VersionRun(
      version: version, claim: claim, failures: isFailing ? [Self.failure] : [],
      traces: isTraced ? [Self.trace] : [])
  }

  /// The versions that have scenes after the others' were left out.
  private func drawn(_ runs: VersionRun...) -> [String] {
    runs.keepingShownScenes.filter { run in
      run.traces.contains { $0.events.contains { $0.scene != nil } }
    }.map(\.version)
  }

  @Test func `the newest version on which the case passes keeps its scenes`() {
    #expect(
      drawn(
        run("8"), run("9"), run("10", isTraced: false), run("11", isFailing: true),
        run("12", .notAffected, isFailing: true)) == ["9"])
  }

  @Test func `where it passes nowhere, the newest that has traces keeps them`() {
    #expect(drawn(run("8", isFailing: true), run("9", isFailing: true)) == ["9"])
    #expect(drawn(run("8", isTraced: false)) == [])
  }

  @Test func `the calls of every version stay`() {
    let runs = [run("8", isFailing: true), run("9")]
    let kept = runs.keepingShownScenes
    #expect(kept.map(\.failures) == runs.map(\.failures))
    #expect(kept.flatMap(\.traces).flatMap(\.events).map(\.call) == ["cellForRow", "cellForRow"])
  }
}
