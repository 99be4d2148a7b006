import Synchronization

/// What is asked of the functions of an app's code: a case that passes without them, or calls none of
/// them, shows nothing of the code that readers copy.
public enum AppCodeSwitch {
  /// What a case is tried without.
  enum Part: Equatable {
    /// All functions that return nothing, and calls whose result is thrown away.
    case everything
    /// The functions of these names, and the statements that begin there.
    case places(Set<ExpectationPlace>)
  }

  /// What is left out, in whatever task or queue: cases are tried one after the other.
  private static let leftOut = Mutex<Part?>(nil)
  private static let leavesOut = Atomic(false)

  private static let calls = Atomic(0)
  private static let discards = Atomic(0)

  /// How often functions that return something were called in this program, by whatever task.
  static var callCount: Int { calls.load(ordering: .relaxed) }

  /// Begins a run: what an error left open is closed. Returns how many calls there were.
  static func begin() -> Int {
    discards.store(0, ordering: .relaxed)
    return callCount
  }

  /// Runs `body` without some code.
  @MainActor static func without<Result>(
    _ part: Part, _ body: @MainActor () async -> Result
  ) async -> Result {
    leftOut.withLock { $0 = part }
    leavesOut.store(true, ordering: .releasing)
    defer {
      leavesOut.store(false, ordering: .releasing)
      leftOut.withLock { $0 = nil }
    }
    return await body()
  }

  /// Whether calls whose result is thrown away are to be left out.
  public static var isOff: Bool { leftOut.withLock { $0 == .everything } }

  /// Whether the function with its name at `line` and `column` is to return at once, or the statement that
  /// begins there is to be left out.
  public static func isOff(_ line: Int, _ column: Int) -> Bool {
    guard leavesOut.load(ordering: .acquiring) else { return false }
    return switch leftOut.withLock({ $0 }) {
    case .everything: true
    case .places(let places): places.contains(ExpectationPlace(line, column))
    case nil: false
    }
  }

  /// Notes that a function which returns something is called, unless its result is thrown away.
  public static func enter() {
    guard discards.load(ordering: .relaxed) == 0 else { return }
    calls.add(1, ordering: .relaxed)
  }

  /// Begins, or ends, the call of a function whose result the case throws away.
  public static func discard(_ begins: Bool) { discards.add(begins ? 1 : -1, ordering: .relaxed) }
}
