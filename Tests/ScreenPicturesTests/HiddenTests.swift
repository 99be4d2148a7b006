import Drawings
import Testing

/// What is pointed out is what differs most to a person: what is edited, and what is covered.
@Suite struct HiddenTests {
  private let keyboardTop = 352.0

  /// A row at a place, which may have the insertion point.
  private func row(
    _ index: Int, y: Double, height: Double = 44, _ text: String? = nil, isEdited: Bool = false
  ) -> Drawing.Part {
    let caret = Shape.line([16, 12, 16, 32], .named(.tint), width: 2)
    let text = TextRun(
      text ?? "Field \(index)", x: 16, y: 28, width: 60, size: 17, ink: .named(.label))
    return Drawing.Part(
      name: PartName.row(0, index), frame: Box(0, y, 320, height),
      shapes: [.rectangle(Box(0, 0, 320, height), .named(.background), radius: 0), .text(text)]
        + (isEdited ? [caret] : []))
  }

  /// Rows from a place to the end of the screen, or to the last one.
  private func rows(
    _ first: Int, y: Double, last: Int = .max, height: Double = 44, edited: Int = -1
  ) -> [Drawing.Part] {
    let count = min(Int(((568 - y) / height).rounded(.up)), last == .max ? .max : last - first + 1)
    return (0..<count).map {
      row(first + $0, y: y + Double($0) * height, height: height, isEdited: first + $0 == edited)
    }
  }

  private func bar(_ name: String, from top: Double, to bottom: Double) -> Drawing.Part {
    Drawing.Part(
      name: name, frame: Box(0, top, 320, bottom - top),
      shapes: [.rectangle(Box(0, 0, 320, bottom - top), .named(.bar), radius: 0)])
  }

  private var table: Drawing.Part {
    Drawing.Part(
      name: PartName.table, frame: Box(0, 0, 320, 568),
      shapes: [.rectangle(Box(0, 0, 320, 568), .named(.background), radius: 0)])
  }

  /// A screen with a table, and what lies over it.
  private func screen(_ rows: [Drawing.Part], _ over: [Drawing.Part]) -> Drawing {
    Drawing(width: 320, height: 568, parts: [table] + rows + over)
  }

  private func withKeyboard(_ rows: [Drawing.Part]) -> Drawing {
    screen(rows, [bar(PartName.keyboard, from: keyboardTop, to: 568)])
  }

  private func difference(_ wrong: Drawing, _ right: Drawing) throws -> PictureDifference {
    try #require(PictureDifference(wrong: wrong, right: right))
  }

  private func texts(_ found: PictureDifference) -> [String] {
    [found.wrong.text, found.right.text]
  }

