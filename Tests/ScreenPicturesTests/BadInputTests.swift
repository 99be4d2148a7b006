import Drawings
import Foundation
import ScreenTesting
import TableModel
import Testing
import UIKitModel

@testable import ScreenPictures

/// What no picture may break on.
@MainActor struct BadInputTests {
  /// A screen with the view of a controller.
  private func screen(_ fill: (UIView) -> Void) -> Screen {
    let controller = UIViewController()
    fill(controller.view)
    return Screen(controller)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    label.text = text
    return label
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "a & b", "\"quoted\"", "\u{0}\u{1}\u{7}\u{1B}[31m", "\u{202E}abc",
    "שלום עולם", "]]>", "\u{FFFE}",
  ])
  func `Whatever a text holds, the file is XML, and the words are one line`(text: String) throws {
    let picture = screen { $0.addSubview(label(text)) }.picture()
    let parser = XMLCheck(picture.svg)
    #expect(parser.isWellFormed)
    #expect(!picture.svg.contains("<script"))
    #expect(picture.debugDescription.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func `An empty screen has a picture that says so`() {
    let picture = screen { _ in }.picture()
    #expect(picture.debugDescription == "an empty screen")
    #expect(picture.svg.hasPrefix("<svg"))
  }

  @Test func `Frames further out than anybody sees leave numbers that can be drawn`() {
    let picture = screen { view in
      let huge = UIView(frame: CGRect(x: -1e30, y: 0, width: 1e31, height: 1e31))
      huge.backgroundColor = .red
      view.addSubview(huge)
      view.addSubview(label("still here"))
    }.picture()
    #expect(!picture.svg.contains("e+") && !picture.svg.contains("nan"))
    #expect(picture.texts == ["still here"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `A place that is no rectangle leaves the rest of the picture as it is`(number: CGFloat) {
    let frames = [
      CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
    ]
    let picture = screen { view in
      for frame in frames {
        let odd = label("odd")
        // UIKit raises for what is not a number, and leaves the view as it was.
        _ = UIKitException.caught { odd.frame = frame }
        view.addSubview(odd)
        let turned = label("turned")
        turned.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)
        view.addSubview(turned)
      }
      view.addSubview(label("still here"))
    }.picture()
    #expect(picture.texts.contains("still here"))
    #expect(!picture.svg.contains("e+") && !picture.svg.contains("nan"))
    #expect(!picture.svg.contains("inf"))
  }

  @Test func `Ten thousand subviews make a bounded picture that counts the rest`() {
    let picture = screen { view in
      for _ in 0..<10_000 { view.addSubview(label("again")) }
    }.picture()
    #expect(picture.texts.count <= ScreenArtist.Limit.shapes)
    #expect(picture.debugDescription.contains("more views"))
  }

  @Test func `A tree deeper than any screen is cut, and said so`() {
    let picture = screen { view in
      var parent = view
      for _ in 0..<ScreenArtist.Limit.depth + 50 {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(child)
        parent = child
      }
    }.picture()
    #expect(picture.debugDescription.contains("1 more views"))
  }

  @Test func `A film of a hundred thousand passes keeps its ends, and is thinned evenly`() {
    var reel = FilmReel()
    var drawn = 0
    let passes = 100_000
    for pass in 0..<passes {
      guard reel.wantsPass else {
        reel.skipPass()
        continue
      }
      drawn += 1
      reel.add(Drawing(width: Double(pass), height: 1), time: Double(pass))
    }
    reel.add(Drawing(width: Double(passes), height: 1), time: Double(passes), mark: FilmMark.end)
    let film = reel.finished()
    #expect(film.moments.first?.time == 0)
    #expect(film.moments.last?.time == Double(passes))
    #expect(film.moments.count <= FilmReel.limit + 1)
    #expect(film.omitted + film.moments.count == passes + 1)
    #expect(drawn < 2000)
    let gaps = zip(film.moments, film.moments.dropFirst().dropLast()).map { $1.time - $0.time }
    #expect((gaps.max() ?? 0) <= 2 * (gaps.min() ?? 0))
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 0])
  func `Screens of many parts in places that are none are compared`(number: Double) {
    func screen(_ first: Int) -> Drawing {
      let rows = (0..<500).map { row in
        Drawing.Part(
          name: PartName.row(row, first + row), frame: Box(0, number, 320, number),
          clip: Box(number, 0, 320, 568),
          shapes: [
            .line([16, number, 16, 32], .named(.tint), width: 2),
            .line([], .named(.tint), width: 1),
          ])
      }
      let keyboard = Drawing.Part(
        name: PartName.keyboard, frame: Box(0, 352, 320, 216),
        shapes: [.rectangle(Box(0, 0, 320, number), .named(.bar), radius: 0)])
      return Drawing(width: 320, height: 568, parts: rows + [keyboard])
    }
    let found = PictureDifference(wrong: screen(0), right: screen(3))
    let marks = (found?.wrong.marks ?? []) + (found?.right.marks ?? [])
    let svg = SVGWriter.marks(marks).text
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("e+"))
    let shown = FingersShown([screen(0)], marks: marks).applied(to: screen(0))
    #expect(shown.parts.count == 501)
  }

  @Test func `The same screen gives the same bytes`() {
    func picture() -> Picture {
      screen { view in
        for row in 0..<20 { view.addSubview(label("row \(row)")) }
      }.picture()
    }
    #expect(picture().svg == picture().svg)
  }
}

/// Whether a text is well-formed XML, by tags and entities alone: Foundation's parser is a library
/// of its own on Linux.
private struct XMLCheck {
  var isWellFormed = true

  init(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      if rest[..<start].contains(">") && !open.isEmpty && open.last != "style" {
        isWellFormed = false
      }
      guard let end = rest[start...].firstIndex(of: ">") else {
        isWellFormed = false
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      if tag.hasPrefix("/") {
        if open.popLast() != tag.dropFirst() { isWellFormed = false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
      rest = rest[rest.index(after: end)...]
    }
    let allowed = text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
    if !open.isEmpty || !allowed { isWellFormed = false }
  }
}
