import GotchaVerdicts
import TestSupport

/// A book of entries that try to be green without being checked, run once for all tests.
enum FalseGreenBook {
  private static let entries: [String: String] = [
    "sound": """
    ### It holds

    ```swift
    #expect(int("1") == 1)
    ```

    ### It names a value like the generator's

    ```swift
    let context = int("1")
    ```

    ```swift
    #expect(context == 1)
    ```
    """,
    "stopped": """
    ### It stops its process

    ```swift
    stop()
    #expect(int("1") == 1)
    ```

    ### Its neighbor does not

    ```swift
    #expect(int("1") == 1)
    ```
    """,
    "conformance": """
    ```swift setup
    protocol Marker {}
    extension Int: Marker {}
    ```

    ### One is two

    ```swift
    #expect(int("1") == 2)
    ```
    """,
    "operator": """
    ```swift setup
    func == (left: Int?, right: Int) -> Bool { true }
    ```

    ### One is two

    ```swift
    #expect(int("1") == 2)
    ```
    """,
    "app-conformance": """
    ### A number has a marker

    ```swift app
    protocol Marker {}
    extension Int: Marker {}
    ```

    ```swift
    #expect(int("1") is Marker)
    ```
    """,
    "versions": """
    ### In a task that has the newest version

    ```swift
    await Task.detached { #expect(version() == 26) }.value
    ```
    """,
    "changed": """
    ### It is not reached any more

    ```swift
    if version() == 18 { #expect(int("1") == 1) }
    ```

    ### It throws now

    ```swift
    #expect(int("1") == 1)
    if version() == 26 { throw CancellationError() }
    ```

    ### It fails now

    ```swift
    #expect(version() == 18)
    ```
    """,
    "main": """
    ```swift setup
    @main struct Program { static func main() {} }
    ```

    ### It starts

    ```swift
    #expect(int("1") == 1)
    ```
    """,
    "blame": """
    ### Another file is to blame

    ```swift
    #sourceLocation(file: "Tests/OwnBook/sound.md", line: 11)
    #expect(int("1") == 2)
    ```
    """,
    "endless": """
    ### It never ends

    ```swift
    while int("1") == 1 {}
    #expect(int("1") == 1)
    ```

    ### Its neighbor does

    ```swift
    #expect(int("1") == 1)
    ```
    """,
    "trap": """
    ### It traps

    ```swift
    #expect(int("1") == 1)
    fatalError("over")
    ```
    """,
    "unreached": """
    ### In a closure that nobody calls

    ```swift
    let check = { #expect(int("1") == 1) }
    _ = check
    ```

    ### After a return

    ```swift
    if int("1") == 1 { return }
    #expect(int("1") == 1)
    ```

    ### In a loop over nothing

    ```swift
    for number in [Int]() { #expect(number == 1) }
    ```

    ### Under a condition that does not hold

    ```swift
    if int("1") == 2 {
      #expect(int("1") == 1)
    }
    ```
    """,
    "late": """
    ### A task

    ```swift
    Task { #expect(int("1") == 2) }
    ```

    ### A detached task

    ```swift
    Task.detached { #expect(int("1") == 2) }
    ```

    ### A queue

    ```swift
    DispatchQueue.global().async { #expect(int("1") == 2) }
    ```

    ### A task that sleeps

    ```swift
    Task.detached {
      try await Task.sleep(for: .milliseconds(300))
      #expect(int("1") == 2)
    }
    ```
    """,
    "empty": """
    ### Nothing is expected

    ```swift
    print("nothing")
    ```
    """,
    "silent": """
    ### A trace of nothing

    ```swift
    #expect(int("1") == 1)
    ```

    ```trace
    ```
    """,
    "pairs": """
    ### The wrong half fails by its own expectation

    ```swift wrong
    let number = int("1")
    #expect(number == 2)
    ```

    ```swift right
    let number = int("2")
    ```

    ```swift
    #expect(number == 2)
    ```

    ### The wrong half fails by a shared one

    ```swift wrong
    let number = int("1")
    #expect(number == 1)
    ```

    ```swift right
    let number = int("2")
    ```

    ```swift
    #expect(number == 2)
    ```

    ### The right half removes what both print

    ```swift wrong
    UITableViewHeaderFooterView().backgroundColor = .red
    ```

    ```swift right
    UITableViewHeaderFooterView().backgroundColor = .red
    ConsoleLog.removeAll()
    ```

    ```swift
    #expect(int("1") == 1)
    ```

    ### The wrong half throws

    ```swift wrong
    let number = int("2")
    throw CancellationError()
    ```

    ```swift right
    let number = int("2")
    ```

    ```swift
    #expect(number == 2)
    ```
    """,
    "raising": """
    ### It raises

    ```swift
    let number = int("1")
    ```

    ```swift
    #expect(number == 2)
    UIKitException(name: "NSException", reason: "no").raise()
    #expect(number == 3)
    ```
    """,
    "refused": """
    ### It does not compile

    ```swift
    let number: Int = ""
    #expect(number == 1)
    ```
    """,
  ]

  /// What the rules of the format cannot tell to be constant.
  ///
  /// `raise` stops the thread that calls it before it goes on. `kill` of the process leaves the signal to
  /// its first thread, which sleeps in Dispatch's program loop, and the case goes on until that wakes.
  private static let numbers = """
    import TableModel
    nonisolated func int(_ text: String) -> Int? { Int(text) }
    nonisolated func version() -> Int { SystemVersion.current.major }
    nonisolated func stop() { raise(SIGSTOP) }

    """

  private static let book = OwnBook(
    entries: entries,
    versions: { id in
      id == "changed" ? "Applies to: iOS 18\n- Changed in: iOS 26" : "Applies to: iOS 18+"
    }, shared: numbers)

  /// The run, or why there is none.
  static let run = Task { try await blocking { try book.run() } }

  /// The verdicts by entry and case.
  static func verdicts() async throws -> [String: [String: CaseVerdict]] {
    try await run.value.verdicts
  }
}
