import Foundation

/// A notice that the app shows at a time, from before iOS 10. Held: none is shown.
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  /// When it is shown; held.
  open var fireDate: Date?
  /// The time zone of its date; held.
  open var timeZone: TimeZone?
  /// After what it is shown again; held.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of the repetition; held.
  open var repeatCalendar: Calendar?
  /// Whether a region shows it once; held.
  open var regionTriggersOnce = true
  /// The text; held.
  open var alertBody: String?
  /// Whether there is a button for an action; held.
  open var hasAction = true
  /// The title of the button; held.
  open var alertAction: String?
  /// The image at the start of the app; held.
  open var alertLaunchImage: String?
  /// The title; held.
  open var alertTitle: String?
  /// The sound; held.
  open var soundName: String?
  /// The number at the app's icon; 0 leaves it; held.
  open var applicationIconBadgeNumber = 0
  /// What the app keeps with it; held.
  open var userInfo: [AnyHashable: Any]?
  /// The category with its actions; held.
  open var category: String?

  /// A notice of nothing.
  public override init() { super.init() }
}

/// The name of the standard sound of a notice.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
