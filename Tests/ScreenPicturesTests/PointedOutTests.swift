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
    #expect(gone.wrong.marks.map(\.style) == [.ghostLine])
    #expect(gone.wrong.marks.map(\.box) == [Box(0, 44, 320, 44)])
  }

  @Test func `Rows that have an icon are framed alike, whatever else differs in them`() throws {
    let icon = Shape.rectangle(Box(12, 11, 22, 22), .named(.tint), radius: 11)
    let ground = Shape.rectangle(Box(0, 0, 320, 44), .named(.selection), radius: 0)
    let found = try difference(
      [row(0, y: 0), row(1, y: 44)],
      [row(0, y: 0, nil, [ground, icon]), row(1, y: 44, nil, [icon])])
    #expect(found.wrong.text == "rows 0 and 1 have no icon")
    #expect(found.wrong.marks.map(\.box) == [Box(8, 7, 30, 74)])
    #expect(found.wrong.marks.map(\.style) == [.ghost])
    #expect(found.right.marks.map(\.box) == [Box(8, 7, 30, 74)])
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
  }
}
