import Foundation

/// An action at the app's icon; held, there is no icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The kind of action.
  public fileprivate(set) var type: String
  /// What a person reads.
  public fileprivate(set) var localizedTitle: String
  /// A second line.
  public fileprivate(set) var localizedSubtitle: String?
  /// The picture of the action.
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the action is about.
  public fileprivate(set) var userInfo: [String: any Sendable]?

  /// An action of a kind.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any Sendable]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// An action of a kind.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of an action at the app's icon; held.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// Pictures of the system.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// A picture of the system.
  public init(type: IconType) { super.init() }
  /// A picture of the asset catalog.
  public init(templateImageName: String) { super.init() }
  /// A symbol.
  public init(systemImageName: String) { super.init() }
}
