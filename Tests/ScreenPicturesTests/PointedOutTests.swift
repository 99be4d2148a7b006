import Drawings
import Testing

/// What is pointed out is what is told, at its place and to scale.
@Suite struct PointedOutTests {
  /// A row at a place, with a text or without, and with what else it has.
  private func row(
    _ index: Int, y: Double, x: Double = 0, height: Double = 44, _ text: String? = nil,
    _ shapes: [Shape] = []
  ) -> Drawing.Part {
    Drawing.Part(
      name: PartName.row(0, index), frame: Box(x, y, 320, height),
      shapes: [.rectangle(Box(0, 0, 320, height), .named(.background), radius: 0)]
        + (text.map {
          [.text(TextRun($0, x: 16, y: 28, width: 40, size: 17, ink: .named(.label)))]
        } ?? []) + shapes)
  }

  private func screen(_ parts: [Drawing.Part]) -> Drawing {
    Drawing(width: 320, height: 568, parts: parts)
  }

  private func difference(
    _ left: [Drawing.Part], _ right: [Drawing.Part]
  ) throws -> PictureDifference {
    try #require(PictureDifference(wrong: screen(left), right: screen(right)))
  }

  private func names(_ found: PictureDifference) -> [String?] {
    (found.wrong.marks + found.right.marks).map(\.text)
  }

  @Test func `How far a text is from the edge is beside it, once for several rows`() throws {
    func rows(_ x: Double) -> [Drawing.Part] {
      (0..<3).map { index in
        let call = TextRun("Call 2", x: x, y: 28, width: 40, size: 17, ink: .named(.tint))
        return row(index, y: 44 * Double(index), "Ann", [.text(call)])
      }
    }
    let found = try difference(rows(260), rows(245))
    #expect(found.wrong.text == "rows 0–2 have \"Call 2\" 260 pt from the left")
    #expect(names(found) == ["260 pt from the left", "245 pt from the left"])
    // Another text is read where it is.
    #expect(names(try difference([row(0, y: 0, "3 pt")], [row(0, y: 0, "4 pt")])) == [nil, nil])
  }

  @Test func `The first row has its name beside it in both pictures`() throws {
    let texts = try difference(
      [row(61, y: 0, "Book 61, and more")], [row(25, y: 0, "Book 25, and more")])
    #expect(names(texts) == ["Book 61", "Book 25"])
    // Texts without a number, or with the same one, are told by the index paths.
    let (words, same) = (
      try difference([row(61, y: 0, "Pear")], [row(25, y: 0, "Plum")]),
      try difference([row(61, y: 0, "Part 1: Pear")], [row(25, y: 0, "Part 1: Plum")])
    )
    #expect(names(words) == ["row 61", "row 25"])
    #expect(names(same) == ["row 61", "row 25"])
    // Less than half of a row is not the first.
    let cut = try difference(
      [row(9, y: -30, "Post 9"), row(10, y: 14, "Post 10")], [row(40, y: 0, "Post 40")])
    #expect(names(cut) == ["Post 10", "Post 40"])
  }

  @Test func `A row below one that is cut is the first whole row`() throws {
    func first(_ y: Double) throws -> String {
      try difference(
        [row(9, y: y, "Post 9"), row(10, y: y + 44, "Post 10")], [row(40, y: 0, "Post 40")]
      ).wrong.text
    }
    #expect(try first(-30) == "the first whole row is \"Post 10\"")
    // Of this one the separator is seen and nothing else.
    #expect(try first(-43) == "the first row is \"Post 10\"")
  }

  @Test func `Rows of several heights have one measure each, and those of one height one`() throws {
    func rows(_ heights: [Double]) -> [Drawing.Part] {
      heights.indices.map { index in
        row(index, y: heights[..<index].reduce(0, +), height: heights[index])
      }
    }
    let two = try difference(rows([51, 90]), rows([62, 44]))
    #expect(two.wrong.text == "row 0 is 51 pt high, row 1 is 90 pt high")
    #expect(names(two) == ["51 pt", "90 pt", "62 pt", "44 pt"])
    let alike = try difference(rows([50, 50, 90]), rows([44, 44, 44]))
    #expect(alike.wrong.text == "rows 0 and 1 are 50 pt high, row 2 is 90 pt high")
    #expect(alike.right.text == "rows 0–2 are 44 pt high")
    #expect(names(alike) == ["50 pt", nil, "90 pt", "44 pt", nil, nil])
    // As many are named as are read at a glance.
    let many = try difference(rows([50, 60, 70, 80]), rows([44, 44, 44, 44]))
    #expect(many.wrong.marks.map(\.text) == ["50 pt", "60 pt", "70 pt", nil])
  }

