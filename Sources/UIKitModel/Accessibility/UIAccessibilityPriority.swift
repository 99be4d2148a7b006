import Foundation

/// How urgent a text is that is spoken (iOS 17).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority.
  public var rawValue: String

  /// A priority by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At once.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// In between.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// When nothing else is spoken.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
