import Drawings
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
    #expect(page.contains("a gap of 40 pt above row 0"))
    #expect(page.contains("a gap of 10 pt above row 0"))
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

  @Test func `a version on which something else is seen can be chosen`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let versions = #"data-versions="iOS 10|1|../films/pair.js;iOS 9|1|../films/pair.9.js""#
    #expect(try site.text("entries/pair.html").contains(versions))
    #expect(try site.text("films/pair.9.js").contains("a gap of 70 pt above row 0"))
    #expect(try !site.text("films/pair.js").contains("a gap of 70 pt above row 0"))
  }

  @Test func `lists have the decisive moment in small, and load it when it is in sight`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let list = try site.text("areas/scrolling.html")
    #expect(list.contains(#"src="../pictures/pair.svg""#) && list.contains(#"loading="lazy""#))
    #expect(
      list.contains(
        "Not this: a gap of 40 pt above row 0; In your code: a gap of 10 pt above row 0"))
    let picture = try site.text("pictures/pair.svg")
    #expect(picture.hasPrefix("<svg xmlns=") && picture.contains(">40 pt</text>"))
    #expect(picture.contains("&lt;b&gt;&amp;") && !picture.contains("<script"))
    // Its sheet has the colors that it needs, and no others.
    #expect(picture.contains("--\(Ink.Name.cell.rawValue):"))
    #expect(!picture.contains("--\(Ink.Name.tint.rawValue):"))
    #expect(!site.files.contains("pictures/crashing.svg"))
  }

  @Test func `two moments of one way are marked in neutral colors, and none is right`() throws {
    let pair = try SiteOnDisk(SampleBook.contentWithPair).text("entries/pair.html")
    #expect(pair.contains(#"class="edge""#) && pair.contains(#"class="edge right""#))
    let site = try SiteOnDisk(SampleBook.contentWithOneWay)
    for path in ["entries/pair.html", "pictures/pair.svg", "films/pair.js"] {
      let text = try site.text(path).replacingOccurrences(of: "\\\"", with: "\"")
      #expect(
        text.contains(#"class="edge before""#) && text.contains(#"class="edge after""#), "\(path)")
      #expect(!text.contains(#"class="edge""#) && !text.contains(#"class="edge right""#), "\(path)")
    }
  }

  @Test func `a finger that rests elsewhere is in the film, and not in the step that opens`() throws
  {
    let site = try SiteOnDisk(SampleBook.contentWithOneWay)
    let touch = "class=\"\(Ink.Name.touch.rawValue)\""
    let film = try site.text("films/pair.js").replacingOccurrences(of: "\\\"", with: "\"")
    #expect(film.contains(touch))
    #expect(try !site.text("entries/pair.html").contains(touch))
    #expect(try !site.text("pictures/pair.svg").contains(touch))
  }

  @Test func `an entry in which nothing was seen has no pictures`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    #expect(!(try site.text("entries/crashing.html").contains("data-picture")))
    #expect(!site.files.contains("films/crashing.js"))
  }
}
