import Foundation
import SystemVersions

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
  /// Sizes in points by content size category, from extra small to the largest of accessibility
  /// (Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes"; C-187 to C-205).
  private static let pointSizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The sizes of styles that are on record at the default category only (C-193).
  private static let fixedPointSizes: [UIFont.TextStyle: CGFloat] = [
    .extraLargeTitle: 36, .extraLargeTitle2: 28,
  ]

  /// The size in points; that of running text for a style the system does not have.
  func pointSize(at category: UIContentSizeCategory, _ behavior: Behavior) -> CGFloat {
    if let fixed = Self.fixedPointSizes[self] { return fixed }
    let sizes = Self.pointSizes[self] ?? Self.pointSizes[.body] ?? []
    let place = UIContentSizeCategory.ascending.firstIndex(of: category)
    let standard = UIContentSizeCategory.ascending.firstIndex(of: .large)
    let largest =
      behavior.scalesAllTextStyles || self == .body
      ? sizes.count - 1 : UIContentSizeCategory.ascending.firstIndex(of: .extraExtraExtraLarge)
    guard let place = place ?? standard, let largest, sizes.indices.contains(min(place, largest))
    else { return UIFont.labelFontSize }
    return sizes[min(place, largest)]
  }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
