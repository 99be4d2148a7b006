import Foundation

/// Requests a scene (iOS 17).
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The session of the scene; nil for a new one.
  public let session: UISceneSession?
  /// What the scene shows; held.
  open var userActivity: NSUserActivity?
  /// How the scene is made or brought to the front; held.
  open var options: UIScene.ActivationRequestOptions?

  /// Requests a new scene of a role.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session) = (role, nil)
    (self.userActivity, self.options) = (userActivity, options)
    super.init()
  }

  /// Requests the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session) = (session.role, session)
    (self.userActivity, self.options) = (userActivity, options)
    super.init()
  }
}

extension UIApplication {
  /// Brings the scene of a request to the front, where it is; a new one is refused (iOS 17).
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }
}
