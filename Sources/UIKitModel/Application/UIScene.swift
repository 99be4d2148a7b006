import Foundation

/// A part of the application's user interface; a test makes it.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene is connected with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  /// The application (T-50).
  open override var next: UIResponder? { UIApplication.shared }
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

extension UIWindow {
  /// A window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
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
}
