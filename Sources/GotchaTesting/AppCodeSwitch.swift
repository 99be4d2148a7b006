import Synchronization

/// What is asked of the functions of an app's code: a case that passes without them, or calls none of
/// them, shows nothing of the code that readers copy.
public enum AppCodeSwitch {
  @TaskLocal static var leavesOut = false

  private static let calls = Atomic(0)

  /// How often functions that return something were called in this program, by whatever task.
  static var callCount: Int { calls.load(ordering: .relaxed) }

  /// Whether the functions that return nothing are to return at once.
  public static var isOff: Bool { leavesOut }

  /// Notes that a function which returns something is called.
  public static func enter() { calls.add(1, ordering: .relaxed) }
}
