import Drawings
import RunRecord
import Testing

@Suite struct ShownFilmTests {
  private static let film = Film(moments: [.init(time: 0, mark: "", picture: 0)])
  private static let trace = Trace(events: [TraceEvent(call: "cellForRow", path: [0, 0])])
  private static let failure = VersionRun.Failure(file: "a.md", line: 1, column: 1, message: "no")

  private func run(
    _ version: Version, _ claim: Claim = .affected, isFailing: Bool = false,
    isFilmed: Bool = true
  ) -> VersionRun {
    VersionRun(
      version: version, claim: claim, failures: isFailing ? [Self.failure] : [],
      traces: isFilmed ? [Self.trace] : [], films: isFilmed ? [Self.film] : nil)
  }

  /// The versions that have films after the others' were left out.
  private func filmed(_ runs: VersionRun...) -> [Version] {
    runs.keepingShownFilms.filter { $0.films != nil }.compactMap(\.version)
  }

  @Test func `the newest version on which the case passes keeps its film`() {
    #expect(
      filmed(
        run(8), run(9), run(10, isFilmed: false), run(11, isFailing: true),
        run(12, .notAffected, isFailing: true)) == [9])
  }

  @Test func `where it passes nowhere, the newest that was filmed keeps its film`() {
    #expect(filmed(run(8, isFailing: true), run(9, isFailing: true)) == [9])
    #expect(filmed(run(8, isFilmed: false)) == [])
  }

  /// A film whose end shows a row that is so high.
  private static func growing(to height: Double) -> Film {
    var reel = FilmReel()
    for (time, height) in [44, height].enumerated() {
      let row = Drawing.Part(
        name: PartName.row(0, 0), frame: Box(0, 0, 320, height),
        shapes: [.rectangle(Box(0, 0, 320, height), Ink(.named(.cell)), radius: 0)])
      reel.add(Drawing(width: 320, height: 568, parts: [row]), time: Double(time))
    }
    return reel.finished()
  }

  @Test func `a version on which something else is seen keeps its film, too`() {
    let heights: [Version: Double] = [8: 50, 9: 50, 10: 60, 11: 60, 12: 70]
    let runs = heights.keys.sorted().map { version in
      var run = run(version)
      run.films = heights[version].map { [Self.growing(to: $0)] }
      return run
    }
    let kept = runs.keepingShownFilms
    #expect(kept.filter { $0.films != nil }.map(\.version) == [9, 11, 12])
    #expect(kept.map(\.version) == runs.map(\.version))
  }

  @Test func `the calls of every version stay`() {
    let runs = [run(8, isFailing: true), run(9)]
    let kept = runs.keepingShownFilms
    #expect(kept.map(\.failures) == runs.map(\.failures))
    #expect(kept.flatMap(\.traces).flatMap(\.events).map(\.call) == ["cellForRow", "cellForRow"])
  }
}
