import Drawings
import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// `films/<entry>.js`: every step of what the page of an entry shows, for its player. What several
/// pictures have in common is there once.
struct FilmFile: Encodable {
  /// A part by the index of what it looks like, its place, and the index of what cuts it off; -1
  /// for nothing.
  private struct Part: Hashable, Encodable {
    var sprite: Int
    var x: Double
    var y: Double
    var clip: Int

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(sprite)
      try values.encode(x)
      try values.encode(y)
      if clip >= 0 { try values.encode(clip) }
    }
  }

  /// Width, height and whether it is dark, then the indices of the parts.
  private struct Picture: Hashable, Encodable {
    var width: Double
    var height: Double
    var isDark: Bool
    var parts: [Int]

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(width)
      try values.encode(height)
      try values.encode(isDark ? 1 : 0)
      try values.encode(parts)
    }
  }

  /// The indices of both pictures, what is done, and the captions, the marks and the times of both.
  private struct Step: Encodable {
    var pictures: [Int]
    var words: String
    var captions: [String]
    var marks: [String]
    var times: [Double]

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(pictures)
      try values.encode(words)
      try values.encode(captions)
      try values.encode(marks)
      try values.encode(times)
    }
  }

  /// Raised when a member changes its meaning or goes away.
  private let schema = 1
  private let sprites: [String]
  private let clips: [Box]
  private let parts: [Part]
  private let pictures: [Picture]
  private let steps: [Step]

  /// - Parameter version: One beside the version that the page opens with.
  static func path(of verdict: EntryVerdict, on version: Version? = nil) -> String {
    "films/\(FileName.escaped(verdict.id))\(version.map { ".\($0)" } ?? "").js"
  }

  /// A call of the player with the film, which a page that is opened from a disk can load, too.
  func data() throws -> Data {
    Data("showFilm(".utf8) + (try JSONFile.data(of: self)).dropLast() + Data(");\n".utf8)
  }

  init(_ shown: EntryPictures) {
    var (sprites, clips) = (SharedElements<[Shape]>(), SharedElements<Box>())
    var (parts, pictures) = (SharedElements<Part>(), SharedElements<Picture>())
    func index(of drawing: Drawing) -> Int {
      let indices = drawing.parts.filter { !$0.shapes.isEmpty }.map { part in
        parts.index(
          of: Part(
            sprite: sprites.index(of: part.shapes), x: part.frame.x, y: part.frame.y,
            clip: part.neededClip.map { clips.index(of: $0) } ?? -1))
      }
      return pictures.index(
        of: Picture(
          width: drawing.width, height: drawing.height, isDark: drawing.isDark, parts: indices))
    }
    steps = shown.steps.map { step in
      let sides = [step.difference?.wrong, step.difference?.right]
      let marks = shown.marks(at: step)
      return Step(
        pictures: [index(of: step.left), index(of: step.right)], words: step.words,
        captions: sides.map { $0?.text ?? "" },
        marks: [marks.left, marks.right].map { SVGWriter.marks($0).text }, times: step.times)
    }
    self.sprites = sprites.elements.map { SVGWriter.sprite($0) }
    self.clips = clips.elements
    self.parts = parts.elements
    self.pictures = pictures.elements
  }
}
