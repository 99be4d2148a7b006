import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaSite

/// Lists that are longer than a page.
@Suite struct ListTests {
  private static func content(_ count: Int) -> SiteContent {
    let entries = (1...count).map { SampleBook.simple("e\($0)", "Entry \($0)").entry }
    let records = entries.map {
      SampleBook.record($0, "one", SampleBook.versions.map { .init($0, []) })
    }
    return SampleBook.content(of: entries, records)
  }

  @Test func `a pager cuts a list and leads from page to page`() {
    let pager = Pager(path: "areas/x.html", count: 250, size: 100)
    #expect(pager.pageCount == 3)
    #expect((0..<3).map(pager.path) == ["areas/x.html", "areas/x.p2.html", "areas/x.p3.html"])
    #expect((0..<3).map(pager.range) == [0..<100, 100..<200, 200..<250])
    #expect(Pager(path: "a.html", count: 0, size: 10).pageCount == 1)
  }

  @Test func `every entry of a large area is on one of its pages, and in the matrix`() throws {
    let site = try SiteOnDisk(Self.content(450))
    let areas = try site.files.filter { $0.hasPrefix("areas/") }.map(site.text)
    let matrix = try [site.text("matrix.html")]
    #expect(areas.count == 5)
    for number in 1...450 {
      #expect(areas.count { $0.contains(">Entry \(number)<") } == 1)
      #expect(matrix.count { $0.contains(">Entry \(number)<") } == 1)
    }
  }

  @Test func `no page of a large book weighs more than 100 kB, and the matrix 600 bytes a row`()
    throws
  {
    let site = try SiteOnDisk(Self.content(450))
    #expect(try site.text("matrix.html").utf8.count < 450 * 600)
    for path in site.files where path.hasSuffix(".html") && path != MatrixPage.path {
      #expect(try site.text(path).utf8.count < 100_000, "\(path)")
    }
  }

  @Test func `versions with the same claim and basis are one bar of the matrix`() throws {
    let page = try SiteOnDisk(SampleBook.content).text("matrix.html")
    let start = try #require(page.firstRange(of: "Margins are inherited")).upperBound
    let row = page[start...].prefix { $0 != "\n" }.prefix(1200)
    #expect(row.contains("class=\"c-affected basis-model bar-model\" colspan=\"3\""))
    #expect(row.contains("class=\"c-not-affected basis-model bar-model\" colspan=\"9\""))
  }

  @Test func `a step names what ends with its version`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    let step = try site.text("changes/ios-10-to-11.html")
    #expect(step.contains("What is new in iOS 11"))
    #expect(step.contains("Reported as changed"))
    #expect(!step.contains("nothing is known"))
    #expect(step.contains("entries/changed.html\""))
    #expect(!(try site.text("changes/ios-9-to-10.html").contains("changed.html")))
  }

  @Test func `runs that do not agree are named with what each says`() throws {
    var content = Self.content(2)
    let failure = VersionRun.Failure(file: "x", line: 1, column: 1, message: "m")
    let other = Run(
      name: "device",
      records: SampleBook.begun(
        [SampleBook.record(content.entries[0], "one", [.init(8, [failure])])]))
    let first = Run(
      name: "linux",
      records: SampleBook.begun(
        content.entries.map { SampleBook.record($0, "one", [.init(8, [])]) }))
    content.verdicts = BookVerdicts(entries: content.entries, runs: [first, other])
    let site = try SiteOnDisk(content)
    let page = try site.text("runs.html")
    #expect(page.contains("device (the model): fails"))
    #expect(page.contains("linux (the model): passes"))
    #expect(page.contains("entries/e1.html#one"))
    #expect(!page.contains("entries/e2.html"))
    #expect(
      try site.text("entries/e1.html").contains(
        "device (the model) fails, linux (the model) passes"))
  }
}
