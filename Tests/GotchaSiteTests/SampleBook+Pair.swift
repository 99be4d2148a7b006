import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunRecord

extension SampleBook {
  /// The book with one entry more, whose ways are of different lengths and scroll.
  static var contentWithPair: SiteContent {
    var content = content
    let pair = pair
    content.entries.append(pair)
    var run = run
    run.records += begun([record(pair, "both", [pairRun(9, rows: 1), pairRun(10, rows: 2)])])
    content.verdicts = BookVerdicts(entries: content.entries, runs: [run])
    return content
  }

  private static var pair: Entry {
    var sketch = EntrySketch("pair", "Both ways scroll", area: "Scrolling", appliesTo: [9...10])
    sketch.testCase("One jumps", slug: "both", level: 2)
    sketch.code("scroll()", info: "swift wrong")
    sketch.code("right()", info: "swift right")
    return sketch.entry
  }

  private static func pairRun(_ version: Int, rows: Int) -> VersionRun {
    let short = Trace(events: Array(trace.events.prefix(4 * rows)), way: Trace.rightWay)
    // The ways run in any order, and the page shows the wrong one first.
    let traces = [short, Trace(events: trace.events, way: Trace.wrongWay)]
    var run = VersionRun(version, [], traces: traces)
    run.curves = [
      curve([0, -10, -30, -60, -90], way: Trace.rightWay, rests: false),
      curve([0, 40, 90, 160, 120, 120], way: Trace.wrongWay, rests: true),
    ]
    return run
  }

  private static func curve(_ offsets: [Double], way: String, rests: Bool) -> ScrollCurve {
    let samples = offsets.enumerated().map { index, offset in
      ScrollCurve.Sample(time: 2 + Double(index) / 60, offset: offset, top: 0)
    }
    return ScrollCurve(way: way, samples: samples, restsAtEnd: rests)
  }
}
