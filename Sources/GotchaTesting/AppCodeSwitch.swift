import Synchronization

/// What is asked of the functions of an app's code: a case that passes without them, or calls none of
/// them, shows nothing of the code that readers copy.
public enum AppCodeSwitch {
  @TaskLocal static var leavesOut = false
  /// The functions that are to do nothing, by their names, and the statements that are to be left out.
  @TaskLocal static var silenced: Set<ExpectationPlace> = []

  private static let calls = Atomic(0)
  private static let discards = Atomic(0)

  /// How often functions that return something were called in this program, by whatever task.
  static var callCount: Int { calls.load(ordering: .relaxed) }

  /// Begins a run: what an error left open is closed. Returns how many calls there were.
  static func begin() -> Int {
    discards.store(0, ordering: .relaxed)
    return callCount
  }

  /// Whether calls whose result is thrown away are to be left out.
  public static var isOff: Bool { leavesOut }

  /// Whether the function with its name at `line` and `column` is to return at once, or the statement that
  /// begins there is to be left out.
  public static func isOff(_ line: Int, _ column: Int) -> Bool {
    leavesOut || !silenced.isEmpty && silenced.contains(ExpectationPlace(line, column))
  }

  /// Notes that a function which returns something is called, unless its result is thrown away.
  public static func enter() {
    guard discards.load(ordering: .relaxed) == 0 else { return }
    calls.add(1, ordering: .relaxed)
  }

  /// Begins, or ends, the call of a function whose result the case throws away.
  public static func discard(_ begins: Bool) { discards.add(begins ? 1 : -1, ordering: .relaxed) }
}
