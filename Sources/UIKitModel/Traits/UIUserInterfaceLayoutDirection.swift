import Foundation

/// The reading direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The reading direction of the application.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// The direction of the view's content, by its semantic content attribute (iOS 10).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}

extension UIView {
  /// Whether the view's content runs from right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
