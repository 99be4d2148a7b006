import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaSite

@Suite struct ShelfTests {
  private static func entry(
    _ id: String, area: String, kind: Entry.Kind = .gotcha, appliesTo: String = "iOS 8+"
  ) -> Entry {
    var entry = EntrySketch(id, "Entry \(id)", area: area, kind: kind).entry
    entry.appliesTo = VersionRange(text: appliesTo)
    return entry
  }

  private static let table = AreaTable(
    data: Data(
      """
      area\tshelf
      Start here\tstart-here
      Reuse\ttoday
      Row heights\ttoday
      Template cells\ttechniques
      """.utf8), path: "Site/areas.tsv")

  private static var content: SiteContent {
    let entries = [
      entry("hub", area: "Start here", kind: .note), entry("height", area: "Row heights"),
      entry("ended", area: "Row heights", appliesTo: "iOS 8–12"),
      entry("reuse", area: "Reuse", appliesTo: "iOS 9–15"),
      entry("failed", area: "Reuse", kind: .brokenApproach),
      entry("cache", area: "Template cells"),
      entry("introduction", area: "Template cells", kind: .note),
      entry("note", area: "Reuse", kind: .note),
      entry("log", area: "Logs", kind: .observation),
    ]
    var content = SampleBook.content(of: entries)
    content.areas = table
    return content
  }

  @Test func `an entry is on the shelf of its kind, its area or its versions`() {
    let shelves = SiteBuilder(Self.content).shelves
    #expect(
      shelves.shelves == [
        .startHere, .today, .older, .today, .labBook, .techniques, .techniques, .today, .labBook,
      ])
    #expect(shelves.order == [0, 3, 7, 1, 2, 6, 5, 4, 8])
  }

  @Test func `the counts of the first page add up`() throws {
    let page = try SiteOnDisk(Self.content).text("index.html")
    let counts = page.matches(of: #/</a><span class="count"[^>]*>([0-9]+)</span></h2>/#)
      .compactMap { Int($0.1) }
    #expect(counts == [3, 1, 2, 2])
    #expect(page.contains("entries/hub.html"))
    #expect(page.contains(#"data-lasts="15">2</span>"#))
  }

  @Test func `lists and the matrix lead with today's systems`() throws {
    let site = try SiteOnDisk(Self.content)
    for path in ["areas/row-heights.html", "matrix.html"] {
      let page = try site.text(path)
      let today = try #require(page.firstRange(of: "Entry height"))
      let older = try #require(page.firstRange(of: "Entry ended"))
      #expect(today.lowerBound < older.lowerBound, "\(path)")
      #expect(page.contains(#"data-last="12""#), "\(path)")
    }
  }

  @Test func `nothing in the lab book has a tick or is green`() throws {
    var sketch = EntrySketch("tried", "Tried", area: "Reuse", kind: .brokenApproach)
    sketch.testCase("It recurses", slug: "one")
    sketch.code("#expect(true)")
    let record = SampleBook.record(sketch.entry, "one", [.init(8, [])])
    var content = SampleBook.content(of: [sketch.entry], [record])
    content.areas = Self.table
    let site = try SiteOnDisk(content)
    let page = try site.text("entries/tried.html")
    #expect(page.contains("badge-plain"))
    let tick = "M3 8.5l3.2"
    for path in ["entries/tried.html", "shelves/lab-book.html", "areas/reuse.html"] {
      #expect(!(try site.text(path).contains(tick)), "\(path)")
    }
  }

  @Test func `the address of a renamed area leads to its page`() throws {
    var content = Self.content
    content.areas = AreaTable(
      data: Data("area\tshelf\tformerly\nReuse\ttoday\tCells again; Recycling\n".utf8),
      path: "Site/areas.tsv")
    #expect(content.areas.diagnostics.isEmpty)
    let site = try SiteOnDisk(content)
    for path in ["areas/cells-again.html", "areas/recycling.html"] {
      #expect(try site.text(path).contains("url=../areas/reuse.html"), "\(path)")
    }
  }

  @Test func `a line of the table without a shelf is named with its place`() {
    let text = "area\tshelf\nReuse\ttoday\nReuse\tlab-book\nEditing\tattic\nAlone\n"
    let table = AreaTable(data: Data(text.utf8), path: "Site/areas.tsv")
    #expect(
      table.diagnostics.map { "\($0.place)" } == [
        "Site/areas.tsv:3:1", "Site/areas.tsv:4:9", "Site/areas.tsv:5:7",
      ])
    #expect(table.areas == ["Reuse"])
  }
}
