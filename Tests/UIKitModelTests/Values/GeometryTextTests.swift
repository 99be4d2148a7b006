import Foundation
import Testing
import UIKitModel

/// Geometry as texts.
@MainActor struct GeometryTextTests {
  @Test func `points, rectangles, insets and transforms are written and read again`() {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, -2.5}, {3, 4}}") == rect)
    #expect(NSCoder.cgPoint(for: "{5,6}") == CGPoint(x: 5, y: 6))
    #expect(NSCoder.string(for: CGSize(width: 0.1, height: 2)) == "{0.10000000000000001, 2}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
  }

  @Test func `a text that is none gives the empty value`() {
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero && NSCoder.cgPoint(for: "here") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }

  @Test func `numbers of C are archived under their keys`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encodeCInt(-7, forKey: "a")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeInt32(forKey: "a") == -7)
  }

  @Test func `a name of a type is found by switch over a CFString`() {
    let found =
      switch NSString(string: "public.movie") {
      case kUTTypeImage: "image"
      case kUTTypeMovie: "movie"
      default: ""
      }
    #expect(found == "movie")
  }
}
