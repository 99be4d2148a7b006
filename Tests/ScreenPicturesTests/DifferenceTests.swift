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
    #expect(texts(list(["Sam"]), list(["Alex"])) == ["row 0: “Sam”", "row 0: “Alex”"])
    #expect(texts(list(["a"]), list(["a", "b"])) == ["no row 1", "row 1"])
  }

  @Test func `What is less than a pixel is no difference`() {
    #expect(texts(list(["a"], top: 10), list(["a"], top: 10.3)) == nil)
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
