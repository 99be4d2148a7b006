import Drawings
import Testing

/// Of several things that differ in one place, the one that a person sees first is told.
@Suite struct SeenFirstTests {
  private func text(_ words: String, y: Double = 28, size: Double = 17) -> Shape {
    .text(TextRun(words, x: 16, y: y, width: 60, size: size, ink: .named(.label)))
  }

  private func part(
    _ name: String, y: Double = 0, height: Double = 44, ground: Ink = .named(.background),
    _ shapes: [Shape]
  ) -> Drawing.Part {
    Drawing.Part(
      name: name, frame: Box(0, y, 320, height),
      shapes: [.rectangle(Box(0, 0, 320, height), ground, radius: 0)] + shapes)
  }

  private func difference(
    _ left: [Drawing.Part], _ right: [Drawing.Part]
  ) throws -> PictureDifference {
    try #require(
      PictureDifference(
        wrong: Drawing(width: 320, height: 568, parts: left),
        right: Drawing(width: 320, height: 568, parts: right)))
  }

  private func texts(_ left: [Drawing.Part], _ right: [Drawing.Part]) throws -> [String] {
    let found = try difference(left, right)
    return [found.wrong.text, found.right.text]
  }

  private let row = PartName.row(0, 0)

  @Test func `A label that is missing comes before the height, a line that is cut off does not`()
    throws
  {
    let city = text("City", y: 40, size: 12)
    #expect(
      try texts(
        [part(row, height: 51, [city])], [part(row, height: 60, [text("Lima"), city])])
        == ["row 0 does not show \"Lima\"", "row 0 shows \"Lima\""])
    #expect(
      try texts(
        [part(row, height: 44, [text("It has been")])],
        [part(row, height: 64, [text("It has been"), text("moved.", y: 48)])])
        == ["row 0 is 44 pt high", "row 0 is 64 pt high"])
    #expect(
      try texts(
        [part(row, height: 44, [text("One")])], [part(row, height: 64, [text("Two")])])
        == ["row 0 is 44 pt high", "row 0 is 64 pt high"])
  }

  @Test func `Letters of another size come before the height where it is seen at a glance`() throws
  {
    func rows(_ size: Double, height: Double) -> [Drawing.Part] {
      [part(row, height: height, [text("Sand", size: size)])]
    }
    #expect(
      try texts(rows(17, height: 43), rows(33, height: 62))
        == ["row 0 has \"Sand\" in 17 pt", "row 0 has \"Sand\" in 33 pt"])
    #expect(
      try texts(rows(17, height: 43), rows(19, height: 47))
        == ["row 0 is 43 pt high", "row 0 is 47 pt high"])
  }

  @Test func `The color of a header comes before its height`() throws {
    let name = PartName.header(0)
    let yellow = Ink(.fixed(0xFF_FFB0))
    #expect(
      try texts(
        [part(name, height: 30, ground: yellow, [text("Books")])],
        [part(name, height: 42, ground: .named(.fill), [text("Books")])]
      ).allSatisfy { !$0.contains("high") })
    #expect(
      try texts(
        [part(name, height: 30, [text("Books")])], [part(name, height: 42, [text("Books")])])
        == ["the header of section 0 is 30 pt high", "the header of section 0 is 42 pt high"])
  }

  @Test func `A row that is selected besides is told by its height`() throws {
    #expect(
      try texts(
        [part(row, height: 80, [text("Short")])],
        [part(row, height: 142, ground: .named(.selection), [text("Short")])])
        == ["row 0 is 80 pt high", "row 0 is 142 pt high"])
  }

  @Test func `A pushed screen is no list without rows`() throws {
    func bar(_ title: String?) -> Drawing.Part {
      part(PartName.navigationBar, height: 64, title.map { [text($0)] } ?? [])
    }
    let rows = [part(row, y: 64, [text("Ann")]), part(PartName.row(0, 1), y: 108, [text("Bob")])]
    let found = try difference([bar(nil)] + rows, [bar("Ann's page")])
    #expect(
      [found.wrong.text, found.right.text] == ["the list", "another screen: \"Ann's page\""])
    #expect(found.wrong.marks.map(\.box) == [Box(0, 64, 320, 88)])
    #expect(found.right.marks.map(\.text) == ["another screen"])
    #expect(try texts([bar("Ann's page")], [bar(nil)] + rows).last == "the list")
    // With the same title it is the list, and its rows are missing.
    #expect(
      try texts([bar("People")] + rows, [bar("People")])
        == ["rows 0 and 1 show \"Ann\", \"Bob\"", "no rows 0 and 1"])
  }

  /// A bar with a button that leads back, a title in the middle and a button at its end.
  private func bar(back: String?, title: String?, end: String? = nil) -> Drawing.Part {
    part(
      PartName.navigationBar, height: 64,
      [(back, 8.0), (end, 252), (title, 130)].compactMap { words, x in
        words.map {
          .text(TextRun($0, x: x, y: 40, width: 60, size: 17, ink: .named(.label)))
        }
      })
  }

  private func rows(_ texts: String...) -> [Drawing.Part] {
    texts.enumerated().map { index, words in
      part(PartName.row(0, index), y: 64 + 44 * Double(index), [text(words)])
    }
  }

  @Test func `The title of a pushed screen is in the middle of its bar`() throws {
    #expect(
      try texts(
        [bar(back: nil, title: "People", end: "Edit")] + rows("Ann", "Bob"),
        [bar(back: "People", title: "Ann's page", end: "Share")])
        == ["the list", "another screen: \"Ann's page\""])
    // A large one is at the leading edge.
    let large = part(
      PartName.navigationBar, height: 64,
      [("People", 8.0, 17.0), ("Edit", 252, 17), ("Al", 16, 34)].map { words, x, size in
        .text(TextRun(words, x: x, y: 40, width: 40, size: size, ink: .named(.label)))
      })
    #expect(
      try texts([bar(back: nil, title: "People")] + rows("Ann", "Bob"), [large])
        == ["the list", "another screen: \"Al\""])
    // Without a title there is what leads back.
    let found = try difference(
      [bar(back: nil, title: "People")] + rows("Ann", "Bob"), [bar(back: "People", title: nil)])
    #expect(found.right.text == "another screen")
    #expect(found.right.marks.map(\.text) == ["another screen"])
    #expect(found.right.marks.map(\.box.x) == [4])
  }

  @Test func `A pushed screen with rows of its own is another screen`() throws {
    let list = [bar(back: nil, title: "People")] + rows("Ann", "Bob")
    #expect(
      try texts(list, [bar(back: "People", title: "Ann")] + rows("Phone", "Mail"))
        == ["the list", "another screen: \"Ann\""])
    #expect(
      try texts([bar(back: "People", title: nil)] + rows("Phone", "Mail"), list)
        == ["another screen", "the list"])
    // The list with other rows and another title, and a title that counts what is selected.
    #expect(
      try texts(list, [bar(back: nil, title: "Places")] + rows("Lima", "Oslo"))[1]
        != "another screen: \"Places\"")
    #expect(
      try texts(list, [bar(back: "Cancel", title: "1 selected")] + rows("Ann", "Bob"))
        .allSatisfy { !$0.contains("another screen") })
  }

  @Test func `A title that grows while other rows are seen is the same screen`() throws {
    let large = part(
      PartName.navigationBar, height: 64,
      [.text(TextRun("People", x: 16, y: 40, width: 110, size: 34, ink: .named(.label)))])
    #expect(
      try texts(
        [bar(back: nil, title: "People")] + rows("Yan", "Zoe"), [large] + rows("Ann", "Bob")
      )
      .allSatisfy { !$0.contains("another screen") })
  }

  @Test func `A footer that stays over the rows comes before them, as a header does`() throws {
    func list(footer y: Double) -> [Drawing.Part] {
      (0..<13).map { part(PartName.row(0, $0), y: 44 * Double($0), [text("row \($0)")]) }
        + [part(PartName.footer(0), y: y, height: 30, [text("13 rows")])]
    }
    let found = try difference(list(footer: 538), list(footer: 600))
    #expect(
      [found.wrong.text, found.right.text]
        == ["the footer \"13 rows\" stays over the rows", "no footer over the rows"])
    #expect(found.wrong.marks.map(\.text) == ["pinned"])
    #expect(
      try texts(list(footer: 538), list(footer: 488))
        == [
          "the footer of section 0 is 0 pt from the bottom",
          "the footer of section 0 is 50 pt from the bottom",
        ])
    // What is under it is not framed.
    let tall = part(PartName.row(0, 12), y: 528, height: 60, [text("row 12")])
    let footer = list(footer: 538)
    let marked = try difference(footer, footer.dropLast(2) + [tall] + footer.suffix(1))
    #expect(marked.right.marks.map(\.box) == [Box(0, 528, 320, 10)])
    // At the end of its rows it is not over them.
    let short = (0..<3).map { part(PartName.row(0, $0), y: 44 * Double($0), [text("row \($0)")]) }
    #expect(
      try texts(
        list(footer: 538).suffix(1) + short,
        [part(PartName.footer(0), y: 132, height: 30, [text("13 rows")])] + short
      )
      .allSatisfy { !$0.contains("stays") })
  }

  @Test func `Gaps that only a ruler tells apart are not what has moved a row`() throws {
    func list(_ first: Double, _ gap: Double) -> [Drawing.Part] {
      [
        part(row, y: first, [text("a")]),
        part(PartName.row(0, 1), y: first + 44 + gap, [text("b")]),
      ]
    }
    #expect(try texts(list(0, 20), list(30, 21.5)).allSatisfy { !$0.contains("row 1") })
    #expect(try texts(list(0, 20), list(0, 50))[1] == "a gap of 50 pt above row 1")
    #expect(try difference(list(0, 20), list(0, 21.5)).weight == .unseen)
    // A row that is higher by less than is seen, and a gap below it that is.
    let higher = [part(row, height: 45.5, [text("a")])] + list(1.5, 21.5).suffix(1)
    #expect(try difference(list(0, 20), higher).weight == .unseen)
  }

  @Test(arguments: [
    ("linked accounts", "Linked Accounts", "lowercase", "Title Case"),
    ("LINKED ACCOUNTS", "Linked accounts", "ALL CAPS", "Sentence case"),
    ("2 accounts", "2 ACCOUNTS", "lowercase", "ALL CAPS"),
    ("Terms of use", "Terms of Use", "Sentence case", "mixed case"),
    ("iPhone", "Iphone", "mixed case", "Title Case"),
    ("McAdam", "Mcadam", "mixed case", "Title Case"),
    // Written alike by their names: what they show.
    ("Terms Of use", "Terms of Use", "Terms Of use", "Terms of Use"),
  ])
  func `A text with other capitals is told by its label`(
    _ texts: (wrong: String, right: String, label: String, other: String)
  ) throws {
    let name = PartName.header(0)
    let found = try difference(
      [part(name, [text(texts.wrong, size: 13)])], [part(name, [text(texts.right, size: 13)])])
    #expect(found.wrong.marks.map(\.text) == [texts.label])
    #expect(found.right.marks.map(\.text) == [texts.other])
    let unlike = try difference(
      [part(name, [text(texts.wrong)])], [part(name, [text("All Other")])])
    #expect(unlike.wrong.marks.map(\.text) == [nil])
  }

  @Test func `A text that lies on something else is told by its place`() throws {
    func screen(onTable: Bool, y: Double) -> [Drawing.Part] {
      [PartName.screen, PartName.table].map { name in
        let isHere = (name == PartName.table) == onTable
        return part(name, height: 568, isHere ? [text("Compose", y: y)] : [])
      }
    }
    let found = try difference(screen(onTable: true, y: 200), screen(onTable: false, y: 540))
    #expect(found.wrong.text.hasPrefix("\"Compose\" begins at 1"))
    #expect(found.right.text.hasPrefix("\"Compose\" begins at 5"))
    #expect((found.wrong.marks + found.right.marks).map(\.style) == [.frame, .frame])
    #expect(
      PictureDifference(
        wrong: Drawing(width: 320, height: 568, parts: screen(onTable: true, y: 200)),
        right: Drawing(width: 320, height: 568, parts: screen(onTable: false, y: 200))) == nil)
  }

  @Test func `A line at the edge of its row is framed on both sides`() throws {
    let line = Shape.rectangle(Box(16, 43.5, 304, 0.5), .named(.separator), radius: 0)
    let found = try difference(
      [part(row, [text("a"), line]), part(PartName.row(0, 1), y: 44, [text("b")])],
      [part(row, [text("a")]), part(PartName.row(0, 1), y: 44, [text("b")])])
    #expect(found.wrong.marks.map(\.box) == [Box(12, 39.5, 308, 8.5)])
    #expect(found.right.marks.map(\.box) == [Box(12, 39.5, 308, 8.5)])
  }
}