  @Test func `A field under the keyboard is pointed out, and not the first row`() throws {
    let found = try difference(
      withKeyboard(rows(21, y: -10, edited: 30)), withKeyboard(rows(25, y: 0, edited: 30)))
    #expect(
      texts(found) == [
        "\"Field 30\", which is edited, is under the keyboard", "\"Field 30\" is edited",
      ])
    #expect(found.wrong.marks.map(\.style) == [.ghost])
    #expect(found.wrong.marks.map(\.box) == [Box(0, 386, 320, 44)])
    #expect(found.right.marks.map(\.box) == [Box(0, 220, 320, 44)])
    #expect(found.wrong.marks.map(\.text) == ["Field 30 hidden"])
    // Where both show it, the first row is what differs.
    let both = try difference(
      withKeyboard(rows(24, y: 0, edited: 30)), withKeyboard(rows(25, y: 0, edited: 30)))
    #expect(texts(both) == ["the first row is \"Field 24\"", "the first row is \"Field 25\""])
  }

  @Test func `Another field with the insertion point is pointed out`() throws {
    let found = try difference(
      withKeyboard(rows(0, y: 0, edited: 0)), withKeyboard(rows(22, y: -30, edited: 25)))
    #expect(texts(found) == ["\"Field 0\" is edited", "\"Field 25\" is edited"])
    #expect(found.right.marks.map(\.box) == [Box(0, 102, 320, 44)])
    let gone = try difference(
      withKeyboard(rows(0, y: 0, edited: -1)), withKeyboard(rows(22, y: 0, edited: 25)))
    #expect(texts(gone) == ["\"Field 25\" is off the screen", "\"Field 25\" is edited"])
    #expect(gone.wrong.marks.map(\.style) == [.ghostLine])
    #expect(gone.wrong.marks.map(\.box.y) == [keyboardTop])
    let other = try difference(
      withKeyboard(rows(0, y: 0, edited: 1)), withKeyboard(rows(0, y: 0, edited: -1)))
    #expect(texts(other) == ["\"Field 1\" is edited", "\"Field 1\" is not edited"])
    // Nobody can edit without a keyboard: then that is what differs.
    let closed = try difference(
      withKeyboard(rows(0, y: 0, edited: 1)), screen(rows(0, y: 0), []))
    #expect(texts(closed) == ["the keyboard is shown", "no keyboard"])
  }

  @Test(arguments: [PartName.toolbar, PartName.tabBar, PartName.screen])
  func `The last row under a bar is pointed out`(name: String) throws {
    let over = [bar(name, from: 520, to: 568)]
    let found = try difference(
      screen(rows(1, y: 40, last: 12), over), screen(rows(2, y: 36, last: 12), over))
    let words = name == PartName.screen ? "covered" : "under the \(name)"
    #expect(texts(found) == ["\"Field 12\" is \(words)", "\"Field 12\" is not covered"])
    #expect(found.wrong.marks.map(\.box) == [Box(0, 524, 320, 44)])
    #expect(found.right.marks.map(\.box) == [Box(0, 476, 320, 44)])
    // A row that others follow is only further up.
    let middle = try difference(screen(rows(1, y: 40), over), screen(rows(2, y: 36), over))
    #expect(middle.wrong.text == "the first row is \"Field 1\"")
  }

  @Test func `The first row under the navigation bar is pointed out`() throws {
    let over = [bar(PartName.navigationBar, from: 0, to: 64)]
    let found = try difference(screen(rows(0, y: 0), over), screen(rows(0, y: 64), over))
    #expect(
      texts(found) == ["\"Field 0\" is under the navigation bar", "\"Field 0\" is not covered"])
    // Of other rows one is always under the bar.
    let further = try difference(screen(rows(7, y: 20), over), screen(rows(7, y: 64), over))
    #expect(texts(further) == ["the first row is \"Field 8\"", "the first row is \"Field 7\""])
    let header = [bar(PartName.tableHeader, from: 0, to: 120)]
    let under = try difference(screen(rows(0, y: 80), header), screen(rows(0, y: 120), header))
    #expect(
      texts(under) == ["\"Field 0\" is under the table header", "\"Field 0\" is not covered"])
    // A row that is half above the screen is not covered.
    let scrolled = try difference(screen(rows(0, y: -24), []), screen(rows(0, y: 0), []))
    #expect(
      texts(scrolled) == ["the first whole row is \"Field 1\"", "the first row is \"Field 0\""])
    // What is seen through hides nothing.
    var glass = over
    glass[0].shapes = [
      .rectangle(Box(0, 0, 320, 64), Ink(.named(.bar), opacity: 0.2), radius: 0)
    ]
    let seen = try difference(screen(rows(0, y: 0), glass), screen(rows(0, y: 64), glass))
    #expect(!seen.wrong.text.contains("under"))
  }

  @Test func `Room below the last row is pointed out where rows are scrolled away for it`() throws {
    let found = try difference(
      screen(rows(5, y: -20, last: 9), []), screen(rows(0, y: 128, last: 9), []))
    #expect(texts(found) == ["a gap of 368 pt below \"Field 9\"", "no gap below \"Field 9\""])
    #expect(found.wrong.marks.map(\.box) == [Box(0, 200, 320, 368)])
  }

  @Test func `Other heights of most rows are pointed out, and not which is first`() throws {
    let found = try difference(screen(rows(6, y: 0), []), screen(rows(3, y: 0, height: 70), []))
    #expect(texts(found) == ["rows 6–18 are 44 pt high", "rows 3–10 are 70 pt high"])
    // Each row has its frame, those that only one of the two shows as well, and the first one the
    // measure.
    #expect(found.wrong.marks.map(\.box.y) == (0...12).map { Double($0) * 44 })
    #expect(found.right.marks.map(\.box.y) == (0...7).map { Double($0) * 70 })
    #expect(found.wrong.marks.compactMap(\.text) == ["44 pt"])
    #expect(found.right.marks.map(\.text) == ["70 pt"] + Array(repeating: nil, count: 7))
  }
}
