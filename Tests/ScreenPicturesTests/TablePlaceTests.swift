import Drawings
import Testing

/// Where a table is and how far it is scrolled, as far as a person sees it.
@Suite struct TablePlaceTests {
  private func list(
    _ texts: [String], top: Double = 0, extra: [Drawing.Part] = []
  ) -> Drawing {
    let rows = texts.enumerated().map { index, text in
      Drawing.Part(
        name: PartName.row(0, index), frame: Box(0, top + Double(index) * 44, 320, 44),
        shapes: [
          .text(TextRun(text, x: 16, y: 28, width: 40, size: 17, ink: .named(.label)))
        ])
    }
    return Drawing(width: 320, height: 568, parts: rows + extra)
  }

  private func texts(_ wrong: Drawing, _ right: Drawing) -> [String]? {
    PictureDifference(wrong: wrong, right: right).map { [$0.wrong.text, $0.right.text] }
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
    let red = Ink(.fixed(0xFF_0000))
    let found = PictureDifference(wrong: screen(from: 74, red), right: screen(from: 0, red))
    #expect(
      [found?.wrong.text, found?.right.text] == [
        "the table begins 74 pt below the upper edge", "the table begins at the upper edge",
      ])
    // The frames of both tables, and the distance of the one that does not begin at the edge.
    #expect(found?.wrong.marks.map(\.box) == [Box(0, 74, 320, 494), Box(0, 0, 320, 74)])
    #expect(found?.wrong.marks.map(\.style) == [.frame, .span])
    #expect(found?.right.marks.map(\.box) == [Box(0, 0, 320, 568)])
    #expect(found?.weight == .plain)
  }

  @Test func `Of a table the eye sees what its color and the bars show`() {
    func screen(_ table: Box, _ ground: Ink, bar: Double = 0, hint: String? = nil) -> Drawing {
      var shapes = [Shape.rectangle(Box(0, 0, table.width, table.height), ground, radius: 0)]
      if let hint {
        shapes.append(
          .text(TextRun(hint, x: 16, y: 300 - table.y, width: 60, size: 17, ink: .named(.label))))
      }
      let bars: [(name: String, y: Double)] =
        bar > 0 ? [(PartName.navigationBar, 0), (PartName.tabBar, 568 - bar)] : []
      var drawing = list(
        ["a"], top: 80,
        extra: bars.map {
          Drawing.Part(name: $0.name, frame: Box(0, $0.y, 320, bar), shapes: [])
        })
      drawing.parts.insert(Drawing.Part(name: PartName.table, frame: table, shapes: shapes), at: 0)
      return drawing
    }
    let (white, red) = (Ink.named(.background), Ink(.fixed(0xFF_0000)))
    let (whole, part) = (Box(0, 0, 320, 568), Box(0, 64, 320, 440))
    func isSeen(_ left: Drawing, _ right: Drawing) -> Bool {
      PictureDifference(wrong: left, right: right) != nil
    }
    // In the color of the screen, or under bars, nothing of the frame is seen.
    #expect(!isSeen(screen(part, white), screen(whole, white)))
    #expect(!isSeen(screen(part, red, bar: 64), screen(whole, red, bar: 64)))
    #expect(isSeen(screen(part, red, bar: 63), screen(whole, red, bar: 63)))
    let narrow = Box(10, 0, 300, 568)
    #expect(isSeen(screen(narrow, red, bar: 64), screen(whole, red, bar: 64)))
    // Nor under the bar of one of two screens that differ in it.
    #expect(isSeen(screen(part, red), screen(whole, red, bar: 64)))
    // What else the table shows is.
    #expect(
      texts(screen(part, white, hint: "Empty"), screen(whole, white))
        == ["\"Empty\"", "no \"Empty\""])
    #expect(isSeen(screen(whole, red), screen(whole, white)))
    // Rows that go on where the other table has ended show its edge.
    let (short, long) = (Box(0, 0, 320, 534), Box(0, 0, 320, 568))
    func row(_ table: Box) -> Drawing {
      var drawing = screen(table, white)
      drawing.parts.append(
        Drawing.Part(
          name: PartName.row(0, 1), frame: Box(0, 520, 320, 44),
          clip: table, shapes: [.rectangle(Box(0, 0, 320, 44), white, radius: 0)]))
      return drawing
    }
    #expect(
      texts(row(short), row(long))
        == ["the table ends 34 pt above the lower edge", "the table ends at the lower edge"])
  }

  @Test func `A list that is scrolled is told apart from one with a gap`() {
    func isScroll(_ left: Drawing, _ right: Drawing) -> Bool? {
      PictureDifference(wrong: left, right: right)?.isScroll
    }
    let names = (0..<14).map(String.init)
    #expect(isScroll(list(names), list(names, top: -18)) == true)
    #expect(isScroll(list(names, top: -9), list(names)) == true)
    // Nothing is cut off above: the list begins further down.
    #expect(isScroll(list(names), list(names, top: 18)) == false)
    // Nor is anything where rows come further down from under what lies over them.
    func underHeader(_ top: Double) -> Drawing {
      let header = Drawing.Part(
        name: PartName.tableHeader, frame: Box(0, 0, 320, 120),
        shapes: [.rectangle(Box(0, 0, 320, 120), .named(.fill), radius: 0)])
      return list(names, top: top, extra: [header])
    }
    #expect(isScroll(underHeader(110), underHeader(120)) == false)
    // Some rows have moved, and others have not.
    var opened = list(names, top: -9)
    for index in 3..<14 {
      opened.parts[index].frame = opened.parts[index].frame.moved(x: 0, y: 30)
    }
    #expect(isScroll(list(names, top: -9), opened) == false)
    #expect(isScroll(list(names), opened) == false)
  }
}
