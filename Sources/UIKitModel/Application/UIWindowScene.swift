import Foundation

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The scene's windows, from back to front by level.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }
  /// The first of the scene's windows that is key.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// Where the scene's windows lie: the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits: those of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called after the traits have changed. Inert: those of the screen are fixed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// How the screen is held.
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.heldOrientation }
}

extension UIWindowScene {
  /// The state of the status bar (iOS 13).
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Called when the state of a scene with windows changes.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// Called with an action at the app's icon. Inert: nothing calls it.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None: the delegate keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Default implementation: the action was not performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
