import Foundation

// Traits that nothing changes in the model: settings of accessibility and parts of the device.

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether the user wants bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The colors that the screen has.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether the screen feels how firmly a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

extension UITraitCollection {
  /// Whether the user wants more contrast (iOS 13); always as usual.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Whether the user wants bold text (iOS 13); always as usual.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// The colors of the screen; always those of phones since 2016.
  public var displayGamut: UIDisplayGamut { .P3 }
  /// Whether the screen feels how firmly a finger presses: no phone since 2019 does.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
