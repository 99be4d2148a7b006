import Foundation

/// Scales fonts and values for the content size; the model's is the default one, so nothing grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font, which at the default content size is the same.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, no larger than `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The value, which at the default content size is the same.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The value under the traits; the content size of the traits is not applied.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public var rawValue: String

  /// A category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = named("XS")
  /// Small.
  public static let small = named("S")
  /// Medium.
  public static let medium = named("M")
  /// The default.
  public static let large = named("L")
  /// Larger than the default.
  public static let extraLarge = named("XL")
  /// Larger still.
  public static let extraExtraLarge = named("XXL")
  /// The largest without accessibility.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The smallest of accessibility.
  public static let accessibilityMedium = named("AccessibilityM")
  /// Large, of accessibility.
  public static let accessibilityLarge = named("AccessibilityL")
  /// Extra large, of accessibility.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// Larger still.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// Whether the category is one of those for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// Posted when the user changes the size; the model never posts it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static func named(_ size: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + size)
  }
}

extension UIContentSizeCategory: Comparable {
  /// The categories, smallest text first.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the left category means smaller text.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (ascending.firstIndex(of: left) ?? -1) < (ascending.firstIndex(of: right) ?? -1)
  }
}
