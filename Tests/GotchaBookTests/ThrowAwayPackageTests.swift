import Testing

@Suite("A package with a book of its own", .tags(.slow), .serialized)
struct ThrowAwayPackageTests {
  @Test(
    "passes, is red when an entry is wrong, and notices what is added and deleted",
    .timeLimit(.minutes(9)))
  func story() async throws {
    let package = try ThrowAwayPackage()
    try package.write(Self.sharedScope, to: "Tests/OwnBook/shared-scope.md")
    try package.write(Self.pair, to: "Tests/OwnBook/ways/pair.md")
    try package.write(Self.note, to: "Tests/OwnBook/a-note.md")

    let green = try await package.test()
    #expect(green.code == 0, "\(green.output)")
    #expect(green.output.contains("Two blocks share a scope"))
    #expect(!green.output.contains("unhandled"))

    // A wrong expectation is red at its line, and takes no other verdict away.
    let wrong = Self.sharedScope.replacing("limit.count == 2", with: "limit.count == 3")
    try package.write(wrong, to: "Tests/OwnBook/shared-scope.md")
    try package.write(Self.contradictions, to: "Tests/OwnBook/red.md")
    let red = try await package.test()
    #expect(red.code != 0)
    #expect(red.output.contains("shared-scope.md:29:1"), "\(red.output)")
    #expect(red.output.contains("on iOS 8: Expectation failed: (limit.count → 2) == 3\n"))
    #expect(red.output.contains("\"The wrong way counts twice\" passed"))

    for line in Self.contradictionMessages { #expect(red.output.contains(line), "\(red.output)") }

    // A mistake in an entry's form is red at its place; the entry that was deleted is gone.
    try package.remove("Tests/OwnBook/shared-scope.md")
    try package.remove("Tests/OwnBook/red.md")
    try package.write("No title.\n", to: "Tests/OwnBook/untitled.md")
    let malformed = try await package.test()
    #expect(malformed.code != 0)
    #expect(malformed.output.contains("untitled.md:1:1"), "\(malformed.output)")
    #expect(!malformed.output.contains("Two blocks share a scope"))
    #expect(malformed.output.contains("\"The wrong way counts twice\" passed"))

    try package.remove("Tests/OwnBook/untitled.md")
    #expect(try await package.test().code == 0)
  }

  private static let sharedScope = """
    # Blocks of a case see each other

    Lead.

    - Area: Own book
    - Applies to: all
    - Evidence: model

    ```swift setup
    struct Pair {
      var first = 1
    }

    @MainActor final class Counter {
      var count = 0
    }
    let limit = Array(CommandLine.arguments.prefix(1) + ["second"])
    ```

    ### Two blocks share a scope

    ```swift
    let pair = Pair()
    ```

    ```swift
    #expect(pair.first == 1)
    #expect(UITableView().numberOfSections >= 0)
    #expect(limit.count == 2)
    ```

    """

  private static let pair = """
    # The wrong way is proved wrong

    - Area: Ways
    - Applies to: iOS 8
    - Changed in: iOS 26
    - Evidence: model

    ```swift setup
    // The same names as in another entry.
    struct Pair {
      var first = 2
    }
    ```

    ### The wrong way counts twice

    - Applies to: iOS 8

    ```swift
    var count = 0
    ```

    ```swift wrong
    count += 2
    ```

    ```swift right
    count += 1
    ```

    ```swift
    #expect(count == 1)
    ```

    ### It has changed

    ```swift
    #expect(SystemVersion.current < .iOS(26))
    ```

    """

  private static let note = """
    # A note proves nothing

    - Area: Own book
    - Kind: note
    - Evidence: reported, nobody

    """

  /// An entry that contradicts itself in every case.
  private static let contradictions = """
    # Everything is wrong

    - Area: Own book
    - Applies to: iOS 18
    - Evidence: model

    ### The wrong way behaves

    ```swift wrong
    let a = 1
    ```

    ```swift right
    let a = 1
    ```

    ```swift
    #expect(a == 1)
    ```

    ### Nothing raises

    ```swift raises "text"
    print("no exception")
    ```

    ### Nothing has changed

    - Applies to: iOS 18
    - Changed in: iOS 26

    ```swift
    try #require(SystemVersion.current > .iOS(8))
    ```

    ### The trace is another

    ```swift
    print("no table")
    ```

    ```trace
    cellForRow  0-0
    ```

    ### It throws

    ```swift
    try #require(SystemVersion.current == .iOS(18))
    throw CancellationError()
    ```

    """

  private static let contradictionMessages = [
    "\"The wrong way behaves\" recorded an issue at red.md:7:1",
    "on iOS 18: The wrong half does not misbehave",
    "\"Nothing raises\" recorded an issue at red.md:23:1",
    "on iOS 18: Nothing was raised; expected \"text\"",
    "\"Nothing has changed\" recorded an issue at red.md:27:1",
    "on iOS 26: Every expectation is met on a version that is not affected",
    "\"The trace is another\" recorded an issue at red.md:43:1",
    "- cellForRow 0-0",
    "\"It throws\" recorded an issue at red.md:46:1",
  ]
}
