import Foundation
import SystemVersions

/// Scales fonts and values as the text of a style grows with the content size (iOS 11).
///
/// What grows in proportion is the distance between the style's lines, not its point size: 17
/// points of running text become 48 at the largest size, and 16.333 at medium on a screen of 3
/// pixels a point (UF-1). Results are rounded to a pixel.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font, scaled for the application's content size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font, scaled for the content size of the traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font, scaled for the application's content size, but no larger than `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, scaled for the content size of the traits, but no larger than `maximumPointSize`
  /// points; 0 for no limit. A label that adjusts its font scales it again.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      fontName: font.fontName, pointSize: maximumPointSize > 0 ? min(size, maximumPointSize) : size,
      weight: font.weight, traits: font.traits,
      scaling: UIFont.Scaling(metrics: self, font: font, maximum: maximumPointSize))
  }

  /// The value, scaled for the application's content size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The value, scaled for the content size of the traits, or else of the application.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let process = AppProcess.current
    let category = process.contentSizeCategory(in: traitCollection)
    guard category != .large, value.isFinite, !Fault.scalesNoFont.isOn else { return value }
    let behavior = SystemVersion.current.behavior
    let factor =
      textStyle.lineDistance(at: category, behavior) / textStyle.lineDistance(at: .large, behavior)
    let given = traitCollection?.displayScale ?? 0
    let scale = given > 0 ? given : process.screen?.scale ?? UIScreen.defaultScale
    return (value * factor * scale).rounded() / scale
  }
}

extension UIFont {
  /// What a scaled font was made of, to scale it again for another content size.
  struct Scaling {
    let metrics: UIFontMetrics
    let font: UIFont
    let maximum: CGFloat
  }
}

extension UIFont.TextStyle {
  /// The distance of lines in points, by the point size, as the Human Interface Guidelines have it
  /// beside the sizes ("Dynamic Type sizes", Leading).
  private static let lineDistances: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]

  /// The distance of the style's lines at a category, in points.
  fileprivate func lineDistance(
    at category: UIContentSizeCategory, _ behavior: Behavior
  ) -> CGFloat {
    let size = pointSize(at: category, behavior)
    return Self.lineDistances[size] ?? size
  }
}
