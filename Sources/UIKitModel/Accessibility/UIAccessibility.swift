import Foundation

/// The state of assistive technologies: none is on.
@preconcurrency @MainActor public enum UIAccessibility {
  /// The notifications to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text for VoiceOver to read.
    public static let announcement = Notification(rawValue: 1008)
    /// Pages were turned.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read aloud: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether things are not to move: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether text is bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Inert: there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}
