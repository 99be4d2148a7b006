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
    #expect(difference?.wrong.text == "a gap of 35 pt above row 0")
    #expect(difference?.right.text == "a gap of 17.5 pt above row 0")
    #expect(difference?.wrong.marks.map(\.box) == [Box(0, 0, 320, 35)])
    #expect(difference?.right.marks.map(\.tone) == [.right])
  }

  @Test func `Other rows at the top are named`() {
    #expect(
      texts(list(["x", "y"], first: 60), list(["a", "b"], first: 30))
        == ["the first row is \"x\"", "the first row is \"a\""])
    #expect(
      texts(list(["same"], first: 60), list(["same"], first: 30, height: 60))
        == ["the first row is row 60", "the first row is row 30"])
  }

  @Test func `Heights, texts and what is missing are told`() {
    #expect(
      texts(list(["a"], height: 44), list(["a"], height: 80))
        == ["row 0 is 44 pt high", "row 0 is 80 pt high"])
    #expect(
      texts(list(["Sam"]), list(["Alex"])) == ["row 0 shows \"Sam\"", "row 0 shows \"Alex\""])
    #expect(texts(list(["a"]), list(["a", "b"])) == ["no row 1", "row 1 shows \"b\""])
    #expect(
      texts(list(["a"]), list(["a", "b", "c"])) == [
        "no rows 1 and 2", "rows 1 and 2 show \"b\", \"c\"",
      ])
    #expect(
      texts(list(["a", "b", "c"], height: 44), list(["a", "b", "c"], height: 80))
        == ["rows 0–2 are 44 pt high", "rows 0–2 are 80 pt high"])
  }

  @Test func `A row that shows another number than its own is named by what it shows`() {
    #expect(
      texts(list(["Result 1"], height: 44), list(["Result 1"], height: 80))
        == ["\"Result 1\" is 44 pt high", "\"Result 1\" is 80 pt high"])
    #expect(
      texts(list(["Day 1", "Day 2"], height: 44), list(["Day 1", "Day 2"], height: 80))
        == ["\"Day 1\" and \"Day 2\" are 44 pt high", "\"Day 1\" and \"Day 2\" are 80 pt high"])
    #expect(
      texts(list(["Row 0"], height: 44), list(["Row 0"], height: 80))
        == ["row 0 is 44 pt high", "row 0 is 80 pt high"])
    #expect(
      texts(list(["Day 1"], top: 35), list(["Day 1"], top: 17.5)) == [
        "a gap of 35 pt above \"Day 1\"", "a gap of 17.5 pt above \"Day 1\"",
      ])
    #expect(
      texts(list(["Day 1"]), list(["Day 2"])) == ["row 0 shows \"Day 1\"", "row 0 shows \"Day 2\""])
  }

  @Test func `Rows that show something else as well are told and framed`() {
    #expect(
      texts(list(["a", "b", "c"]), list(["x", "b", "z"]))
        == ["rows 0 and 2 show \"a\", \"c\"", "rows 0 and 2 show \"x\", \"z\""])
    #expect(
      texts(list(["a", "b", "c"]), list(["x", "y", "z"]))
        == ["rows 0–2 show \"a\", \"b\", \"c\"", "rows 0–2 show \"x\", \"y\", \"z\""])
    func frames(_ others: [String]) -> [Box]? {
      PictureDifference(wrong: list(["a", "b", "c"]), right: list(others))?.wrong.marks.map(\.box)
    }
    // Neighbors have one frame.
    #expect(frames(["x", "b", "z"])?.count == 2)
    #expect(frames(["x", "y", "z"])?.count == 1)
    // Measures are of one row each, and labeled once.
    let high = PictureDifference(
      wrong: list(["a", "b", "c"], height: 44), right: list(["a", "b", "c"], height: 80))
    #expect(high?.wrong.marks.map(\.box.y) == [0, 44, 88])
    #expect(high?.right.marks.map(\.text) == ["80 pt", nil, nil])
    // Rows that have only moved down do not differ.
    #expect(
      texts(list(["a", "b"], top: 20), list(["a", "b"])) == [
        "a gap of 20 pt above row 0", "no gap above row 0",
      ])
  }

  @Test func `Rows that are added, left out or moved are told, and not all that follow them`() {
    let found = PictureDifference(
      wrong: list(["Ada", "Bob", "Cem", "Eve"]), right: list(["Ada", "Cem", "Eve"]))
    #expect([found?.wrong.text, found?.right.text] == ["row 1 shows \"Bob\"", "no \"Bob\""])
    #expect(found?.wrong.marks.map(\.box) == [Box(0, 44, 320, 44)])
    // Between those that are there.
    #expect(found?.right.marks.map(\.style) == [.ghostLine])
    #expect(found?.right.marks.map(\.box.y) == [44])
    #expect(
      texts(list(["Aria", "Blues", "Canon"]), list(["Blues", "Canon", "Aria"]))
        == ["row 0 shows \"Aria\"", "row 2 shows \"Aria\""])
    // A row that is elsewhere and shows something else has a mark on each side.
    let renamed = PictureDifference(
      wrong: list(["Milk", "Call", "Pay"]), right: list(["Pay today", "Milk", "Call"]))
    #expect(
      [renamed?.wrong.text, renamed?.right.text]
        == ["row 2 shows \"Pay\"", "row 0 shows \"Pay today\""])
    #expect(renamed?.wrong.marks.map(\.box) == [Box(0, 88, 320, 44)])
    #expect(renamed?.right.marks.map(\.box) == [Box(0, 0, 320, 44)])
    // What follows on a screen that is full has gone below its end.
    let titles = (0..<13).map { "Novel \($0)" }
    #expect(
      texts(list(titles), list(["New"] + titles.dropLast())) == [
        "no \"New\"", "row 0 shows \"New\"",
      ])
  }

  @Test func `What has the color of what it lies on is no difference`() {
    func row(_ shapes: [Shape]) -> Drawing {
      var drawing = list(["a"])
      drawing.parts[0].shapes.insert(contentsOf: shapes, at: 1)
      return drawing
    }
    let ground = Shape.rectangle(Box(0, 0, 320, 44), .named(.background), radius: 0)
    let red = Shape.rectangle(Box(10, 10, 20, 20), .named(.red), radius: 0)
    #expect(texts(row([]), row([ground])) == nil)
    #expect(texts(row([]), row([red, ground])) == nil)
    #expect(texts(row([]), row([red])) == ["row 0 has no icon", "row 0 has an icon"])
  }

  @Test func `A row of which next to nothing is seen is told only where nothing else differs`() {
    func screen(_ texts: [String]) -> Drawing { list(texts, top: -38) }
    #expect(
      texts(screen(["a", "b", "c"]), screen(["x", "b", "z"]))
        == ["row 2 shows \"c\"", "row 2 shows \"z\""])
    #expect(
      PictureDifference(wrong: screen(["a", "b"]), right: screen(["x", "b"]))?.weight == .slight)
  }

  @Test func `A bar of another height is told, and not which row is below it`() {
    func screen(_ height: Double, first: Int) -> Drawing {
      let bar = Drawing.Part(
        name: PartName.navigationBar, frame: Box(0, 0, 320, height),
        shapes: [.rectangle(Box(0, 0, 320, height), .named(.bar), radius: 0)])
      return list(["a", "b"], first: first, top: height, extra: [bar])
    }
    #expect(
      texts(screen(64, first: 0), screen(116, first: 3))
        == ["the navigation bar is 64 pt high", "the navigation bar is 116 pt high"])
  }

  @Test func `Rows are named by their index paths`() {
    func screen(_ rows: [(Int, Int)]) -> Drawing {
      let parts = rows.enumerated().map { index, row in
        Drawing.Part(
          name: PartName.row(row.0, row.1), frame: Box(0, Double(index) * 44, 320, 44),
          shapes: [.rectangle(Box(0, 0, 320, 44), .named(.fill), radius: 0)])
      }
      return Drawing(width: 320, height: 568, parts: parts)
    }
    let top = [(0, 0)]
    #expect(
      texts(screen(top), screen(top + [(2, 1)])) == [
        "no row 1 of section 2", "row 1 of section 2 is shown",
      ])
    #expect(
      texts(screen(top), screen(top + [(2, 0), (2, 1), (2, 2)]))
        == ["no rows 0–2 of section 2", "rows 0–2 of section 2 are shown"])
    #expect(
      texts(screen(top), screen(top + [(0, 1), (2, 1)])) == ["no 2 rows", "2 rows are shown"])
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
      texts(row(ground(.named(.selection))), row([])) == [
        "row 0 is selected", "row 0 is not selected",
      ])
    #expect(
      texts(row(ground(Ink(.fixed(0x10C020)))), row(ground(Ink(.fixed(0xF0E020)))))
        == ["row 0 is green", "row 0 is yellow"])
    // The same two grounds, and another one on top.
    let (green, gray) = (ground(.named(.green)), ground(.named(.fill)))
    #expect(texts(row(green + gray), row(gray + green)) == ["row 0 is gray", "row 0 is green"])
    #expect(texts(row(check), row([])) == ["row 0 has a checkmark", "row 0 has no checkmark"])
    #expect(
      texts(row(line(0)), row(line(16)))
        == ["row 0 has the line 0 pt from the left", "row 0 has the line 16 pt from the left"])
    // What is missing is pointed out where the other picture has it.
    let found = PictureDifference(wrong: row([]), right: row(check))
    #expect(found?.wrong.marks.map(\.box) == found?.right.marks.map(\.box))
    #expect(found?.wrong.marks.map(\.style) == [.ghost])
    #expect(found?.right.marks.map(\.style) == [.frame])
  }

  @Test func `Names alone are no difference`() {
    var renamed = list(["a", "b"])
    renamed.parts[0].name = "cell"
    #expect(texts(list(["a", "b"]), renamed) == nil)
    #expect(texts(list(["a"], first: 4), list(["a", "b"])) == ["no \"b\"", "row 1 shows \"b\""])
  }

  @Test func `A crash is told before all else`() {
    #expect(
      texts(list(["x"], first: 60).crashed("No row 60"), list(["a"]))
        == ["the app crashes", "no crash"])
  }

  @Test func `A text that one picture lacks is named in both`() {
    var without = list(["Ann"])
    without.parts[0].shapes.removeLast()
    #expect(
      texts(without, list(["Ann"])) == ["row 0 does not show \"Ann\"", "row 0 shows \"Ann\""])
  }

  @Test func `A header that moves the rows below it is told, and not the rows`() {
    let header = Drawing.Part(
      name: PartName.header(0), frame: Box(0, 6, 320, 28),
      shapes: [.text(TextRun("Fruit", x: 16, y: 20, width: 40, size: 17, ink: .named(.label)))])
    #expect(
      texts(list(["a"]), list(["a"], top: 34, extra: [header]))
        == ["no header of section 0", "the header of section 0: \"Fruit\""])
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
    #expect(
      texts(plain, grouped) == [
        "the header \"Fruit\" stays over the rows", "no header over the rows",
      ])
    let inset = list(["a", "b", "c"], top: -4, extra: [header(at: 110)])
    #expect(
      texts(inset, plain) == [
        "the header of section 0 is 110 pt from the top",
        "the header of section 0 is 0 pt from the top",
      ])
    // Where other rows are seen, the header has only gone with them.
    let elsewhere = list(["x", "y", "z"], first: 60, top: 6)
    #expect(texts(plain, elsewhere) == ["the first row is \"b\"", "the first row is \"x\""])
  }

  @Test func `A header that scrolls with the rows is told where the other one is pinned`() {
    let pinned = list(["b", "c", "d"], first: 1, top: 6, extra: [header(at: 0)])
    let scrolled = list(["b", "c", "d"], first: 1, top: 6, extra: [header(at: -22)])
    #expect(
      texts(pinned, scrolled) == [
        "the header \"Fruit\" stays over the rows", "the header \"Fruit\" scrolls with the rows",
      ])
    // One that nothing has moved yet only lies there.
    let top = list(["b", "c", "d"], first: 1, top: 28, extra: [header(at: 0)])
    #expect(
      texts(top, pinned) == [
        "the header \"Fruit\" is above its rows", "the header \"Fruit\" stays over the rows",
      ])
  }

  @Test func `A text that is a part of something else in the other picture is told by its place`() {
    func screen(_ name: String, y: Double) -> Drawing {
      let part = Drawing.Part(
        name: name, frame: Box(0, y, 320, 44),
        shapes: [
          .text(
            TextRun("Pay", x: 160, y: 20, width: 30, size: 10, anchor: .middle, ink: .named(.tint)))
        ])
      return list(["a"], extra: [part])
    }
    let found = PictureDifference(
      wrong: screen(PartName.tableFooter, y: 44), right: screen(PartName.toolbar, y: 500))
    #expect(
      [found?.wrong.text, found?.right.text]
        == ["\"Pay\" begins at 54.5 pt", "\"Pay\" begins at 510.5 pt"])
    #expect((found?.wrong.marks ?? []).map(\.style) == [.frame])
  }

  @Test func `Something covered is no gap`() {
    func screen(row: Double) -> Drawing {
      let header = Drawing.Part(
        name: PartName.tableHeader, frame: Box(0, 0, 320, 120),
        shapes: [.rectangle(Box(0, 0, 320, 120), .named(.fill), radius: 0)])
      return list(["a"], top: row, extra: [header])
    }
    #expect(
      texts(screen(row: 110), screen(row: 120)) == [
        "row 0 begins at 110 pt", "row 0 begins at 120 pt",
      ])
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
        == ["row 0 has a line", "row 0 has no line"])
    #expect(
      texts(screen(["a", "b"], hasLine: true), screen(["a", "c"], hasLine: false))
        == ["row 1 shows \"b\"", "row 1 shows \"c\""])
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
    #expect(texts(cells(["a", "b"]), list(["a", "b", "c"])) == ["no row 2", "row 2 shows \"c\""])
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
        == ["row 0 has a disclosure indicator", "row 0 has no disclosure indicator"])
    #expect(
      texts(row([290, 16, 300, 16]), list(["a"])) == ["row 0 has an icon", "row 0 has no icon"])
  }

  @Test func `A few points are a slight difference, and a scroll bar alone is a minor one`() {
    let bar = Drawing.Part(
      name: PartName.scrollBar, frame: Box(314, 4, 3, 60),
      shapes: [.rectangle(Box(0, 0, 3, 60), .named(.tertiary), radius: 1.5)])
    func weight(_ left: Drawing, _ right: Drawing) -> PictureDifference.Weight? {
      PictureDifference(wrong: left, right: right)?.weight
    }
    #expect(weight(list(["a"], height: 44), list(["a"], height: 47)) == .slight)
    #expect(weight(list(["a"], height: 44), list(["a"], height: 61)) == .plain)
    #expect(weight(list(["a"]), list(["a"], extra: [bar])) == .minor)
  }

  @Test func `What only a ruler shows is not seen, nor the sum of it further down`() {
    func weight(_ left: Drawing, _ right: Drawing) -> PictureDifference.Weight? {
      PictureDifference(wrong: left, right: right)?.weight
    }
    let names = (0..<9).map(String.init)
    #expect(weight(list(names, height: 44), list(names, height: 44.5)) == .unseen)
    #expect(weight(list(names, height: 44), list(names, height: 47)) == .slight)
    // What else differs is seen.
    var other = list(names, height: 44.5)
    other.parts[5].shapes[1] = .text(
      TextRun("new", x: 16, y: 28, width: 40, size: 17, ink: .named(.label)))
    #expect(texts(list(names, height: 44), other) == ["row 5 shows \"5\"", "row 5 shows \"new\""])
    // Nor is a row that an edge hides but for a point.
    #expect(weight(list(names, top: -43), list(Array(names[1...]), first: 1, top: 0)) == .unseen)
    #expect(weight(list(names, top: -39), list(names, top: -44)) == .slight)
    // A gap above the rows is no sum.
    #expect(weight(list(names, height: 44), list(names, top: 3, height: 44.5)) == .slight)
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
