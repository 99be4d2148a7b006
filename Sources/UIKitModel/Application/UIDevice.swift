import Foundation

/// The device: a phone, or a tablet, with the version of the running task.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let objectiveC = ObjectiveCTable<UIDeviceMembers>()

  /// The device.
  public class var current: UIDevice { UIDevice() }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { AppProcess.current.baseTraits.idiom }
  /// The name of the system: always iOS.
  open var systemName: String { "iOS" }
  /// The version of the system, as in `17.0`.
  open var systemVersion: String { "\(SystemVersion.current.major).0" }
  /// The model of the device: iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device in the user's language: the same.
  open var localizedModel: String { model }
  /// The name of the device: that of its model.
  open var name: String { model }
  /// An identifier of the device for the vendor's applications: always nil.
  open var identifierForVendor: UUID? { nil }
  /// Whether the app looks at the battery; held.
  open var isBatteryMonitoringEnabled = false
  /// Whether the app looks at what is near the screen; held for all of the app.
  open var isProximityMonitoringEnabled: Bool {
    get { AppProcess.current.application.held(false, "isProximityMonitoringEnabled") }
    set { AppProcess.current.application.hold(newValue, "isProximityMonitoringEnabled") }
  }
  /// Whether something is near the screen: never.
  open var proximityState: Bool { false }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { AppProcess.current.deviceOrientation }

  /// How the screen is held.
  package static var heldOrientation: UIInterfaceOrientation {
    AppProcess.current.interfaceOrientation
  }

  /// Turns the device; what is on the screen does not turn by that.
  package static func turn(to orientation: UIDeviceOrientation) {
    guard AppProcess.current.deviceOrientation != orientation else { return }
    AppProcess.current.deviceOrientation = orientation
    NotificationCenter.default.post(name: orientationDidChangeNotification, object: current)
  }

  /// Posted when something comes near the screen or goes. Inert: nothing posts it.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Posted when the device is turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an app can be held so.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The kind of the device, as code from before `UIDevice.userInterfaceIdiom` asks for it.
@MainActor @preconcurrency public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
