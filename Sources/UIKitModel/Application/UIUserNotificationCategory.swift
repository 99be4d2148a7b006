import Foundation

/// A kind of notices with actions, from before iOS 10; held.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  fileprivate var storedIdentifier: String?
  fileprivate var storedActions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// The name of the kind.
  open var identifier: String? { storedIdentifier }

  /// A kind without a name.
  public override init() { super.init() }

  /// The actions where there is as much room.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    storedActions[context]
  }
}

/// A kind of notices that can be changed.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The name of the kind.
  open override var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Sets the actions where there is as much room.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) {
    storedActions[context] = actions
  }
}
