import Foundation

/// A task that goes on when the app leaves the front.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public var rawValue: Int

  /// A task by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of looking for new content.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// Whether an app may look for new content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

extension UIApplication {
  /// Begins a task that goes on in the background. Inert: the app never leaves the front, so no
  /// task expires; each has a number of its own.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins a task that goes on in the background. Inert: the app never leaves the front.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Ends a task. Inert: nothing waits for it.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the app may still run in the background, in seconds: without end, in the front.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may look for new content in the background: it may.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether protected files can be read: they can.
  public var isProtectedDataAvailable: Bool { true }

  /// Asks for remote notifications. Inert: nobody sends any.
  public func registerForRemoteNotifications() {}
  /// Ends remote notifications. Inert: nobody sends any.
  public func unregisterForRemoteNotifications() {}
  /// Whether remote notifications come: no.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Begins events of headphones. Inert: there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends events of headphones. Inert: there are none.
  public func endReceivingRemoteControlEvents() {}
  /// Whether the app can have another icon: no.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the other icon: none.
  public var alternateIconName: String? { nil }
  /// Sets another icon. Inert: there is none; the completion gets no error.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// How the screen is held.
  public var statusBarOrientation: UIInterfaceOrientation { UIDevice.heldOrientation }
  /// Sets the look of the status bar (up to iOS 8). Inert for the animation: it is not drawn.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Hides or shows the status bar (up to iOS 8). Inert for the animation: it is not drawn.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Opens a URL (to iOS 9). Inert: nothing can; returns false.
  @discardableResult public func openURL(_ url: URL) -> Bool { false }
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

extension UIApplication {
  /// Posted when the user lets the app look for new content, or no longer. Inert: nobody does.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// Keeps the system from taking its picture before the state is restored. Inert: there is none.
  public func extendStateRestoration() {}
  /// Says that the state is restored. Inert: nobody waits for it.
  public func completeStateRestoration() {}

  /// Lets no finger that comes down reach a view, until as many calls have ended that (to iOS 12).
  public func beginIgnoringInteractionEvents() { AppProcess.current.ignoredInteractions += 1 }
  /// Ends the latest call that keeps fingers from the views (to iOS 12).
  public func endIgnoringInteractionEvents() {
    let process = AppProcess.current
    process.ignoredInteractions = max(process.ignoredInteractions - 1, 0)
  }
  /// Whether fingers that come down reach no view.
  public var isIgnoringInteractionEvents: Bool { AppProcess.current.ignoredInteractions > 0 }

  /// The least time between two fetches, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The time between two fetches where there are none, in seconds.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.infinity

  /// Says how often the app fetches in the background, in seconds. Inert: nothing calls it.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
