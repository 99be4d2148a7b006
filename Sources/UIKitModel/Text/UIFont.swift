import Foundation
import SystemVersions

/// A font by name, size and weight; it has metrics and no outlines.
open class UIFont: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// Parts of the point size that San Francisco's lines take.
  ///
  /// The line height is on record (Sources.md AL-3: 1.193359 × size, which is 2444 of the
  /// font's 2048 units); how it is shared, and the two letter heights, are the font's own tables
  /// as commonly quoted.
  private enum Metrics {
    static let unitsPerEm: CGFloat = 2048
    static let ascent: CGFloat = 1950
    static let descent: CGFloat = 494
    static let capHeight: CGFloat = 1443
    static let xHeight: CGFloat = 1078
    /// Helvetica's line, in thousandths of the point size: 770 and 230, and 150 more at the top, as
    /// WebKit has it. LayoutKit 1f1b067 has 20 points for a font of 17 at two pixels a point, and
    /// 19 2/3 at three.
    static let helveticaUnitsPerEm: CGFloat = 1000
    static let helveticaAscent: CGFloat = 920
    static let helveticaDescent: CGFloat = 230
  }

  /// The name of the family of the system font.
  static let systemFamily = ".AppleSystemUIFont"
  /// The one other font whose metrics the model has.
  private static let helvetica = "Helvetica"

  /// The font of text that names none: 12-point Helvetica (`NSAttributedString.Key.font`).
  static let ofTextWithoutFont = UIFont(fontName: helvetica, pointSize: 12)

  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String
  let weight: Weight
  let traits: UIFontDescriptor.SymbolicTraits
  let textStyle: TextStyle?
  let scaling: Scaling?
  /// Whether the font has Helvetica's metrics, and not those of the system's font.
  let isHelvetica: Bool

  // The labels differ from those of the public initializers, which delegate here.
  init(
    fontName: String, pointSize: CGFloat, weight: Weight = .regular,
    traits: UIFontDescriptor.SymbolicTraits = [], textStyle: TextStyle? = nil,
    scaling: Scaling? = nil
  ) {
    self.fontName = fontName
    self.pointSize = Self.usable(pointSize)
    self.weight = weight
    self.traits = traits
    self.textStyle = textStyle
    self.scaling = scaling
    isHelvetica = fontName == Self.helvetica
    super.init()
  }

  /// The font `fontName`; the model has every font, Helvetica with its own metrics, the others with
  /// those of the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName: fontName, pointSize: fontSize)
  }

  /// The font of a descriptor, at `pointSize` points, or at the descriptor's size when that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: descriptor.postscriptName,
      pointSize: pointSize > 0 ? pointSize : descriptor.pointSize,
      weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : descriptor.weight,
      traits: descriptor.symbolicTraits, textStyle: descriptor.textStyle)
  }

  /// A size that lines can be computed with; as in UIKit, 0 and less mean the system's size.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : systemFontSize
  }

  // MARK: System fonts

  /// The system's standard size in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The system's small size in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemFamily, pointSize: fontSize)
  }

  /// The system font in `weight`; all weights have the same metrics here.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: systemFamily, pointSize: fontSize, weight: weight)
  }

  /// The system font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemFamily, pointSize: fontSize, weight: .semibold, traits: .traitBold)
  }

  /// The system font, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemFamily, pointSize: fontSize, traits: .traitItalic)
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: systemFamily, pointSize: fontSize, weight: weight)
  }

  /// The system's font of equal widths; it has the widths of the others here.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: systemFamily, pointSize: fontSize, weight: weight, traits: .traitMonoSpace)
  }

  /// The font of a text style at the application's content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the content size of the traits, or else at the application's.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category =
      Fault.scalesNoFont.isOn
      ? .large : AppProcess.current.contentSizeCategory(in: traitCollection)
    let size = style.pointSize(at: category, SystemVersion.current.behavior)
    return UIFont(
      fontName: systemFamily, pointSize: size, weight: style.weight,
      traits: style.weight == .semibold ? .traitBold : [], textStyle: style)
  }

  // MARK: Metrics, in points

  /// The name of the font's family.
  open var familyName: String { fontName }
  /// The height of a line in points.
  open var lineHeight: CGFloat {
    // In one step, since sums of parts of a point are a little off.
    isHelvetica
      ? helvetica(Metrics.helveticaAscent + Metrics.helveticaDescent) : ascender - descender
  }
  private func helvetica(_ units: CGFloat) -> CGFloat {
    pointSize * units / Metrics.helveticaUnitsPerEm
  }
  /// The greatest height above the baseline, in points.
  open var ascender: CGFloat {
    isHelvetica
      ? helvetica(Metrics.helveticaAscent) : pointSize * Metrics.ascent / Metrics.unitsPerEm
  }
  /// The depth below the baseline, negative as UIKit has it.
  open var descender: CGFloat {
    isHelvetica
      ? -helvetica(Metrics.helveticaDescent) : -pointSize * Metrics.descent / Metrics.unitsPerEm
  }
  /// The height of capitals in points.
  open var capHeight: CGFloat { pointSize * Metrics.capHeight / Metrics.unitsPerEm }
  /// The height of a small x in points.
  open var xHeight: CGFloat { pointSize * Metrics.xHeight / Metrics.unitsPerEm }
  /// The additional distance between lines, in points: none.
  open var leading: CGFloat { 0 }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight, traits: traits)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      name: fontName, size: pointSize, weight: weight, traits: traits, textStyle: textStyle)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize, weight.rawValue, traits.rawValue)
      == (other.fontName, other.pointSize, other.weight.rawValue, other.traits.rawValue)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
