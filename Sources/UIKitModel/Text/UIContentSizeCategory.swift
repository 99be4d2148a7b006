import Foundation
import SystemVersions

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public var rawValue: String

  /// A category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unknown.
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

  /// Posted when the size has changed, after views and controllers have got it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new category's name, in what is posted.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

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
