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
}
