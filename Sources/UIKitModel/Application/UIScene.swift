import Foundation

/// A part of the application's user interface; a test makes it.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene is connected with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// URLs to open; held.
    open var urlContexts: Set<UIOpenURLContext> = []
    /// Activities to go on with; held.
    open var userActivities: Set<NSUserActivity> = []
    /// The action at the app's icon that was chosen; held.
    open var shortcutItem: UIApplicationShortcutItem?
  }

  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Whether the scene is in front: always.
  open var activationState: ActivationState { .foregroundActive }

  /// The application (T-50).
  open override var next: UIResponder? { UIApplication.shared }
  /// Which of the app's scenes a request activates (iOS 13); held, there is one.
  open var activationConditions = UISceneActivationConditions()
  /// The delegate, called when the scene changes its state.
  open weak var delegate: (any UISceneDelegate)?
  /// The title of the scene in the application switcher.
  open var title: String! = ""
  /// What the scene is part of.
  public let session: UISceneSession

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// Called when a scene's state changes; every method is optional, and a test calls them.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene has been released. Inert: nothing calls it.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active. Inert: nothing calls it.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene stops being active. Inert: nothing calls it.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene comes back from the background. Inert: nothing calls it.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene goes to the background. Inert: nothing calls it.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs to open. Inert: nothing calls it.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called with an activity to go on with. Inert: nothing calls it.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns what a person is doing. Inert: nothing calls it.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UISceneDelegate {
  /// Default implementation: does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Default implementation: does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Default implementation: does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Default implementation: does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Default implementation: returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

extension UIScene {
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIScene\(name)Notification")
  }

  /// Posted by a test before the scene is connected.
  public nonisolated static let willConnectNotification = name("WillConnect")
  /// Posted by a test when the scene is disconnected.
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  /// Posted by a test when the scene comes to the front.
  public nonisolated static let didActivateNotification = name("DidActivate")
  /// Posted by a test before the scene leaves the front.
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  /// Posted by a test before the scene leaves the background.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted by a test when the scene is in the background.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
}
