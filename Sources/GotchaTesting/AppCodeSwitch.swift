import Synchronization

/// What is asked of the functions of an app's code: a case that passes without them, or calls none of
/// them, shows nothing of the code that readers copy.
public enum AppCodeSwitch {
  /// Whether one of the functions was called.
  final class Calls: Sendable {
    private let called = Mutex(false)

    /// Whether a function was called.
    var isNoted: Bool { called.withLock { $0 } }

    func note() { called.withLock { $0 = true } }
  }

  @TaskLocal static var leavesOut = false
  @TaskLocal static var calls: Calls?

  /// Whether the functions that return nothing are to return at once.
  public static var isOff: Bool { leavesOut }

  /// Notes that a function which returns something is called.
  public static func enter() { calls?.note() }
}
