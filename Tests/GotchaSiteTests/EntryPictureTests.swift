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

  /// A screen with a cell that has a text, for each name at a place.
  private func screen(_ cells: [(name: String, y: Double, text: String)]) -> Drawing {
    let parts = cells.map { cell in
      Drawing.Part(
        name: cell.name, frame: Box(0, cell.y, 320, 44),
        shapes: [
          .rectangle(Box(0, 0, 320, 44), .named(.cell), radius: 0),
          .text(TextRun(cell.text, x: 16, y: 28, width: 40, size: 17, ink: .named(.label))),
        ])
    }
    return Drawing(width: 320, height: 300, parts: parts)
  }

  @Test
  func `a page opens with a moment of an animation only where the screens differ at no other`()
    throws
  {
    func rows(_ first: String, _ y: Double) -> Drawing {
      screen([(PartName.row(0, 0), 0, first), (PartName.row(0, 1), y, "Bob")])
    }
    let (start, moving, other) = (rows("Ada", 44), rows("Ada", 20), rows("Eve", 44))
    func page(_ wrong: [Drawing], _ right: [Drawing]?) throws -> String {
      try SiteOnDisk(SampleBook.contentWithPair(wrong, right)).text("entries/pair.html")
    }
    let right = [start, rows("Ada", 60), rows("Ada", 44)]
    #expect(try page([start, moving, other], right).contains(#"data-step="2""#))
    #expect(try page([start, moving, start], right).contains(#"data-step="1""#))
    // Of a row whose line lies below it the rest is not where anybody sees it.
    var growing = other
    growing.parts[0].shapes.append(
      .rectangle(Box(0, 99, 320, 1), .named(.separator), radius: 0))
    #expect(!(try page([start, growing, start], [start, start]).contains("data-picture")))
    // A cell on its way is no difference that two stills show.
    let leaving = screen([
      (PartName.row(0, 0), 0, "Ada"), (PartName.row(0, 1), 44, "Bob"), ("cell", 100, "Cem"),
    ])
    #expect(!(try page([start, leaving], [start, start]).contains("data-picture")))
    // Of one way it is no state that follows another.
    #expect(try page([start, other, moving], nil).contains(#"data-step="0""#))
    #expect(!(try page([start, moving], nil).contains("data-picture")))
  }

  @Test
  func `a case that scrolls shows what else changes, and a pair shows where it scrolls to`() throws
  {
    func list(_ first: Int, _ text: String) -> Drawing {
      let rows = (0..<6).map { index in
        let name = PartName.row(0, first + index)
        return (name: name, y: Double(44 * index), text: "\(text) \(first + index)")
      }
      return screen(rows)
    }
    func page(_ drawings: [Drawing], beside right: [Drawing]? = nil) throws -> String {
      try SiteOnDisk(SampleBook.contentWithPair(drawings, right)).text("entries/pair.html")
    }
    let (top, further, changed) = (list(0, "Post"), list(40, "Post"), list(0, "New"))
    #expect(!(try page([top, further]).contains("data-picture")))
    #expect(try page([top, further, changed]).contains(#"data-step="1""#))
    #expect(try page([top, top], beside: [top, further]).contains("the first row is"))
  }

  @Test
  func `beside a crash a page opens when there is something to read on the other screen`() throws {
    /// A screen with a bar alone.
    func blank(_ title: String) -> Drawing {
      var drawing = screen([(PartName.navigationBar, 0, title)])
      drawing.parts[0].shapes.removeFirst()
      return drawing
    }
    func page(_ wrong: [Drawing], _ right: [Drawing]) throws -> String {
      try SiteOnDisk(
        SampleBook.contentWithPair(wrong, right, exception: (index: 1, reason: "no such row"))
      ).text("entries/pair.html")
    }
    let (rows, more) = (
      screen([(PartName.row(0, 0), 60, "Ada")]), screen([(PartName.row(0, 0), 60, "Bob")])
    )
    let (feed, loading) = (blank("Feed"), blank("Loading"))
    let late = try page([feed, feed], [feed, loading, rows, more])
    #expect(late.contains(#"data-step="2""#) && late.contains(">Ada</text>"))
    #expect(late.contains(">no such row</text>"))
    // What is there at once is shown at once, and where nothing ever is there is the crash.
    #expect(try page([rows, rows], [rows, more, rows]).contains(#"data-step="1""#))
    #expect(try page([feed, feed], [feed, loading]).contains(#"data-step="1""#))
  }

  @Test func `an entry in which nothing was seen has no pictures`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    #expect(!(try site.text("entries/crashing.html").contains("data-picture")))
    #expect(!site.files.contains("films/crashing.js"))
  }
}
