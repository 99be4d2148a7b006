import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaSite

@Suite struct ChartTests {
  private static func curve(
    _ offsets: [Double], every step: Double = 1.0 / 60, name: String? = nil, rests: Bool = true
  ) -> ScrollCurve {
    let samples = offsets.enumerated().map { index, offset in
      ScrollCurve.Sample(time: 7 + Double(index) * step, offset: offset, top: 0)
    }
    return ScrollCurve(name: name, samples: samples, restsAtEnd: rests)
  }

  /// The points of each line of an offset in a chart.
  private static func lines(of chart: OffsetChart) -> [[String]] {
    var lines: [[String]] = []
    chart.html.walk { html in
      guard case .element(let tag, let attributes, _) = html, tag.name == "path",
        attributes.contains(where: { $0.name == "class" && $0.value == "chart-line" })
      else { return }
      let path = attributes.first { $0.name == "d" }?.value ?? ""
      lines.append(path.split { "ML".contains($0) }.map(String.init))
    }
    return lines
  }

  @Test func `scrolling over time is a line through every offset, then at rest`() throws {
    let chart = try #require(OffsetChart([Self.curve([0, -20, -60, -40, 0])]))
    let line = try #require(Self.lines(of: chart).first)
    #expect(line.count == 6)
    #expect(line.last?.hasPrefix("1000 ") == true)
    #expect(line.last?.split(separator: " ").last == line.first?.split(separator: " ").last)
  }

  @Test func `content that still moves at its last sample has no line behind it`() throws {
    let chart = try #require(OffsetChart([Self.curve([0, -20, -60, -40, -30], rests: false)]))
    let line = try #require(Self.lines(of: chart).first)
    #expect(line.count == 5)
    #expect(line.last?.hasPrefix("1000 ") == false)
  }

  @Test(arguments: [0.3, 7, 60])
  func `a curve that takes the least time is drawn, whenever it begins`(start: Double) {
    let samples = [0, 0.05].map { time in
      ScrollCurve.Sample(time: start + time, offset: 1000 * time, top: 0)
    }
    #expect(DrawnCurve(ScrollCurve(samples: samples)).isWorthDrawing)
  }

