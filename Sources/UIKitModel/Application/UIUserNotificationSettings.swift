import Foundation

/// How the app informs a person.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A text.
  public static let alert = Self(rawValue: 1 << 2)
}

/// How the app informs a person, from before iOS 10; held.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// The ways.
  open var types: UIUserNotificationType { storedTypes }
  /// The kinds of notices that have actions.
  open var categories: Set<UIUserNotificationCategory>? { storedCategories }

  private let storedTypes: UIUserNotificationType
  private let storedCategories: Set<UIUserNotificationCategory>?

  /// Settings of ways, and of kinds of notices.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (storedTypes, storedCategories) = (types, categories)
    super.init()
  }
}

/// How much room there is for the actions of a notice.
public enum UIUserNotificationActionContext: UInt, Sendable {
  case `default`, minimal
}