  @Test func `The frame of a row that is cut off is open there`() throws {
    func edge(_ y: Double, _ height: Double) throws -> String {
      let found = try difference([row(0, y: y, height: height)], [row(0, y: y, height: 30)])
      let svg = SVGWriter.marks(found.wrong.marks).text
      let start = try #require(svg.ranges(of: "class=\"edge\"").first)
      return String(svg[start.upperBound...].prefix { $0 != ">" })
    }
    // Whole, there are four sides; at the upper edge of the screen the line ends on both sides of it.
    #expect(try edge(100, 60).contains("height=\"60\""))
    #expect(try edge(-20, 60) == " d=\"M318.5 1.5L318.5 40L1.5 40L1.5 1.5\"/")
    // The measure is on a whole row.
    let rows = { (height: Double) in
      (0..<3).map { self.row($0, y: -20 + Double($0) * height, height: height) }
    }
    #expect(names(try difference(rows(50), rows(60))) == [nil, "50 pt", nil, nil, "60 pt", nil])
    #expect(try edge(540, 60) == " d=\"M1.5 540L318.5 540L318.5 566.5M1.5 566.5L1.5 540\"/")
  }

  @Test func `A row of which next to nothing is seen is not counted in that picture`() throws {
    func rows(_ height: Double, _ count: Int) -> [Drawing.Part] {
      (0..<count).map { row($0, y: Double($0) * height, height: height) }
    }
    let found = try difference(rows(51, 12), rows(40, 12))
    #expect(found.wrong.text == "rows 0–10 are 51 pt high")
    #expect(found.right.text == "rows 0–11 are 40 pt high")
  }

  @Test func `A strip at the edge of the screen is not shown where something else is`() throws {
    func control(_ height: Double, seen: Double) -> [Drawing.Part] {
      [
        Drawing.Part(
          name: PartName.refresh, frame: Box(0, seen - height, 320, height),
          shapes: [.rectangle(Box(0, 0, 320, height), .named(.fill), radius: 0)]),
        row(0, y: seen, "Post 0"),
      ]
    }
    let without = [row(0, y: 0, "Post 0")]
    #expect(try difference(without, control(60, seen: 16)).weight == .slight)
    #expect(try difference(without, control(60, seen: 60)).weight == .plain)
    #expect(try difference(without, control(20, seen: 16)).weight == .plain)
  }

  @Test func `What is much larger is told before what is above it`() throws {
    func bar(_ title: String?) -> Drawing.Part {
      Drawing.Part(
        name: PartName.navigationBar, frame: Box(0, 0, 320, 44),
        shapes: title.map {
          [.text(TextRun($0, x: 130, y: 28, width: 60, size: 17, ink: .named(.label)))]
        } ?? [])
    }
    let rows = (0..<3).map { row($0, y: 44 + 44 * Double($0), "Document \($0)") }
    let longer = try difference([bar("Documents")] + rows[..<1], [bar(nil)] + rows)
    #expect(longer.wrong.text == "no rows 1 and 2")
    // A sign in a row is no larger than a title.
    let sign = [Shape.line([290, 20, 296, 28, 304, 14], .named(.tint), width: 2)]
    let marked = try difference(
      [bar("One"), row(0, y: 44, "a")], [bar("Two"), row(0, y: 44, "a", sign)])
    #expect(marked.wrong.text == "the navigation bar shows \"One\"")
  }

