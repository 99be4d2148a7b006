import Foundation

/// Makes the device knock. Inert: there is no device.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: NSObject {
  /// How hard it knocks.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A generator of knocks.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator of knocks of medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Wakes the device's motor. Inert: there is none.
  open func prepare() {}
  /// Plays a short impact. Inert: there is no motor.
  open func impactOccurred() {}
}

/// Makes the device tick. Inert: there is no device.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: NSObject {
  open func prepare() {}
  /// Plays a change of a selection. Inert: there is no motor.
  open func selectionChanged() {}
}

/// Makes the device knock at the end of something. Inert: there is no device.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: NSObject {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Wakes the device's motor. Inert: there is none.
  open func prepare() {}
  /// Plays a success, a warning or an error. Inert: there is no motor.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
