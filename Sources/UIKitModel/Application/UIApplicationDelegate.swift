import Foundation

/// Called when the application's state changes; every method is optional, and a test calls them.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }
  /// Called when the application has started; returns whether it can open the URL it was started
  /// with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application becomes active. Inert: nothing calls it.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the application stops being active. Inert: nothing calls it.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application goes to the background. Inert: nothing calls it.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the application comes back from the background. Inert: nothing calls it.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends. Inert: nothing calls it.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called before state is restored. Inert: nothing calls it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called with a URL to open; returns whether it was. Inert: nothing calls it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called with an activity to go on with; returns whether it does. Inert: nothing calls it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called with an action at the app's icon. Inert: nothing calls it.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when memory is short. Inert: nothing calls it.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called with the token of remote notifications. Inert: nothing calls it.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when there are no remote notifications. Inert: nothing calls it.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Returns the configuration of a scene. Inert: nothing calls it.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after a person has closed scenes. Inert: nothing calls it.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns how a window may be turned. Inert: nothing calls it.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIApplicationDelegate {
  /// None: the delegate keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Default implementation: returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Default implementation: returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Default implementation: returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Default implementation: returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Default implementation: the action was not performed.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Default implementation: does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Default implementation: does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Default implementation: does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Default implementation: returns a configuration of no name.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Default implementation: does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Default implementation: returns all that a phone has.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window as an optional property of Objective-C has it: `delegate.window??.rootViewController`.
  @_disfavoredOverload @preconcurrency @MainActor public var window: UIWindow?? {
    let window: UIWindow? = (self as any UIApplicationDelegate).window
    return .some(window)
  }
}

/// Shows what a person was doing.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity. Inert: nothing calls it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
