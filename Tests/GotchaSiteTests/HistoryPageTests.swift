import Foundation
import GotchaBook
import GotchaVerdicts
import Testing

@testable import GotchaSite

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pages and files that depend on earlier runs.
@Suite struct HistoryPageTests {
  private static let log = [
    #""date":"2026-01-02","label":"a1","verdicts":{"changed":"fails","crashing":"crashed"}"#,
    #""date":"2026-02-03","label":"b2","verdicts":{"changed":"passes"}"#,
  ].map { #"{"schema":2,"gone":[],\#($0)}"# }.joined(separator: "\n")

  private static var content: SiteContent {
    var content = SampleBook.content
    content.history = History(data: Data(log.utf8))
    return content
  }

  @Test func `a verdict shows since when it is what it is`() throws {
    let site = try SiteOnDisk(Self.content)
    #expect(try site.text("entries/changed.html").contains("Unchanged since 3 Feb 2026"))
    #expect(!(try site.text("entries/ignored.html").contains("class=\"since\"")))
  }

  @Test func `new are entries that the log does not have, then the last that it got`() throws {
    var content = Self.content
    var renamed = SampleBook.simple("renamed", "Under another id")
    renamed.former("crashing")
    content.entries = [renamed.entry, SampleBook.changed, SampleBook.estimates, SampleBook.note]
    content.verdicts = BookVerdicts(entries: content.entries, runs: [SampleBook.run])
    let page = try SiteOnDisk(content).text("index.html")
    let start = try #require(page.firstRange(of: "id=\"latest\"")).upperBound
    let rows = page[start...].prefix(while: { $0 != "\n" }).split(separator: "<li").dropFirst()
      .prefix(3).map(String.init)
    #expect(rows.count == 3)
    #expect(rows.first?.contains("estimate-for-every-row") == true)
    #expect(rows.first?.contains("class=\"count\"") == false)
    #expect(rows.dropFirst().allSatisfy { $0.contains("2 Jan 2026") })
  }

  @Test func `the feeds are XML and name what changed, newest first`() throws {
    let site = try SiteOnDisk(Self.content)
    for path in [Feeds.entries, Feeds.verdicts] {
      let document = try XMLDocument(xmlString: site.text(path))
      #expect(document.rootElement()?.name == "feed")
    }
    let verdicts = try site.text(Feeds.verdicts)
    let newer = try #require(verdicts.firstRange(of: "2026-02-03T00:00:00Z"))
    let older = try #require(verdicts.firstRange(of: "2026-01-02T00:00:00Z"))
    #expect(newer.lowerBound < older.lowerBound)
    #expect(try site.text("index.html").contains("application/atom+xml"))
  }

  @Test func `without a log there is no feed, and without an address no sitemap`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    #expect(!site.files.contains(Feeds.entries))
    #expect(!site.files.contains(Sitemap.path))
  }

  @Test func `with an address there are whole links for machines`() throws {
    var content = Self.content
    content.baseURL = "https://example.com/g/"
    let site = try SiteOnDisk(content)
    let map = try site.text(Sitemap.path)
    #expect(map.contains("<loc>https://example.com/g/entries/changed.html</loc>"))
    #expect(!map.contains("404"))
    #expect(
      try site.text("entries/changed.html").contains(
        #"property="og:url" content="https://example.com/g/entries/changed.html""#))
    #expect(try site.text(Feeds.entries).contains("https://example.com/g/entries/changed.html"))
    let page = try site.text("entries/changed.html")
    #expect(page.contains(#"rel="canonical" href="https://example.com/g/entries/changed.html""#))
    #expect(page.contains(#"title="Entries" href="https://example.com/g/feed.xml""#))
    #expect(try site.text("404.html").contains(#"href="https://example.com/g/theme/site.css""#))
  }
}
