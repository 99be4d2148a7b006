import Drawings
import RunRecord
import Testing

@Suite struct ShownFilmTests {
  private static let film = Film(moments: [.init(time: 0, mark: "", picture: 0)])
  private static let trace = Trace(events: [TraceEvent(call: "cellForRow", path: [0, 0])])
  private static let failure = VersionRun.Failure(file: "a.md", line: 1, column: 1, message: "no")

  private func run(
    _ version: String, _ claim: Claim = .affected, isFailing: Bool = false,
    isFilmed: Bool = true
  ) -> VersionRun {
    VersionRun(
      version: version, claim: claim, failures: isFailing ? [Self.failure] : [],
      traces: isFilmed ? [Self.trace] : [], films: isFilmed ? [Self.film] : nil)
  }

  /// The versions that have films after the others' were left out.
  private func filmed(_ runs: VersionRun...) -> [String] {
    runs.keepingShownFilms.filter { $0.films != nil }.map(\.version)
  }

  @Test func `the newest version on which the case passes keeps its film`() {
    #expect(
      filmed(
        run("8"), run("9"), run("10", isFilmed: false), run("11", isFailing: true),
        run("12", .notAffected, isFailing: true)) == ["9"])
  }

  @Test func `where it passes nowhere, the newest that was filmed keeps its film`() {
    #expect(filmed(run("8", isFailing: true), run("9", isFailing: true)) == ["9"])
    #expect(filmed(run("8", isFilmed: false)) == [])
  }

  @Test func `the calls of every version stay`() {
    let runs = [run("8", isFailing: true), run("9")]
    let kept = runs.keepingShownFilms
    #expect(kept.map(\.failures) == runs.map(\.failures))
    #expect(kept.flatMap(\.traces).flatMap(\.events).map(\.call) == ["cellForRow", "cellForRow"])
  }
}
