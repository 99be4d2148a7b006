/// What becomes of notifications for an app in the background. Held: the app is in the foreground.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  /// They are lost.
  case drop = 1
  /// The last one is kept.
  case coalesce = 2
  /// All are kept.
  case hold = 3
  /// They are delivered at once.
  case deliverImmediately = 4
}
