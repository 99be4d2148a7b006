import Drawings
import Foundation
import Testing

@Suite struct DifferenceTests {
  /// A screen with rows from `top`, each `height` points high, with texts.
  private func list(
    _ texts: [String], first: Int = 0, top: Double = 0, height: Double = 44,
    extra: [Drawing.Part] = []
  ) -> Drawing {
    let rows = texts.enumerated().map { index, text in
      Drawing.Part(
        name: PartName.row(0, first + index),
        frame: Box(0, top + Double(index) * height, 320, height),
        shapes: [
          .rectangle(Box(0, 0, 320, height), .named(.background), radius: 0),
          .text(TextRun(text, x: 16, y: 28, width: 40, size: 17, ink: .named(.label))),
        ])
    }
    return Drawing(width: 320, height: 568, parts: rows + extra)
  }

  private func texts(_ wrong: Drawing, _ right: Drawing) -> [String]? {
    PictureDifference(wrong: wrong, right: right).map { [$0.wrong.text, $0.right.text] }
  }

  @Test func `Equal pictures have no difference, and fingers are none`() {
    let touch = Drawing.Part(
      name: PartName.touch, frame: Box(0, 0, 320, 568),
      shapes: [.rectangle(Box(10, 10, 44, 44), .named(.touch), radius: 22)])
    #expect(texts(list(["a"]), list(["a"])) == nil)
    #expect(texts(list(["a"]), list(["a"], extra: [touch])) == nil)
  }

  @Test func `A gap above the first row is measured`() {
    let difference = PictureDifference(wrong: list(["a"], top: 35), right: list(["a"], top: 17.5))
    #expect(difference?.wrong.text == "35 pt above row 0")
    #expect(difference?.right.text == "17.5 pt above row 0")
    #expect(difference?.wrong.mark?.box == Box(0, 0, 320, 35))
    #expect(difference?.right.mark?.isRight == true)
  }

