import Foundation

/// How wide characters are and how high lines are; everything else about text follows.
package protocol TextMeasuring: Sendable {
  /// The advance of one character, in points, not rounded.
  func advance(of character: Character, in font: UIFont) -> CGFloat
  /// The same for an ASCII character; by default what the character has.
  func advance(ofASCII code: UInt8, in font: UIFont) -> CGFloat
  /// The height of a line, in points, not rounded.
  func lineHeight(of font: UIFont) -> CGFloat
}

extension TextMeasuring {
  package func advance(ofASCII code: UInt8, in font: UIFont) -> CGFloat {
    advance(of: Character(Unicode.Scalar(code)), in: font)
  }
}

/// The measure that labels and strings use.
package enum TextMeasure {
  /// The measure of the running task; the model's widths by default.
  @TaskLocal package static var current: any TextMeasuring = HelveticaNeueMeasure()

  /// The length rounded up to whole pixels (Sources.md AL-3: up to ½ at 2x, ⅓ at 3x).
  static func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    /// Half a millionth of a pixel is noise of the sums, not text.
    let noise = 0.000_000_5 / scale
    return (length - noise).roundedToPixels(.up, scale: scale)
  }
}
