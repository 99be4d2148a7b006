import Foundation
import GotchaSite
import Testing

@Suite struct EntryPictureTests {
  @Test func `an entry shows the wrong and the right screen at their first difference`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let page = try site.text("entries/pair.html")
    let wrong = try #require(page.firstRange(of: #"<figure data-picture="wrong">"#))
    let right = try #require(page.firstRange(of: #"<figure data-picture="right">"#))
    #expect(wrong.lowerBound < right.lowerBound)
    #expect(page.contains(#"data-step="1""#))
    #expect(page.contains("40 pt above row 0"))
    #expect(page.contains("10 pt above row 0"))
    #expect(page.contains("&lt;b&gt;&amp;</text>"))
    #expect(!page.contains("<b>&"))
  }

  @Test func `the other steps are in a script of their own, each part once`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let text = try site.text("films/pair.js")
    #expect(text.hasPrefix("showFilm({") && text.hasSuffix(");\n"))
    #expect(text.ranges(of: "&lt;b&gt;&amp;").count == 1)
    #expect(text.ranges(of: "above row 0").count == 8)
  }

  @Test func `an entry in which nothing was seen has no pictures`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    #expect(!(try site.text("entries/crashing.html").contains("data-picture")))
    #expect(!site.files.contains("films/crashing.js"))
  }
}
