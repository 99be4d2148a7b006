import Foundation

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
  }

  /// The name of the family of the system font.
  static let systemFamily = ".AppleSystemUIFont"

  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String
  let weight: Weight
  let traits: UIFontDescriptor.SymbolicTraits
  let textStyle: TextStyle?

  init(
    name: String, size: CGFloat, weight: Weight = .regular,
    traits: UIFontDescriptor.SymbolicTraits = [], textStyle: TextStyle? = nil
  ) {
    fontName = name
    pointSize = Self.usable(size)
    self.weight = weight
    self.traits = traits
    self.textStyle = textStyle
    super.init()
  }

  /// The font `fontName`; the model has every font, with the metrics of the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(name: fontName, size: fontSize)
  }

  /// The font of a descriptor, at `pointSize` points, or at the descriptor's size when that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.postscriptName, size: pointSize > 0 ? pointSize : descriptor.pointSize,
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
    UIFont(name: systemFamily, size: fontSize)
  }

  /// The system font in `weight`; all weights have the same metrics here.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: systemFamily, size: fontSize, weight: weight)
  }

  /// The system font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: systemFamily, size: fontSize, weight: .semibold, traits: .traitBold)
  }

  /// The system font, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: systemFamily, size: fontSize, traits: .traitItalic)
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: systemFamily, size: fontSize, weight: weight)
  }

  /// The system's font of equal widths; it has the widths of the others here.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: systemFamily, size: fontSize, weight: weight, traits: .traitMonoSpace)
  }

  /// The font of a text style at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      name: systemFamily, size: style.pointSize, weight: style.weight,
      traits: style.weight == .semibold ? .traitBold : [], textStyle: style)
  }

  /// The font of a text style; the content size of the traits is not applied.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  // MARK: Metrics, in points

  open var familyName: String { fontName }
  open var lineHeight: CGFloat { ascender - descender }
  open var ascender: CGFloat { pointSize * Metrics.ascent / Metrics.unitsPerEm }
  /// The depth below the baseline, negative as UIKit has it.
  open var descender: CGFloat { -pointSize * Metrics.descent / Metrics.unitsPerEm }
  open var capHeight: CGFloat { pointSize * Metrics.capHeight / Metrics.unitsPerEm }
  open var xHeight: CGFloat { pointSize * Metrics.xHeight / Metrics.unitsPerEm }
  open var leading: CGFloat { 0 }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight, traits: traits)
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
