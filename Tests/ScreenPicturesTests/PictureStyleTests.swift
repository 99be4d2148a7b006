import Drawings
import Foundation
import Testing

@Suite struct PictureStyleTests {
  /// The values of the variables, as a sheet has them for an appearance.
  private func colors(dark: Bool) throws -> [String: String] {
    let blocks = PictureStyle.sheet.split(separator: "{").filter { $0.contains("--b:") }
    let block = try #require(dark ? blocks.last : blocks.first)
    var found: [String: String] = [:]
    for match in block.matches(of: /--([a-z]+):(#[0-9a-f]+)/) {
      found[String(match.1)] = String(match.2)
    }
    // What only the dark appearance changes has its usual value where it is used.
    for match in PictureStyle.sheet.matches(of: /var\(--([a-z]+),(#[0-9a-f]+)\)/)
    where found[String(match.1)] == nil {
      found[String(match.1)] = String(match.2)
    }
    return found
  }

  /// The contrast of two colors as WCAG 2 measures it.
  private func contrast(_ color: String, _ other: String) throws -> Double {
    func luminance(_ text: String) throws -> Double {
      let digits = text.dropFirst()
      let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      let number = try #require(UInt32(whole, radix: 16))
      let parts = [16, 8, 0].map { shift in
        let value = Double(number >> UInt32(shift) & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let values = try [luminance(color), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private static let grounds: [Ink.Name] = [.background, .grouped, .cell, .bar, .header]

  @Test(arguments: [false, true])
  func `Marks and their labels are seen on each ground`(dark: Bool) throws {
    let colors = try colors(dark: dark)
    for tone in ["no", "yes", "was", "now"] {
      let color = try #require(colors[tone])
      for ground in Self.grounds {
        let ratio = try contrast(color, #require(colors[ground.rawValue]))
        #expect(ratio >= 3, "\(tone) on \(ground): \(ratio)")
      }
      let ratio = try contrast(color, #require(colors["said"]))
      #expect(ratio >= 4.5, "the label of \(tone): \(ratio)")
    }
  }

  @Test func `Lines are seen on each dark ground`() throws {
    let colors = try colors(dark: true)
    for line in [Ink.Name.separator, .tertiary, .secondary, .touch] {
      for ground in Self.grounds {
        let ratio = try contrast(
          #require(colors[line.rawValue]), #require(colors[ground.rawValue]))
        #expect(ratio >= 3, "\(line) on \(ground): \(ratio)")
      }
    }
  }

  @Test func `A hairline is drawn as wide as is seen, and stays within its part`() {
    func svg(_ box: Box) -> String {
      SVGWriter.sprite([.rectangle(box, .named(.separator), radius: 0)])
    }
    let name = Ink.Name.separator.rawValue
    #expect(
      svg(Box(16, 43.67, 304, 0.33))
        == #"<rect x="16" y="42.5" width="304" height="1.5" class="\#(name)"/>"#)
    #expect(
      svg(Box(0, 0, 320, 0.33)) == #"<rect width="320" height="1.5" class="\#(name)"/>"#)
    #expect(
      svg(Box(79.5, 0, 0.5, 44)) == #"<rect x="78.5" width="1.5" height="44" class="\#(name)"/>"#)
    #expect(svg(Box(4, 4, 20, 2)) == #"<rect x="4" y="4" width="20" height="2" class="\#(name)"/>"#)
    #expect(svg(Box(4, 4, 1, 1)) == #"<rect x="4" y="4" width="1" height="1" class="\#(name)"/>"#)
  }

  @Test func `What is read on a color is black or white, whichever differs more`() {
    #expect(Ink.readable(on: 0x30_B0C7) == 0)
    #expect(Ink.readable(on: 0xFF_FF00) == 0)
    #expect(Ink.readable(on: 0x00_3D5C) == 0xFF_FFFF)
    #expect(Ink.readable(on: 0) == 0xFF_FFFF)
  }
}
