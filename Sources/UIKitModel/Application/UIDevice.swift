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

/// What was copied; one for a process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The process's pasteboard.
  public class var general: UIPasteboard { AppProcess.current.pasteboard }

  /// The text of the first item on the pasteboard.
  open var string: String?
  /// The texts of all items on the pasteboard.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The URL of the first item on the pasteboard.
  open var url: URL?
  /// The image of the first item on the pasteboard.
  open var image: UIImage?
  /// Whether there is a text on the pasteboard.
  open var hasStrings: Bool { string != nil }
}

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
