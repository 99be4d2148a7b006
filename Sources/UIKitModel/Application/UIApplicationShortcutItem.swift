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

/// An action at the app's icon, to be changed; held.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The kind of action.
  public override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// What a person reads.
  public override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A second line.
  public override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The picture of the action.
  public override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the action is about.
  public override var userInfo: [String: any Sendable]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
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
