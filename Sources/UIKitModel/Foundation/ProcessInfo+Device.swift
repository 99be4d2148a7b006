import Foundation

/// What has initializers that give an object which exists already.
public protocol _SingleObject {}

extension ProcessInfo: _SingleObject {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// A little hot.
    case fair
    /// Hot.
    case serious
    /// Too hot.
    case critical
  }

  /// How hot the device is: as it should be.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device saves power: never.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an app of iOS runs on a Mac (iOS 14): never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app is one for the Mac (iOS 13): never.
  public var isMacCatalystApp: Bool { false }

  /// Posted when the device is hotter or less hot; never posted.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension _SingleObject where Self: ProcessInfo {
  /// The process: `ProcessInfo()`, which Linux's Foundation lets nobody else make.
  ///
  /// A protocol's initializer can give an object back, and a class's in an extension cannot.
  public init(_ process: Void = ()) {
    self = unsafeDowncast(ProcessInfo.processInfo, to: Self.self)
  }
}

extension NSNotification.Name {
  /// Posted when the device begins or ends to save power; never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