  @Test func `a line keeps a margin of 8 % above, below and behind its last sample`() throws {
    let chart = try #require(OffsetChart([Self.curve([0, 25, 50, 75, 100], rests: false)]))
    let points = try #require(Self.lines(of: chart).first).map { point in
      point.split(separator: " ").compactMap { Double($0) }
    }
    let (share, size) = (0.08, 1000.0)
    #expect(abs(points[0][1] - size * (1 + share) / (1 + 2 * share)) < 1)
    #expect(abs(points[4][1] - size * share / (1 + 2 * share)) < 1)
    #expect(abs(points[4][0] - size / (1 + share)) < 1)
  }

  @Test func `content rests between samples that are further apart than frames`() throws {
    let chart = try #require(OffsetChart([Self.curve([0, 100], every: 1)]))
    let line = try #require(Self.lines(of: chart).first)
    let points = line.map { $0.split(separator: " ") }
    #expect(points.count == 4)
    #expect(points[0][1] == points[1][1])
    #expect(points[1][0] == points[2][0])
  }

  @Test func `each table has a line of its own, from its own start, with its name`() throws {
    let long = Self.curve(Array(repeating: 0, count: 10) + [-60], name: "Pulled")
    let chart = try #require(OffsetChart([long, Self.curve([0, 50, 100, 150, 200])]))
    let lines = Self.lines(of: chart)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.first?.hasPrefix("0 ") == true })
    let text = chart.html.plainText
    #expect(text.contains("Pulled") && text.contains("Table 2"))
  }

  @Test func `the ways of a pair are drawn on one scale`() throws {
    var (wrong, right) = (Self.curve([0, 0, 0, 0, 60]), Self.curve([0, 50, 100, 150, 200]))
    wrong.way = Trace.wrongWay
    right.way = Trace.rightWay
    let chart = try #require(OffsetChart([wrong, right]))
    let ends = Self.lines(of: chart).map { $0.last }
    #expect(ends.count == 2 && ends[0] != ends[1])
    #expect(chart.html.plainText.contains("The wrong way"))
  }

  @Test func `more tables than fit are counted`() throws {
    let curves = Array(repeating: Self.curve([0, 5, 10, 15, 20]), count: OffsetChart.limit + 1)
    let chart = try #require(OffsetChart(curves))
    #expect(Self.lines(of: chart).count == OffsetChart.limit)
    #expect(chart.html.plainText.contains("1 more table"))
  }

  @Test func `the chart shows when it refreshes and where the top goes`() throws {
    let samples = [(0.0, 0.0, false), (0.5, -60, true), (1, -60, true), (1.5, 0, false)].map {
      ScrollCurve.Sample(time: $0.0, offset: $0.1, top: $0.2 ? -60 : 0, isRefreshing: $0.2)
    }
    let chart = try #require(OffsetChart([ScrollCurve(samples: samples, restsAtEnd: true)]))
    let page = String(decoding: HTMLWriter.document(chart.html), as: UTF8.self)
    #expect(page.contains("it refreshes from 0.5 to 1.5 seconds"))
    #expect(page.ranges(of: "class=\"curve-refresh\"").count == 1)
    #expect(page.contains("class=\"chart-top\""))
    #expect(chart.html.plainText.contains("\u{2212}60"))
  }

  @Test(arguments: [
    curve([]), curve([10]), curve([5, 5, 5, 5, 5]), curve([0, 10, 20], every: 0),
    curve([0, 10]), curve([.nan, 0, .infinity, 0, 0], every: 1),
  ])
  func `a table that scrolls too little has no chart`(curve: ScrollCurve) {
    #expect(OffsetChart([curve]) == nil)
  }

  @Test func `requests are drawn where versions differ`() throws {
    func verdict(_ counts: [Int]) -> CaseVerdict {
      let entry = SampleBook.simple("x", "X").entry
      let runs = counts.enumerated().map { index, count in
        VersionRun(
          8 + index, [],
          traces: [Trace(events: Array(repeating: TraceEvent(call: "heightForRow"), count: count))])
      }
      let record = SampleBook.record(entry, "one", runs)
      return SampleBook.content(of: [entry], [record]).verdicts.entries[0].cases[0]
    }
    #expect(RequestChart(verdict([3, 3]), settings: BookSettings()) == nil)
    let chart = try #require(RequestChart(verdict([3, 9]), settings: BookSettings()))
    #expect(chart.html.plainText.contains("9 heights"))
  }

  @Test(arguments: [(0.0, 100.0), (-60, 3), (0.1, 0.35), (1e-9, 2e-9), (5, 5), (-1e12, 1e12)])
  func `an axis has a few round numbers within its range`(low: Double, high: Double) {
    let ticks = ChartScale.ticks(from: low, to: high, about: 5)
    #expect((1...11).contains(ticks.count))
    #expect(ticks.allSatisfy { $0 >= low - abs(low) * 1e-9 && $0 <= high + abs(high) * 1e-9 })
  }

  @Test func `both ways of a pair are side by side`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let page = try site.text("entries/pair.html")
    #expect(page.contains("class=\"pair\""))
    let wrong = try #require(page.firstRange(of: "Wrong: "))
    let right = try #require(page.firstRange(of: "Right: "))
    #expect(wrong.lowerBound < right.lowerBound)
    let drawn = page.ranges(of: #/"curve-name">The (wrong|right) way/#).map { page[$0] }
    #expect(drawn.map { $0.contains("wrong") } == [true, false])
    #expect(page.ranges(of: "data-calls").count == 2)
    let traceFile = try site.text("traces/pair.json")
    #expect(traceFile.matches(of: #/"way":"(right|wrong)"/#).count == 5)
  }
}
