import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaSite

@Suite struct ChartTests {
  private static func scroll(_ offsets: [Double], every step: Double = 0.1) -> [TraceEvent] {
    offsets.enumerated().map { index, offset in
      TraceEvent(call: "didScroll", answer: TraceText.number(offset), time: Double(index) * step)
    }
  }

  @Test func `scrolling over time is a line through every offset`() throws {
    let chart = try #require(OffsetChart(Self.scroll([0, -20, -60, 0])))
    var lines: [String] = []
    chart.html.walk { html in
      guard case .element(let tag, let attributes, _) = html, tag.name == "path" else { return }
      lines += attributes.filter { $0.name == "d" }.compactMap(\.value)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.split { "ML".contains($0) }.count == 4)
  }

  @Test(arguments: [
    [], scroll([0, 10]), scroll([5, 5, 5, 5]), scroll([0, 10, 20], every: 0),
    [TraceEvent(call: "heightForRow", answer: "44")],
  ])
  func `a trace that scrolls too little has no chart`(events: [TraceEvent]) {
    #expect(OffsetChart(events) == nil)
  }

  @Test func `requests are drawn where versions differ`() throws {
    func verdict(_ counts: [Int]) -> CaseVerdict {
      let entry = SampleBook.simple("x", "X").entry
      let runs = counts.enumerated().map { index, count in
        VersionRun(
          8 + index, [],
          traces: [Trace(events: Array(repeating: TraceEvent(call: "heightForRow"), count: count))])
      }
      return BookVerdicts(
        entries: [entry],
        runs: [RunResults(name: "r", records: [SampleBook.record(entry, "one", runs)])]
      ).entries[0].cases[0]
    }
    #expect(RequestChart(verdict([3, 3])) == nil)
    let chart = try #require(RequestChart(verdict([3, 9])))
    #expect(chart.html.plainText.contains("9 heights"))
  }

  @Test(arguments: [(0.0, 100.0), (-60, 3), (0.1, 0.35), (1e-9, 2e-9), (5, 5), (-1e12, 1e12)])
  func `an axis has a few round numbers within its range`(low: Double, high: Double) {
    let ticks = ChartScale.ticks(from: low, to: high, about: 5)
    #expect((1...11).contains(ticks.count))
    #expect(ticks.allSatisfy { $0 >= low - abs(low) * 1e-9 && $0 <= high + abs(high) * 1e-9 })
  }

  @Test func `both ways of a pair stand side by side`() async throws {
    var sketch = EntrySketch("pair", "A pair")
    sketch.testCase("Both", slug: "both")
    sketch.code("wrong()", info: "swift wrong")
    sketch.code("right()", info: "swift right")
    let traces = [
      Trace(events: SampleBook.trace.events, way: Trace.rightWay),
      Trace(events: SampleBook.trace.events, way: Trace.wrongWay),
    ]
    let record = SampleBook.record(sketch.entry, "both", [.init(8, [], traces: traces)])
    let verdicts = BookVerdicts(
      entries: [sketch.entry], runs: [RunResults(name: "r", records: [record])])
    let site = try await SiteOnDisk(
      SiteContent(title: "B", entries: [sketch.entry], verdicts: verdicts))
    let page = try site.text("entries/pair.html")
    #expect(page.contains("class=\"pair\""))
    let wrong = try #require(page.firstRange(of: "The wrong way: "))
    let right = try #require(page.firstRange(of: "The right way: "))
    #expect(wrong.lowerBound < right.lowerBound)
    #expect(page.ranges(of: "data-player").count == 2)
    #expect(try site.text("traces/pair.json").contains(#""ways":["right","wrong"]"#))
  }
}
