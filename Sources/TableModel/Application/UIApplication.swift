import Foundation

/// The application: one for a process, without a life of its own.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What the application was launched for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// What a URL is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the application is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The process's application.
  public class var shared: UIApplication {
    let process = AppProcess.current
    if let application = process.application { return application }
    let application = UIApplication()
    process.application = application
    return application
  }

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The height of the status bar is part of the window's safe area.
  open var statusBarFrame: CGRect { .zero }
  /// The windows that are shown; windows do not enrol here.
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }

  /// Inert: there is nothing that could open a URL.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Inert: there is nothing that could open a URL; the completion is told so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Where the application's settings are.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

extension UIApplication {
  /// Posted by a test when the application comes to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted by a test before the application leaves the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted by a test when the application is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted by a test before the application leaves the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted by a test before the application ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted by a test when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Told of the application's life; every method is optional, and a test calls them.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

/// What a delegate without the method means.
extension UIApplicationDelegate {
  /// None: the delegate keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// What a delegate without the method answers.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// What a delegate without the method answers.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// What a delegate without the method answers.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// What a delegate without the method answers.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// What a delegate without the method answers.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// What a delegate without the method answers.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
