import Foundation

/// Makes the device knock or tick. Inert: there is no device.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }
  /// Wakes the device's motor. Inert: there is none.
  open func prepare() {}
}

/// Makes the device knock. Inert: there is no device.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it knocks.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A generator of knocks.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator of knocks of medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Plays a short impact. Inert: there is no motor.
  open func impactOccurred() {}
  /// Plays a short impact of a strength from 0 to 1 (iOS 13). Inert: there is no motor.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes the device tick. Inert: there is no device.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a change of a selection. Inert: there is no motor.
  open func selectionChanged() {}
}

/// Makes the device knock at the end of something. Inert: there is no device.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Plays a success, a warning or an error. Inert: there is no motor.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
