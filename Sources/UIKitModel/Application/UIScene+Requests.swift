import Foundation

extension UIScene {
  /// How a URL is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the URL that it belongs to; held.
    open var universalLinksOnly = false

    /// Options as they are by default.
    public override init() { super.init() }
  }

  /// How a scene is made or brought to the front; held.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that wants another; held.
    open var requestingScene: UIScene?

    /// Options as they are by default.
    public override init() { super.init() }
  }

  /// Opens a URL, as the application does.
  public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url) { completion?($0) }
  }

  /// Opens a URL, as the application does; the result is whether something could.
  @discardableResult public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?
  ) async -> Bool {
    UIApplication.shared.open(url)
    return UIApplication.shared.canOpenURL(url)
  }

  /// Keeps the system from taking its picture before the state is restored. Inert: there is none.
  public func extendStateRestoration() {}
  /// Says that the state is restored. Inert: nobody waits for it.
  public func completeStateRestoration() {}
}

/// How a scene is removed; held.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Options as they are by default.
  public override init() { super.init() }
}

/// How a scene with windows is removed; held.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window goes; held.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// How a window goes.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }
}

extension UIApplication {
  /// Whether the app shows several scenes: never.
  public var supportsMultipleScenes: Bool { false }
  /// The sessions of the scenes: those of the connected ones.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Brings the scene of a session to the front, where it is; a new one is refused.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession.map(openSessions.contains) != true else { return }
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Removes the scene of a session. Inert: the only scene stays, and the request is refused.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.multipleScenesNotSupported)) }

  /// Has the system take a new picture of a scene. Inert: it takes none.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
