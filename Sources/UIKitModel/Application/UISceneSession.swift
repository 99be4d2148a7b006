import Foundation

/// What a scene is part of.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String

    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for: a window of the app.
  open var role: Role { .windowApplication }
  /// A name that stays.
  public let persistentIdentifier = UUID().uuidString
  /// What the app keeps with the session; held.
  open var userInfo: [String: Any]?
  /// What the scene is made of; held.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// What a scene is made of; held, a test makes scenes.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of its window.
  open var storyboard: UIStoryboard?

  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// A URL to open, for a test.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
