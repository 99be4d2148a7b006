import Foundation

/// The device: a phone with the version of the running task.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { UIDevice() }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "\(SystemVersion.current.major).0" }
  open var model: String { "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var identifierForVendor: UUID? { nil }
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
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// What was copied; one for a process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The process's pasteboard.
  public class var general: UIPasteboard {
    let process = AppProcess.current
    if let pasteboard = process.pasteboard { return pasteboard }
    let pasteboard = UIPasteboard()
    process.pasteboard = pasteboard
    return pasteboard
  }

  open var string: String?
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var url: URL?
  open var image: UIImage?
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

  open func prepare() {}
  open func impactOccurred() {}
}

/// Makes the device tick. Inert: there is no device.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: NSObject {
  open func prepare() {}
  open func selectionChanged() {}
}

/// Makes the device knock at the end of something. Inert: there is no device.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: NSObject {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func prepare() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
