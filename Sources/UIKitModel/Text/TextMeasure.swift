import Foundation

/// How wide the characters of the model's text are: the advance widths of Helvetica Neue with the
/// tracking of the system font, and of Helvetica with its own.
///
/// With these numbers a label of 45 characters has the width that a real log shows
/// (Sources.md AL-4). One datum carries them: it is a model of text, not the text of a device.
enum TextMeasure {
  /// Units of an em in the table.
  private static let unitsPerEm: CGFloat = 1000
  /// What the system font adds to each advance, in units: the middle of 2.97 to 3.63, which give
  /// the logged width (Sources.md AL-4).
  private static let tracking: CGFloat = 3.3
  /// The advance of a full-width character and of an emoji: one em, by definition of full width.
  private static let fullWidth: CGFloat = 1000
  /// The advance of a letter that the table does not have: that of most digits and letters (model's
  /// choice; no public source).
  private static let otherLetter: CGFloat = 556
  private static let firstInTable: UInt32 = 0x20
  /// Where scripts of full-width characters begin (Hangul Jamo, then CJK and emoji).
  private static let fullWidthRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
  /// Advances of U+0020 to U+007E in Helvetica Neue Regular (Sources.md AL-4).
  private static let advances: [CGFloat] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  /// Advances of U+0020 to U+007E in Helvetica, of Adobe's metrics of its core fonts. LayoutKit
  /// 1f1b067 has four texts of that width: Hi, Nick, Snyder, Nick Snyder.
  private static let advancesOfHelvetica: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The advance of one character, in points, not rounded.
  static func advance(of character: Character, in font: UIFont) -> CGFloat {
    length(units(of: character, table(of: font)), in: font)
  }

  /// The advance of one ASCII character, in points, not rounded.
  static func advance(ofASCII code: UInt8, in font: UIFont) -> CGFloat {
    length(units(ofASCII: code, table(of: font)), in: font)
  }

  /// The length rounded up to whole pixels (Sources.md AL-3: up to ½ at 2x, ⅓ at 3x).
  static func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    /// Half a millionth of a pixel is noise of the sums, not text.
    let noise = 0.000_000_5 / scale
    return (length - noise).roundedToPixels(.up, scale: scale)
  }

  /// An advance in points.
  private static func length(_ units: CGFloat, in font: UIFont) -> CGFloat {
    (font.isHelvetica ? units : units + tracking) / unitsPerEm * font.pointSize
  }

  private static func table(of font: UIFont) -> [CGFloat] {
    font.isHelvetica ? advancesOfHelvetica : advances
  }

  private static func units(of character: Character, _ table: [CGFloat]) -> CGFloat {
    if let code = character.asciiValue { return units(ofASCII: code, table) }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if let units = advance(scalar, table) { return units }
    if fullWidthRanges.contains(where: { $0.contains(scalar.value) }) { return fullWidth }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.flatMap { advance($0, table) } ?? otherLetter
  }

  private static func units(ofASCII code: UInt8, _ table: [CGFloat]) -> CGFloat {
    advance(Unicode.Scalar(code), table) ?? otherLetter
  }

  private static func advance(_ scalar: Unicode.Scalar, _ table: [CGFloat]) -> CGFloat? {
    guard scalar.value >= firstInTable, scalar.value < firstInTable + UInt32(table.count) else {
      return nil
    }
    return table[Int(scalar.value - firstInTable)]
  }
}
