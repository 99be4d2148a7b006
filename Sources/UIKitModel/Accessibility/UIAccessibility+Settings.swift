public import Foundation

// The settings of an iPhone as it comes from the factory: assistive technologies are off.

extension UIAccessibility {
  /// Whether AssistiveTouch is on: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether closed captions are on: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether contrast is increased: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen is gray: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is held in one app: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether colors are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether sound is mono: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether switches have labels: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether transparency is reduced: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether shaking undoes: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether the screen can be spoken: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the selection can be spoken: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the device is controlled by switches: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether videos begin by themselves: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether color alone must not carry a meaning: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have shapes (iOS 14): no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions fade (iOS 14): no.
  public static var prefersCrossFadeTransitions: Bool { false }
}

// Never posted: the settings never change.

extension UIAccessibility {
  /// VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Motion was reduced, or is no more.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Transparency was reduced, or is no more.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Text became bold, or is no more.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Contrast was increased, or is no more.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Colors were inverted, or are no more.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Switch Control was turned on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
}
