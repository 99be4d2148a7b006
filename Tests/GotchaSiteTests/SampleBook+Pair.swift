import Drawings
import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunRecord

extension SampleBook {
  /// The book with one entry more, whose ways are of different lengths and scroll.
  static var contentWithPair: SiteContent { content(hasBothWays: true) }

  /// The same with films of one way, of which none is wrong.
  static var contentWithOneWay: SiteContent { content(hasBothWays: false) }

  /// The same with other pictures of both ways, or of one.
  ///
  /// - Parameter exception: Why the wrong way raises at the index of one of its pictures.
  static func contentWithPair(
    _ wrong: [Drawing], _ right: [Drawing]?, exception: (index: Int, reason: String)? = nil
  ) -> SiteContent {
    let ways: [([Drawing], String?)] =
      right.map { [(wrong, Trace.wrongWay), ($0, Trace.rightWay)] } ?? [(wrong, nil)]
    let films = ways.map { drawings, way in
      var reel = FilmReel()
      for (index, drawing) in drawings.enumerated() {
        let isRaise = way != Trace.rightWay && index == exception?.index
        reel.add(
          drawing, time: 2 + Double(index) / 60, mark: isRaise ? FilmMark.raise : FilmMark.pass)
      }
      return reel.finished(way: way)
    }
    return content(hasBothWays: true, films: films, exception: exception?.reason)
  }

  private static func content(
    hasBothWays: Bool, films: [Film]? = nil, exception: String? = nil
  ) -> SiteContent {
    var content = content
    let pair = pair
    content.entries.append(pair)
    var run = run
    run.records += begun([
      record(
        pair, "both",
        [9, 10].map { version in
          var pair = pairRun(version, rows: version - 8)
          if let films { pair.films = films }
          if let exception {
            pair.misbehavior = VersionRun.Misbehavior(kind: .exception, line: 1, text: exception)
          }
          if !hasBothWays { pair.films = [film([0, 40, 80], way: nil, finger: 250)] }
          return pair
        })
    ])
    content.verdicts = BookVerdicts(entries: content.entries, runs: [run])
    return content
  }

  /// A title as long as any is made by mistake, with a name that no phone has room for.
  private static let longTitle = String(
    repeating: "Both ways scroll tableView(_:trailingSwipeActionsConfigurationForRowAt:) and on ",
    count: 4
  ).prefix(300).description

  private static var pair: Entry {
    var sketch = EntrySketch("pair", longTitle, area: "Scrolling", appliesTo: [9...10])
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
    run.films = [
      film([0, 10, 30, 60, 90], way: Trace.rightWay),
      film([0, version == 9 ? 70 : 40, 90, 160, 120], way: Trace.wrongWay),
    ]
    return run
  }

  /// A film of a row that is at other places, with a finger that rests somewhere.
  private static func film(_ places: [Double], way: String?, finger: Double? = nil) -> Film {
    var reel = FilmReel()
    let touches = finger.map { y in
      Drawing.Part(
        name: PartName.touch, frame: Box(0, 0, 320, 300),
        shapes: [.rectangle(Box(140, y, 44, 44), .named(.touch), radius: 22)])
    }
    let over = touches.map { [$0] } ?? []
    for (index, y) in places.enumerated() {
      let row = Drawing.Part(
        name: PartName.row(0, 0), frame: Box(0, y, 320, 44),
        shapes: [
          .rectangle(Box(0, 0, 320, 44), .named(.cell), radius: 0),
          .text(TextRun("<b>&", x: 16, y: 28, width: 30, size: 17, ink: .named(.label))),
        ])
      let screen = Drawing.Part(
        name: PartName.screen, frame: Box(0, 0, 320, 300),
        shapes: [.rectangle(Box(0, 0, 320, 300), .named(.grouped), radius: 0)])
      reel.add(
        Drawing(width: 320, height: 300, parts: [screen, row] + over), time: 2 + Double(index) / 60)
    }
    return reel.finished(way: way)
  }

  private static func curve(_ offsets: [Double], way: String, rests: Bool) -> ScrollCurve {
    let samples = offsets.enumerated().map { index, offset in
      ScrollCurve.Sample(time: 2 + Double(index) / 60, offset: offset, top: 0)
    }
    return ScrollCurve(way: way, samples: samples, restsAtEnd: rests)
  }
}
