/// What a loop does.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CFOptionFlags

  /// Activities by their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// It begins to run; held, observers hear only of ``beforeWaiting``.
  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  /// It is about to fire timers; held.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  /// It is about to read events; held.
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  /// It is about to sleep.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  /// It has woken; held.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  /// It ends to run; held.
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  /// Anything.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}
