import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaSite

@Suite struct PageTests {
  @Test func `every entry has a page, and every filter value another`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    if let folder = ProcessInfo.processInfo.environment["GOTCHA_SAMPLE_SITE"] {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.copyItem(atPath: site.output, toPath: folder)
    }
    for path in [
      "index.html", "entries/equal-height-requested-twice.html", "areas/row-heights.html",
      "verdicts/fails.html", "shelves/older-systems.html", "kinds/broken-approach.html",
      "matrix.html", "404.html", "runs.html", "api/index.html",
      "how.html", "changes/index.html", "changes/ios-10-to-11.html", "entries.json", "results.json",
      "theme/site.css",
    ] {
      #expect(site.files.contains(path), "\(path)")
    }
  }

  @Test func `an entry leads to forms of its repository that are filled in already`() throws {
    var content = SampleBook.content
    content.repository = Repository(url: "https://example.com/me/book/")
    content.settings.reportForm = "wrong.yml"
    let site = try SiteOnDisk(content)
    for entry in content.entries {
      let page = try site.text("entries/\(entry.id).html")
      #expect(page.contains("https://example.com/me/book/edit/main/Gotchas/"), "\(entry.id)")
      #expect(page.contains("/\(entry.id).md\""), "\(entry.id)")
      let report =
        "book/issues/new?template=wrong.yml&amp;title=\(entry.id)"
        + "&amp;entry=\(entry.id)\""
      #expect(page.contains(report), "\(entry.id)")
    }
    #expect(Repository(url: "javascript:") == nil)
    #expect(!(try SiteOnDisk(SampleBook.content).text("entries/ignored.html").contains("/edit/")))
  }

  @Test func `the status of an entry counts all its cases`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    let words = ">1 of 2 cases fails</span>"
    #expect(try site.text("entries/equal-height-requested-twice.html").contains(words))
  }

  @Test func `the same book gives the same bytes`() throws {
    let first = try SiteOnDisk(SampleBook.content)
    let second = try SiteOnDisk(SampleBook.content)
    #expect(first.files == second.files)
    for path in first.files { #expect(try first.text(path) == second.text(path), "\(path)") }
  }

  @Test func `the failing line is marked inside its block, with what was compared`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    let page = try site.text("entries/equal-height-requested-twice.html")
    let marked = try #require(page.firstRange(of: "failed-line"))
    let line = page[marked.upperBound...].prefix(700)
    let end = try #require(line.firstRange(of: "class=\"failure\"")).lowerBound
    #expect(line[..<end].contains("#expect"))
    #expect(!line[..<end].contains("scroll"))
    #expect(line.contains("(probe.calls(.heightForRow).count → 1) == 3"))
    #expect(line.contains("iOS 10"))
    #expect(page.ranges(of: "class=\"failed-line\"").count == 1)
  }

  @Test func `one failing case changes nothing of another entry's page but where it is named`()
    throws
  {
    let content = SampleBook.content
    var run = SampleBook.run
    run.records.removeAll { $0.entry == "equal-height-requested-twice" }
    var other = content
    other.verdicts = BookVerdicts(entries: content.entries, runs: [run])
    let site = try SiteOnDisk(content)
    let changed = try SiteOnDisk(other)
    for path in site.files where path.hasPrefix("entries/") && !path.contains("equal-height") {
      let (before, after) = try (own(site.text(path)), own(changed.text(path)))
      #expect(before == after, "\(path)")
    }
  }

  /// A page without the entries that it leads to.
  private func own(_ page: String) -> Substring {
    let end = ["<nav class=\"neighbors\"", "<nav class=\"related\""].compactMap {
      page.firstRange(of: $0)?.lowerBound
    }.min()
    return page[..<(end ?? page.endIndex)]
  }

  @Test func `a verdict without a run is never green`() throws {
    var content = SampleBook.content
    content.verdicts = BookVerdicts(
      entries: content.entries, runs: [Run(name: "lost", conditions: [.missing])])
    let site = try SiteOnDisk(content)
    for path in site.files where path.hasPrefix("entries/") {
      #expect(!(try site.text(path).contains("v-passes")), "\(path)")
    }
    #expect(try site.text("index.html").contains("the results file does not exist"))
  }

  @Test func `titles with markup, quotes, emoji and right-to-left text stay text`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    for path in site.files where path.hasSuffix(".html") {
      let page = try site.text(path)
      #expect(!page.contains("<script>"), "\(path)")
      #expect(!page.contains("<img"), "\(path)")
      #expect(!page.contains("onclick=\""), "\(path)")
    }
    let page = try site.text("entries/hostile.html")
    #expect(page.contains("&lt;script&gt;alert(\"1\")&lt;/script&gt; &amp; \"quotes\""))
    #expect(try site.text("entries/right-to-left.html").contains("dir=\"auto\">في الجدول"))
    #expect(try site.text("search-index.js").contains(#"<script>alert(\"1\")"#))
  }

  @Test func `a huge trace is drawn in part, says so, and is whole in JSON`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    var sketch = EntrySketch("huge", "A huge trace")
    sketch.testCase("All", slug: "all")
    sketch.code("estimatedHeightForRow  0-0  44", info: "trace")
    let record = SampleBook.record(
      sketch.entry, "all", [.init(8, [], traces: [SampleBook.longTrace])])
    let huge = try SiteOnDisk(SampleBook.content(of: [sketch.entry], [record]))
    let page = try huge.text("entries/huge.html")
    #expect(page.ranges(of: "<li class=\"t-estimate\"").count == TraceTimeline.limit)
    #expect(page.contains("of 10000 calls are listed"))
    #expect(try huge.text("traces/huge.json").ranges(of: "estimatedHeightForRow").count == 10_000)
    #expect(try site.text("entries/equal-height-requested-twice.html").utf8.count < 100_000)
  }

  @Test func `numbers that are none do no harm to the files of a trace`() throws {
    var sketch = EntrySketch("odd", "Odd numbers")
    sketch.testCase("All", slug: "all")
    sketch.code("x", info: "trace")
    let event = TraceEvent(call: "x", frame: [.nan, 0, .infinity, 1], time: .nan)
    let record = SampleBook.record(
      sketch.entry, "all", [.init(8, [], traces: [Trace(events: [event])])])
    let site = try SiteOnDisk(SampleBook.content(of: [sketch.entry], [record]))
    #expect(try site.text("entries/odd.html").contains("class=\"timeline\""))
    let json = try site.text("traces/odd.json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
  }

  @Test func `ids that differ only in case get pages of their own and a diagnostic`() throws {
    let twins = [SampleBook.simple("Twin", "One").entry, SampleBook.simple("twin", "Two").entry]
    let site = try SiteOnDisk(SampleBook.content(of: twins))
    #expect(site.diagnostics.map(\.rule) == ["page-collision"])
    #expect(site.files.count { $0.hasPrefix("entries/") } == 2)
    #expect(Set(site.files.map { $0.lowercased() }).count == site.files.count)
  }

  @Test func `the book has an image of its verdicts`() throws {
    let image = try SiteOnDisk(SampleBook.content).text("badge.svg")
    #expect(image.contains("aria-label=\"gotchas: "))
    #expect(image.contains("of 9 pass"))
  }

  @Test func `an empty book has a first page`() throws {
    let site = try SiteOnDisk(SampleBook.content(of: []))
    #expect(try site.text("index.html").contains("no entries yet"))
  }
}