  @Test func `Other rows at the top are named`() {
    #expect(
      texts(list(["x", "y"], first: 60), list(["a", "b"], first: 30))
        == ["row 60 is at the top", "row 30 is at the top"])
  }

  @Test func `Heights, texts and what is missing are told`() {
    #expect(
      texts(list(["a"], height: 44), list(["a"], height: 80))
        == ["row 0: 44 pt high", "row 0: 80 pt high"])
    #expect(texts(list(["Sam"]), list(["Alex"])) == ["row 0: \"Sam\"", "row 0: \"Alex\""])
    #expect(texts(list(["a"]), list(["a", "b"])) == ["no row 1", "row 1: \"b\""])
    #expect(
      texts(list(["a"]), list(["a", "b", "c"]))
        == ["no row 1; 1 more row differs", "row 1: \"b\"; 1 more row differs"])
  }

  @Test func `Rows that show something else as well are counted`() {
    #expect(
      texts(list(["a", "b", "c"]), list(["x", "b", "z"]))
        == ["row 0: \"a\"; 1 more row differs", "row 0: \"x\"; 1 more row differs"])
    #expect(
      texts(list(["a", "b", "c"]), list(["x", "y", "z"]))
        == ["row 0: \"a\"; 2 more rows differ", "row 0: \"x\"; 2 more rows differ"])
    // Rows that have only moved down do not differ.
    #expect(
      texts(list(["a", "b"], top: 20), list(["a", "b"])) == [
        "20 pt above row 0", "nothing above row 0",
      ])
  }

  @Test func `A measure is where it hides the least`() throws {
    // What is drawn in a row of 20 points leaves no place for what is said of it.
    func place(_ first: Box, _ second: Box) throws -> Mark.Place {
      func screen(_ height: Double) -> Drawing {
        let parts = (0..<Int(540 / height)).map { row in
          Drawing.Part(
            name: PartName.row(0, row), frame: Box(0, 20 + Double(row) * height, 320, height),
            shapes: [first, second].map { .rectangle($0, .named(.image), radius: 0) })
        }
        return Drawing(width: 320, height: 568, parts: parts)
      }
      let difference = try #require(PictureDifference(wrong: screen(20), right: screen(30)))
      return try #require(difference.wrong.mark?.place)
    }
    #expect(try place(Box(40, 2, 120, 16), Box(160, 2, 150, 16)) == .start)
    #expect(try place(Box(6, 2, 120, 16), Box(130, 2, 130, 16)) == .end)
  }

  @Test func `A difference of colors is not tinted`() throws {
    var selected = list(["a"])
    selected.parts[0].shapes[0] = .rectangle(Box(0, 0, 320, 44), .named(.selection), radius: 0)
    let colors = try #require(PictureDifference(wrong: selected, right: list(["a"])))
    #expect(colors.wrong.mark?.isTinted == false && colors.right.mark?.isTinted == false)
    let texts = try #require(PictureDifference(wrong: list(["a"]), right: list(["b"])))
    #expect(texts.wrong.mark?.isTinted == true)
  }

  @Test func `What has no text is told by its kind and its color`() {
    func row(_ shapes: [Shape]) -> Drawing {
      var drawing = list(["a"])
      drawing.parts[0].shapes.insert(contentsOf: shapes, at: 1)
      return drawing
    }
    func ground(_ ink: Ink) -> [Shape] { [.rectangle(Box(0, 0, 320, 44), ink, radius: 0)] }
    let line = { (x: Double) in
      [Shape.rectangle(Box(x, 43.5, 320 - x, 0.5), .named(.separator), radius: 0)]
    }
    let check = [Shape.line([290, 20, 296, 28, 304, 14], .named(.tint), width: 2)]
    #expect(
      texts(row(ground(.named(.selection))), row([])) == ["row 0: selected", "row 0: not selected"])
    #expect(
      texts(row(ground(Ink(.fixed(0x10C020)))), row(ground(Ink(.fixed(0xF0E020)))))
        == ["row 0: green", "row 0: yellow"])
    // The same two grounds, and another one on top.
    let (green, gray) = (ground(.named(.green)), ground(.named(.fill)))
    #expect(texts(row(green + gray), row(gray + green)) == ["row 0: gray", "row 0: green"])
    #expect(texts(row(check), row([])) == ["row 0: a checkmark", "row 0: no checkmark"])
    #expect(
      texts(row(line(0)), row(line(16)))
        == ["row 0: the line 0 pt from the left", "row 0: the line 16 pt from the left"])
    // What is missing is pointed out where the other picture has it.
    let found = PictureDifference(wrong: row([]), right: row(check))
    #expect(found?.wrong.mark?.box == found?.right.mark?.box)
  }

  @Test func `Names alone are no difference`() {
    var renamed = list(["a", "b"])
    renamed.parts[0].name = "cell"
    #expect(texts(list(["a", "b"]), renamed) == nil)
    #expect(texts(list(["a"], first: 4), list(["a", "b"])) == ["no row 1", "row 1: \"b\""])
  }

  @Test func `A crash is told before all else`() {
    #expect(
      texts(list(["x"], first: 60).crashed("No row 60"), list(["a"]))
        == ["the app crashes", "no crash"])
  }

  @Test func `A text that one picture lacks is named in both`() {
    var without = list(["Ann"])
    without.parts[0].shapes.removeLast()
    #expect(texts(without, list(["Ann"])) == ["row 0: no \"Ann\"", "row 0: \"Ann\""])
  }

  @Test func `A header that moves the rows below it is told, and not the rows`() {
    let header = Drawing.Part(
      name: PartName.header(0), frame: Box(0, 6, 320, 28),
      shapes: [.text(TextRun("Fruit", x: 16, y: 20, width: 40, size: 17, ink: .named(.label)))])
    #expect(
      texts(list(["a"]), list(["a"], top: 34, extra: [header]))
        == ["no header 0", "header 0: \"Fruit\""])
  }

  /// A header of a section at a place.
  private func header(at y: Double) -> Drawing.Part {
    Drawing.Part(
      name: PartName.header(0), frame: Box(0, y, 320, 28),
      shapes: [.text(TextRun("Fruit", x: 16, y: 20, width: 40, size: 17, ink: .named(.label)))])
  }

  @Test func `A header that stays over the rows is told, and not which row is below it`() {
    let (plain, grouped) = (
      list(["b", "c", "d"], first: 1, top: 6, extra: [header(at: 0)]),
      list(["b", "c", "d"], first: 1, top: 6)
    )
    #expect(texts(plain, grouped) == ["header 0 over the rows", "no header over the rows"])
    let inset = list(["a", "b", "c"], top: -4, extra: [header(at: 110)])
    #expect(
      texts(inset, plain) == ["header 0: 110 pt from the top", "header 0: 0 pt from the top"])
    // Where other rows are seen, the header has only gone with them.
    let elsewhere = list(["x", "y", "z"], first: 60, top: 6)
    #expect(texts(plain, elsewhere) == ["row 1 is at the top", "row 60 is at the top"])
  }

  @Test func `A table that begins elsewhere is told by the strip above it`() {
    func screen(from y: Double, _ ground: Ink = .named(.background)) -> Drawing {
      var drawing = list(["a"], top: 80)
      drawing.parts.insert(
        Drawing.Part(
          name: PartName.table, frame: Box(0, y, 320, 568 - y),
          shapes: [.rectangle(Box(0, 0, 320, 568 - y), ground, radius: 0)]),
        at: 0)
      return drawing
    }
    let found = PictureDifference(wrong: screen(from: 74), right: screen(from: 0))
    #expect(
      [found?.wrong.text, found?.right.text] == ["table begins at 74 pt", "table begins at 0 pt"])
    #expect(found?.wrong.mark?.box == Box(0, 0, 320, 74))
    #expect(found?.right.mark?.box == Box(0, 0, 320, 74))
    // On a screen of the same color the eye sees none of this.
    #expect(found?.weight == .minor)
    let red = Ink(.fixed(0xFF_0000))
    let colored = PictureDifference(wrong: screen(from: 74, red), right: screen(from: 0, red))
    #expect(colored?.weight == .plain)
  }

  @Test func `Something covered is no gap`() {
    func screen(row: Double) -> Drawing {
      let header = Drawing.Part(
        name: PartName.tableHeader, frame: Box(0, 0, 320, 120),
        shapes: [.rectangle(Box(0, 0, 320, 120), .named(.fill), radius: 0)])
      return list(["a"], top: row, extra: [header])
    }
    #expect(texts(screen(row: 80), screen(row: 120)) == ["row 0 at 80 pt", "row 0 at 120 pt"])
  }

  @Test func `A hairline is told only where nothing else differs`() {
    func screen(_ texts: [String], hasLine: Bool) -> Drawing {
      var drawing = list(texts)
      if hasLine {
        drawing.parts[0].shapes.append(
          .rectangle(Box(0, 43.5, 320, 0.5), .named(.separator), radius: 0))
      }
      return drawing
    }
    #expect(
      texts(screen(["a"], hasLine: true), screen(["a"], hasLine: false))
        == ["row 0: a line", "row 0: no line"])
    #expect(
      texts(screen(["a", "b"], hasLine: true), screen(["a", "c"], hasLine: false))
        == ["row 1: \"b\"", "row 1: \"c\""])
  }

  @Test func `Cells that are not rows are told apart by their places, in pieces too`() {
    func cells(_ texts: [String]) -> Drawing {
      var drawing = list(texts)
      drawing.parts = drawing.parts.flatMap { part in
        part.shapes.map { shape in
          Drawing.Part(name: "cell", frame: part.frame, clip: part.frame, shapes: [shape])
        }
      }
      return drawing
    }
    #expect(texts(cells(["a", "b", "c"]), list(["a", "b", "c"])) == nil)
    #expect(texts(cells(["a", "b"]), list(["a", "b", "c"])) == ["no row 2", "row 2: \"c\""])
    let gone = PictureDifference(wrong: cells(["a", "b"]), right: list(["a"]))
    #expect(gone?.wrong.text == "a cell: \"b\"")
    #expect(gone?.weight == .passing)
  }

  @Test func `A chevron and a checkmark are named`() {
    func row(_ points: [Double]) -> Drawing {
      var drawing = list(["a"])
      drawing.parts[0].shapes.append(.line(points, .named(.tint), width: 2))
      return drawing
    }
    #expect(
      texts(row([290, 16, 296, 22, 290, 28]), list(["a"]))
        == ["row 0: a disclosure indicator", "row 0: no disclosure indicator"])
    #expect(texts(row([290, 16, 300, 16]), list(["a"])) == ["row 0: a sign", "row 0: no sign"])
  }

  @Test func `A small picture of a wide screen has what is marked`() {
    let drawing = Drawing(width: 1024, height: 768)
    let mark = Mark(isRight: false, box: Box(900, 300, 60, 40), text: "60 pt")
    let excerpt = Excerpt([.init(drawing, mark: mark)])
    #expect(excerpt.size.width == Excerpt.width)
    #expect(excerpt.svg.contains("viewBox=\"584 210 440 220\""))
  }

  @Test func `A few points are a slight difference, and a scroll bar alone is a minor one`() {
    let bar = Drawing.Part(
      name: PartName.scrollBar, frame: Box(314, 4, 3, 60),
      shapes: [.rectangle(Box(0, 0, 3, 60), .named(.tertiary), radius: 1.5)])
    func weight(_ left: Drawing, _ right: Drawing) -> PictureDifference.Weight? {
      PictureDifference(wrong: left, right: right)?.weight
    }
    #expect(weight(list(["a"], height: 44), list(["a"], height: 44.5)) == .slight)
    #expect(weight(list(["a"], height: 44), list(["a"], height: 61)) == .plain)
    #expect(weight(list(["a"]), list(["a"], extra: [bar])) == .minor)
  }

  @Test func `A picture ends below what is on the screens at any time`() {
    let short = list(["a", "b", "c"])
    let long = list(Array(repeating: "a", count: 12))
    #expect(PictureCut([short, short]).applied(to: short).height == 300)
    #expect(!PictureCut([short, long]).isCut)
    let eight = list(Array(repeating: "a", count: 8))
    #expect(PictureCut([short, eight]).applied(to: short).height == 8 * 44 + 44)
  }

  @Test func `What is less than a pixel is no difference`() {
    #expect(texts(list(["a"], top: 10), list(["a"], top: 10.3)) == nil)
    var moved = list(["a"])
    moved.parts[0].shapes[1] = .text(
      TextRun("a", x: 16, y: 28.3, width: 40, size: 17, ink: .named(.label)))
    #expect(texts(list(["a"]), moved) == nil)
  }

  @Test func `Parts survive the film's file`() throws {
    var reel = FilmReel()
    let picture = list(
      ["a <b>", "c"], top: 3.333,
      extra: [
        .init(
          name: "other", frame: Box(1, 2, 3, 4), clip: Box(0, 0, 2, 2),
          shapes: [
            .line([0, 1.5, 2, 3], Ink(.fixed(0x12AB03), opacity: 0.5), width: 2),
            .outline(Box(0, 0, 3, 3), .named(.tint), radius: 1, width: 1.5),
          ])
      ])
    reel.add(picture, time: 0.1)
    let film = reel.finished(way: "wrong")
    let data = try JSONEncoder().encode(film)
    let read = try JSONDecoder().decode(Film.self, from: data)
    #expect(read == film)
    #expect(read.drawing(0) == picture)
  }

  @Test func `A film with indices that it does not have is read without harm`() {
    let film = Film(
      parts: [.init(name: "a", frame: Box(0, 0, 1, 1), clip: nil, sprite: 7)],
      pictures: [.init(width: 1, height: 1, isDark: false, parts: [0, 5, -1])],
      moments: [.init(time: 0, mark: "", picture: 3)])
    #expect(film.drawing(0).parts.map(\.name) == ["a"])
    #expect(film.drawing(at: 0).parts.isEmpty)
    #expect(film.drawing(at: 9).parts.isEmpty)
  }

  @Test(arguments: ["zz", "#12345", "b@x", "url(javascript:1)", ""])
  func `A color that is none is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Ink.self, from: JSONEncoder().encode(text))
    }
  }
}
