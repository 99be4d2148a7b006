import Foundation

/// The device: a phone with the version of the running task.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { UIDevice() }

  /// The kind of device: always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of the system: always iOS.
  open var systemName: String { "iOS" }
  /// The version of the system, as in `17.0`.
  open var systemVersion: String { "\(SystemVersion.current.major).0" }
  /// The model of the device: always iPhone.
  open var model: String { "iPhone" }
  /// The model of the device in the user's language: always iPhone.
  open var localizedModel: String { model }
  /// The name of the device: that of its model.
  open var name: String { model }
  /// An identifier of the device for the vendor's applications: always nil.
  open var identifierForVendor: UUID? { nil }
  /// The orientation of the device: always portrait.
  open var orientation: UIDeviceOrientation { .portrait }

  /// Posted when the device is turned; the model never posts it.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
