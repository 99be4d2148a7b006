import Foundation

/// What a person can do at a notice.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  case `default`, textInput
}

/// Where an action is performed.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground, background
}

/// What a person can do with a notice, from before iOS 10; held.
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  fileprivate var values = Values()

  fileprivate struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var parameters: [AnyHashable: Any] = [:]
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }

  /// The name of the action.
  open var identifier: String? { values.identifier }
  /// The title of its button.
  open var title: String? { values.title }
  /// What the person can do.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// More about the behavior.
  open var parameters: [AnyHashable: Any] { values.parameters }
  /// Where it is performed.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  /// Whether the device has to be unlocked.
  open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
  /// Whether it takes something away.
  open var isDestructive: Bool { values.isDestructive }

  /// An action without a name.
  public override init() { super.init() }
}

/// An action that can be changed.
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The name of the action.
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  /// The title of its button.
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  /// What the person can do.
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }
  /// More about the behavior.
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }
  /// Where it is performed.
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.activationMode }
    set { values.activationMode = newValue }
  }
  /// Whether the device has to be unlocked.
  open override var isAuthenticationRequired: Bool {
    get { values.isAuthenticationRequired }
    set { values.isAuthenticationRequired = newValue }
  }
  /// Whether it takes something away.
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
}
