import Foundation

extension UIDevice {
  /// What the battery is doing.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// How full the battery is, from 0 to 1: unknown, since nothing looks.
  public var batteryLevel: Float { -1 }
  /// What the battery is doing: unknown, since nothing looks.
  public var batteryState: BatteryState { .unknown }
  /// Begins to tell of turns. The device always tells.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends to tell of turns. The device always tells.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the device can do several things at once: it can.
  public var isMultitaskingSupported: Bool { true }

  /// Posted by a test when the battery is fuller or emptier.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted by a test when the battery is doing something else.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
