import Foundation

extension UIApplication.LaunchOptionsKey {
  private static func key(_ name: String) -> Self {
    Self(rawValue: "UIApplicationLaunchOptions\(name)Key")
  }

  /// The app that opened a URL.
  public static let sourceApplication = key("SourceApplication")
  /// A notification from elsewhere.
  public static let remoteNotification = key("RemoteNotification")
  /// A notification of the app's own.
  public static let localNotification = key("LocalNotification")
  /// What a URL came with.
  public static let annotation = key("Annotation")
  /// A change of place.
  public static let location = key("Location")
  /// Activities to go on with.
  public static let userActivityDictionary = key("UserActivityDictionary")
  /// The kind of the activity to go on with.
  public static let userActivityType = key("UserActivityType")
  /// An action at the app's icon.
  public static let shortcutItem = key("ShortcutItem")
}

extension UIApplication {
  /// What a URL was opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opened it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What it came with.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be copied to be kept.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Where the settings of the app's notifications are (iOS 16).
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Whether only an app may open the URL.
  public static let universalLinksOnly = Self(
    rawValue: "UIApplicationOpenExternalURLOptionUniversalLinksOnly")
}

extension UIApplication {
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }

  /// Posted by a test when the application has started.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted by a test when a picture of the screen was taken.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Posted by a test when the day has changed.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Posted by a test when protected files can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted by a test before protected files can be read no more.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted by a test before the status bar turns.
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation")
  /// Posted by a test after the status bar has turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")
  /// Posted by a test before the status bar gets another height.
  public nonisolated static let willChangeStatusBarFrameNotification = name(
    "WillChangeStatusBarFrame")
  /// Posted by a test after the status bar has another height.
  public nonisolated static let didChangeStatusBarFrameNotification = name(
    "DidChangeStatusBarFrame")
}

extension UIApplication {
  /// Where an extension of an app appears.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the place.
    public var rawValue: String

    /// A place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In place of the keyboard.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}
