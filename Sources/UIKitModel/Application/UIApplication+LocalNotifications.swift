import Foundation

// Notices from before iOS 10. Held: none is shown, and nobody is called.

extension UIApplication {
  /// Sets how the app informs a person. Held: nobody is requested to allow it.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) { hold(notificationSettings as UIUserNotificationSettings?, "userNotificationSettings") }

  /// How the app informs a person; nil before it is set.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    held(nil, "userNotificationSettings")
  }

  /// The notices that wait for their time; held.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { held([] as [UILocalNotification]) }
    set { hold(newValue ?? []) }
  }

  /// Has a notice wait for its time; held.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.append(notification)
  }

  /// Takes a notice away.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }

  /// Takes all notices away.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }

  /// Shows a notice. Inert: none is shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
}
