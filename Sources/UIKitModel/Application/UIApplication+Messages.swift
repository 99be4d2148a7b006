import Foundation

// Messages of the main actor (iOS 26). On Apple's systems a message and its notification reach each
// other's observers; Linux's Foundation keeps them apart, and a test posts what the app observes.

extension UIApplication {
  /// Posted by a test after the application has come to the front (iOS 26).
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    /// What posts it.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    /// A message.
    public init() {}

    /// The message of a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    /// The notification of a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// Identifies `UIApplication.DidBecomeActiveMessage`.
  public static var didBecomeActive: Self { .init() }
}

extension UIApplication {
  /// Posted by a test before the application leaves the front (iOS 26).
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    /// What posts it.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }

    /// A message.
    public init() {}

    /// The message of a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    /// The notification of a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// Identifies `UIApplication.WillResignActiveMessage`.
  public static var willResignActive: Self { .init() }
}

extension UIApplication {
  /// Posted by a test when the application is in the background (iOS 26).
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    /// What posts it.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    /// A message.
    public init() {}

    /// The message of a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    /// The notification of a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// Identifies `UIApplication.DidEnterBackgroundMessage`.
  public static var didEnterBackground: Self { .init() }
}

extension UIApplication {
  /// Posted by a test before the application leaves the background (iOS 26).
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    /// What posts it.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    /// A message.
    public init() {}

    /// The message of a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    /// The notification of a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// Identifies `UIApplication.WillEnterForegroundMessage`.
  public static var willEnterForeground: Self { .init() }
}

extension UIApplication {
  /// Posted by a test before the application ends (iOS 26).
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    /// What posts it.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }

    /// A message.
    public init() {}

    /// The message of a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    /// The notification of a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// Identifies `UIApplication.WillTerminateMessage`.
  public static var willTerminate: Self { .init() }
}

extension UIApplication {
  /// Posted by a test when memory is short (iOS 26).
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    /// What posts it.
    public typealias Subject = UIApplication
    /// The name of the notification.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

    /// A message.
    public init() {}

    /// The message of a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    /// The notification of a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  /// Identifies `UIApplication.DidReceiveMemoryWarningMessage`.
  public static var didReceiveMemoryWarning: Self { .init() }
}
