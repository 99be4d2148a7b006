import Foundation

extension UIFont {
  /// How heavy a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The heaviness, from -1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// What a text is for; it decides the preferred font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public var rawValue: String

    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles larger than large ones.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Titles between extra large and large ones.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Lesser captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// Sizes in points at the default content size (Apple's Human Interface Guidelines,
  /// Typography, size class Large).
  private static let pointSizes: [UIFont.TextStyle: CGFloat] = [
    .extraLargeTitle: 36, .extraLargeTitle2: 28, .largeTitle: 34, .title1: 28, .title2: 22,
    .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16, .footnote: 13,
    .caption1: 12, .caption2: 11,
  ]

  /// The size in points; that of running text for a style the system does not have.
  var pointSize: CGFloat { Self.pointSizes[self] ?? UIFont.labelFontSize }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
