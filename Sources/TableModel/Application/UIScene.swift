import Foundation

/// A part of the application's user interface; a test makes it.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene is connected with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  /// What the scene is part of.
  public let session: UISceneSession

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  /// How the screen is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// How the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIWindow {
  /// A window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    windowScene.windows.append(self)
  }
}

/// What a scene is part of.
@preconcurrency @MainActor open class UISceneSession: NSObject {}

/// Told of a scene's life; every method is optional, and a test calls them.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// What a delegate without the method means.
extension UISceneDelegate {
  /// What a delegate without the method answers.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// What a delegate without the method answers.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// What a delegate without the method answers.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// What a delegate without the method answers.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// What a delegate without the method answers.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// What a delegate without the method answers.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None: the delegate keeps no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
