import Foundation

/// The application: one for a process, without a life of its own.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private let objectiveC = ObjectiveCTable<UIApplicationMembers>()

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
  public class var shared: UIApplication { AppProcess.current.application }

  /// The delegate, called when the application starts and changes its state.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate, where it is a responder (T-50).
  open override var next: UIResponder? { delegate as? UIResponder }
  /// Whether the application is active: always.
  open var applicationState: State { .active }
  /// Whether the screen stays on without touches; held.
  open var isIdleTimerDisabled = false
  /// The number at the application's icon; 0 shows none; held.
  open var applicationIconBadgeNumber = 0
  /// How many background tasks were begun.
  var backgroundTasks = 0
  /// The actions at the app's icon; held.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the status bar shows that the network is in use; held.
  open var isNetworkActivityIndicatorVisible = false
  /// The look of the status bar where controllers do not decide it (set up to iOS 8, read up to
  /// iOS 12); held: it is not drawn.
  open var statusBarStyle = UIStatusBarStyle.default
  private var statusBarWasHidden: Bool?
  /// Whether the status bar is hidden: where it takes no room, until it is set (up to iOS 8). What is
  /// set is held: the bar keeps its room.
  open var isStatusBarHidden: Bool {
    get { statusBarWasHidden ?? (statusBarFrame.height == 0) }
    set { statusBarWasHidden = newValue }
  }
  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    AppProcess.current.baseTraits.contentSize
  }

  /// The user prefers another size of text: all windows get it, and then the observers are called.
  package func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    let process = AppProcess.current
    guard category != process.baseTraits.contentSize else { return }
    process.baseTraits.contentSize = category
    for window in process.windows.compactMap(\.window) { window.traitsMayHaveChanged() }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
  /// Sends an event to the window that it is for; an override calls `super`, or nothing gets it.
  open func sendEvent(_ event: UIEvent) {
    let window = event.allTouches?.lazy.compactMap(\.window).first
    window?.sendEvent(event)
  }
  /// The direction in which the interface runs: always from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The frame of the status bar on the screen.
  open var statusBarFrame: CGRect { StatusBar.frame(on: .main) }
  /// The application's windows, shown and hidden, from back to front by level (Apple); those of a
  /// level in the order they were made (model's choice; no public source).
  open var windows: [UIWindow] {
    AppProcess.current.windows.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
  }
  /// The window that was made key last (Apple).
  open var keyWindow: UIWindow? { AppProcess.current.keyWindow }
  /// The scenes of the application's windows (iOS 13).
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Calls a method of a target with the sender and the event, as far as it takes them; returns
  /// whether there is one.
  ///
  /// A nil target is the first that can perform the action: along the responder chain from the first
  /// responder on, then from the sender on, then the application and its delegate.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? receiver(of: action, from: sender) else { return false }
    ObjectiveC.send(action, to: receiver as AnyObject, [sender, event])
    return true
  }

  private func receiver(of action: Selector, from sender: Any?) -> Any? {
    let view = sender as? UIResponder ?? (sender as? UIBarButtonItem)?.view
    let starts = [AppProcess.current.firstResponder, view, self]
    for start in starts.compactMap(\.self) {
      if let target = start.target(forAction: action, withSender: sender) { return target }
    }
    guard let delegate, ObjectiveC.responds(delegate, to: action) else { return nil }
    return delegate
  }

  /// The schemes of what each phone opens: web pages, letters, calls, messages, the store and the
  /// settings (Apple, “URL Scheme Reference” and `openSettingsURLString`).
  private static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "itms",
    "itms-apps", "app-settings",
  ]

  /// Whether something opens a URL: the apps of the system; other apps are not there.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { Self.systemSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens a URL: the app stays in front, and a test sees which it was by `Screen.openedURLs`. The
  /// completion gets whether something could open it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { AppProcess.current.openedURLs.append(url) }
    completion?(canOpen)
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