  @Test func `A line that is gone is told before those that have moved`() throws {
    func rows(_ lines: [Double?]) -> [Drawing.Part] {
      lines.enumerated().map { index, x in
        row(
          index, y: 44 * Double(index), "a",
          x.map { [.rectangle(Box($0, 43.5, 320 - $0, 0.5), .named(.separator), radius: 0)] } ?? [])
      }
    }
    let found = try difference(rows([16, 16, 16]), rows([0, 0, nil]))
    #expect(found.wrong.text == "row 2 has a line")
    #expect(found.right.text == "row 2 has no line")
    #expect(
      try difference(rows([16, 16]), rows([0, 0])).wrong.text.hasPrefix("rows 0 and 1 have"))
  }

  @Test func `Where several sections are seen, rows of the first one have its number`() throws {
    let other = Drawing.Part(
      name: PartName.row(1, 0), frame: Box(0, 88, 320, 44),
      shapes: [.text(TextRun("Eve", x: 16, y: 28, width: 40, size: 17, ink: .named(.label)))])
    let (first, second) = (row(0, y: 0, "Ada"), row(1, y: 44, "Bob"))
    let found = try difference([first, other], [first, second, other])
    #expect(found.wrong.text == "no row 1 of section 0")
    #expect(found.right.text == "row 1 of section 0 shows \"Bob\"")
    #expect(try difference([first], [first, second]).wrong.text == "no row 1")
  }

  @Test func `A row in the place of another one is not missing`() throws {
    let found = try difference([row(0, y: 0), row(1, y: 44)], [row(3, y: 0), row(1, y: 44)])
    #expect(names(found) == ["row 0", "row 3"])
    let over = try difference(
      [row(0, y: 0), row(1, y: 44)], [row(0, y: 0), row(1, y: 44), row(3, y: 0)])
    #expect((over.wrong.marks + over.right.marks).map(\.style) == [.frame, .frame])
    #expect(names(over) == ["row 0", "row 3"])
    #expect(
      [over.wrong.text, over.right.text]
        == ["row 0 is in its place", "row 3 is in the place of row 0"])
    // One row more, which moves another one, is missing between the others.
    let added = try difference(
      [row(0, y: 0, "a"), row(3, y: 44, "c")],
      [row(0, y: 0, "a"), row(1, y: 44, "b"), row(3, y: 88, "c")])
    #expect(added.wrong.marks.map(\.style) == [.ghostLine])
  }

  @Test func `The frame of a measure is the view that is measured`() throws {
    func header(_ height: Double, seen: Box?) -> Drawing.Part {
      Drawing.Part(
        name: PartName.tableHeader, frame: Box(0, 0, 320, height), clip: seen,
        shapes: [.text(TextRun("News", x: 8, y: 20, width: 40, size: 17, ink: .named(.label)))])
    }
    let found = try difference(
      [header(61, seen: Box(8, 10, 300, 42))], [header(40.5, seen: nil)])
    #expect(found.wrong.marks.map(\.box) == [Box(0, 0, 320, 61)])
    #expect(found.right.marks.map(\.box) == [Box(0, 0, 320, 40.5)])
  }

  /// A screen full of a table with a scroll bar so high.
  private func scrolled(_ height: Double, y: Double = 4) -> [Drawing.Part] {
    let ground = Box(0, 0, 320, 568)
    return [
      Drawing.Part(
        name: PartName.table, frame: ground,
        shapes: [.rectangle(ground, .named(.background), radius: 0)]),
      Drawing.Part(
        name: PartName.scrollBar, frame: Box(314, y, 3, height),
        shapes: [.rectangle(Box(0, 0, 3, height), .named(.tertiary), radius: 1.5)]),
    ]
  }

  @Test
  func `What a scroll bar tells of the content is said in points, at both bars`()
    throws
  {
    // A track of 560 pt, with a bar for content of 5600 pt and one for 7000 pt.
    let (short, long) = (560.0 * 568 / 5600, 560.0 * 568 / 7000)
    let found = try difference(scrolled(short), scrolled(long))
    #expect(names(found) == ["content 5,600 pt", "content 7,000 pt"])
    #expect(
      [found.wrong.text, found.right.text] == [
        "the content is about 5,600 pt high: the scroll bar is longer",
        "the content is about 7,000 pt high: the scroll bar is shorter",
      ])
    // The least bar tells no measure.
    #expect(
      names(try difference(scrolled(short), scrolled(20))) == ["shorter content", "taller content"])
    let moved = try difference(scrolled(short), scrolled(short, y: 90))
    #expect(names(moved) == ["4 pt", "90 pt"])
    // Bars that look the same at a glance tell nothing.
    for bar in [scrolled(short - 9), scrolled(short, y: 23.5)] {
      #expect(PictureDifference(wrong: screen(scrolled(short)), right: screen(bar)) == nil)
    }
    #expect(names(try difference(scrolled(short), scrolled(short, y: 24))) == ["4 pt", "24 pt"])
  }

  @Test func `Swipe actions that are missing are shown over their row, wherever it is`() throws {
    func actions(_ y: Double) -> Drawing.Part {
      Drawing.Part(
        name: PartName.swipeActions, frame: Box(246, y, 74, 44),
        shapes: [.rectangle(Box(0, 0, 74, 44), .named(.red), radius: 0)])
    }
    let open = [row(0, y: 0, "Ann"), row(1, y: 44, x: -74), row(2, y: 88, "Cem"), actions(44)]
    let closed = try difference(
      [row(0, y: 0, "Ann"), row(1, y: 44, "Bob"), row(2, y: 88, "Cem")], open)
    #expect(closed.wrong.marks.map(\.box) == [Box(246, 44, 74, 44)])
    #expect(closed.wrong.marks.map(\.style) == [.ghost])
    let lower = try difference(
      [row(0, y: 20, "Ann"), row(1, y: 64, "Bob"), row(2, y: 108, "Cem")], open)
    #expect(lower.wrong.marks.map(\.box) == [Box(246, 64, 74, 44)])
    // Where the row itself is gone it is not shown over the next one.
    let gone = try difference([row(0, y: 0, "Ann"), row(1, y: 44, "Cem")], open)
    #expect(gone.wrong.text == "no row with swipe actions")
    #expect(gone.wrong.marks.map(\.text) == ["no row with swipe actions"])
    #expect(gone.wrong.marks.map(\.style) == [.ghostLine])
    #expect(gone.wrong.marks.map(\.box) == [Box(0, 44, 320, 44)])
  }

  @Test func `A row of another color is told by it, and the others by their icons`() throws {
    let icon = Shape.rectangle(Box(12, 11, 22, 22), .named(.tint), radius: 11)
    let ground = Shape.rectangle(Box(0, 0, 320, 44), .named(.selection), radius: 0)
    let found = try difference(
      [row(0, y: 0), row(1, y: 44)],
      [row(0, y: 0, nil, [ground, icon]), row(1, y: 44, nil, [icon])])
    #expect(found.wrong.text == "row 0 is not selected, row 1 has no icon")
    #expect(found.wrong.marks.map(\.box) == [Box(0, 0, 320, 44), Box(8, 51, 30, 30)])
    #expect(found.wrong.marks.map(\.style) == [.frame, .ghost])
    #expect(found.right.text == "row 0 is selected, row 1 has an icon")
    let icons = try difference(
      [row(0, y: 0), row(1, y: 44)], [row(0, y: 0, nil, [icon]), row(1, y: 44, nil, [icon])])
    #expect(icons.wrong.text == "rows 0 and 1 have no icon")
    #expect(icons.wrong.marks.map(\.box) == [Box(8, 7, 30, 74)])
  }

  /// A cell with a ground and a text.
  private func cell(_ name: String, y: Double, _ text: String, height: Double = 44) -> Drawing.Part
  {
    Drawing.Part(
      name: name, frame: Box(0, y, 320, height),
      shapes: [
        .rectangle(Box(0, 0, 320, height), .named(.background), radius: 0),
        .text(TextRun(text, x: 16, y: 28, width: 40, size: 17, ink: .named(.label))),
      ])
  }

  @Test func `A cell that leaves is compared as the row whose new cell is under others`() throws {
    let first = cell("row 0-0", y: 0, "Main Street", height: 51)
    let found = try difference(
      [cell("row 0-1", y: 0, "Port"), cell("cell", y: 51, "Harbor", height: 51), first],
      [cell("row 0-1", y: 51, "Port", height: 51), first])
    #expect(found.wrong.text == "row 1 shows \"Harbor\"")
    #expect(found.right.text == "row 1 shows \"Port\"")
    #expect(found.wrong.marks.map(\.box.y) == found.right.marks.map(\.box.y))
  }

  @Test func `What a header covers is no difference`() {
    func parts(x: Double) -> [Drawing.Part] {
      var row = cell("row 0-0", y: 0, "Album")
      row.shapes[1] = .text(
        TextRun("Album", x: x, y: 20, width: 40, size: 17, ink: .named(.label)))
      let ground = Shape.rectangle(Box(0, 0, 320, 40), .named(.header), radius: 0)
      return [row, Drawing.Part(name: "header 0", frame: Box(0, 0, 320, 40), shapes: [ground])]
    }
    #expect(PictureDifference(wrong: screen(parts(x: 0)), right: screen(parts(x: 16))) == nil)
  }

  @Test func `A mark of what is missing says what, and which of several that begin alike`() throws {
    let found = try difference(
      [cell("row 0-0", y: 0, "Tea")],
      [cell("row 0-0", y: 0, "Tea"), cell("row 0-1", y: 44, "Milk")])
    #expect(names(found) == ["no row 1", nil])
    func list(_ texts: [[String]]) -> [Drawing.Part] {
      texts.enumerated().map { index, texts in
        var part = cell(PartName.row(0, index), y: Double(index) * 44, texts[0])
        part.shapes += texts.dropFirst().map {
          .text(TextRun($0, x: 16, y: 40, width: 40, size: 17, ink: .named(.label)))
        }
        return part
      }
    }
    let one = try difference(
      list([["One"], ["One", "Two"], ["One", "Three"]]), list([["One", "Two"], ["One", "Three"]]))
    #expect(names(one) == [nil, "no first \"One\""])
    #expect(one.right.text == "no first \"One\"")
  }
}
