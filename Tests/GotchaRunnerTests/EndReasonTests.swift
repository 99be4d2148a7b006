import Foundation
import GotchaBook
import Testing

@testable import GotchaRunner

/// Why the program of cases ended early, in one line.
struct EndReasonTests {
  private static let castLog = """
    ◇ Test "A cast" started.
    Could not cast value of type 'Cases.A' (0x7f0011223344) to 'Cases.B' (0x7f0011223355).
    ↳ and so on

    """

  @Test func `what was printed last is the reason, and not only the signal`() {
    #expect(
      EndReason.text(ofCode: 134, output: Self.castLog)
        == "Could not cast value of type 'Cases.A' to 'Cases.B'. (signal 6)")
  }

  @Test func `a fatal error is one wherever it is printed`() {
    let log = "Gotchas/a.md:12: Fatal error: Index out of range\nlast words\n"
    #expect(
      EndReason.text(ofCode: 132, output: log) == "Gotchas/a.md:12: Fatal error: Index out of range"
    )
  }

  @Test func `an exception that led to a trap is said with it`() {
    let log = Self.castLog + "error: before this trap UIKit raised NSRangeException: no row 3\n"
    #expect(
      EndReason.text(ofCode: 134, output: log)
        == "Could not cast value of type 'Cases.A' to 'Cases.B'. (signal 6); "
        + "before this trap UIKit raised NSRangeException: no row 3")
    #expect(
      EndReason.text(ofCode: 132, output: "a.md:12: Fatal error: nil\n" + log)
        == "a.md:12: Fatal error: nil; before this trap UIKit raised NSRangeException: no row 3")
  }

  private static let wayOut = "; a half that stops the process proves nothing"

  @Test(
    arguments: [
      (
        "Cases_Gotchas/a.md:16: Fatal error: nil", "Gotchas/cells/a.md:16:1: Fatal error: nil", true
      ),
      ("Gotchas/a.md:20: Fatal error: nil", "Gotchas/cells/a.md:20:1: Fatal error: nil", false),
      ("Swift/Array.swift:9: Fatal error: range", "Swift/Array.swift:9: Fatal error: range", true),
      ("Could not cast 'A'. (signal 6)", "Could not cast 'A'. (signal 6)", true),
      ("did not end within 3.0 s", "did not end within 3.0 s", false),
      (
        "did not end within 3.0 s; the case had come to line 16",
        "Gotchas/cells/a.md:16:1: did not end within 3.0 s, behind this line", false
      ),
      (
        "Swift/Array.swift:9: Fatal error: range; the case had come to line 16",
        "Gotchas/cells/a.md:16:1: Fatal error: range, behind this line", true
      ),
      (
        "Swift/Array.swift:9: Fatal error: range; the case had come to line 20",
        "Gotchas/cells/a.md:20:1: Fatal error: range, behind this line", false
      ),
      (
        "Could not cast 'A'. (signal 6); the case had come to line 16",
        "Gotchas/cells/a.md:16:1: Could not cast 'A'. (signal 6), behind this line", true
      ),
      (
        "Cases_Gotchas/a.md:16: Fatal error: nil; the case had come to line 14",
        "Gotchas/cells/a.md:16:1: Fatal error: nil;", true
      ),
    ])
  func `a trap is shown at its line of the entry, with a way out unless the right half is to blame`(
    reason: String, shown: String, hasWayOut: Bool
  ) throws {
    let text = """
      # A

      Lead.

      - Area: Cells
      - Evidence: model

      ## What you see

      Rows.

      ## What to do

      ### B

      ```swift wrong
      a!
      ```

      ```swift right
      a!
      ```

      """
    let reading = EntryParser.read(
      path: "Gotchas/cells/a.md", bytes: Array(text.utf8), folder: "cells")
    let entry = try #require(reading.entry)
    let found = try #require(entry.cases.first)
    let placed = EndReason.text(reason, of: found, in: entry)
    #expect(placed.hasPrefix(shown))
    #expect(placed.contains(Self.wayOut) == hasWayOut)
  }

  @Test func `a process that printed nothing ended by its signal`() {
    #expect(EndReason.text(ofCode: 137, output: "◇ Test run started.\n") == "signal 9")
    #expect(
      EndReason.text(ofCode: 139, output: "◇ Test run started.\n")
        == "signal 11, as where code calls itself without an end")
  }

  @Test func `the line that the case had come to is kept, the last of them`() {
    let come =
      "a.md:8: note: the case had come to line 8\na.md:9: note: the case had come to line 9\n"
    #expect(
      EndReason.text(ofCode: 132, output: "Swift/A.swift:1: Fatal error: range\n" + come)
        == "Swift/A.swift:1: Fatal error: range; the case had come to line 9")
    #expect(
      EndReason.text(ofCode: 134, output: Self.castLog + come)
        == "Could not cast value of type 'Cases.A' to 'Cases.B'. (signal 6); "
        + "the case had come to line 9")
  }

  @Test func `a limit is named`() {
    let log = "Gotchas/a.md:7: error: the case c did not end within 30.0 s\n"
    #expect(EndReason.text(ofCode: 124, output: log) == "did not end within 30.0 s")
    #expect(EndReason.text(ofCode: 1, output: log) == nil)
  }
}

/// How far a build is.
struct BuildProgressTests {
  @Test func `the last line with numbers counts`() {
    let log = "[1/36] Write sources\n[17/210] Compiling UIKitModel UIView.swift\nwarning: x\n"
    #expect(BuildProgress(inLog: log)?.done == 17)
    #expect(BuildProgress(inLog: log)?.total == 210)
  }

  @Test(arguments: ["", "Building for debugging...", "[a/b] x", "[3/0] x", "[0-1, 2/3]"])
  func `another text has none`(log: String) {
    #expect(BuildProgress(inLog: log) == nil)
  }
}

/// The processes below this one.
struct ProcessTreeTests {
  @Test func `what a process has started ends with it`() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "sleep 60 & sleep 60; true"]
    try shell.run()
    let parent = shell.processIdentifier
    var below: [pid_t] = []
    for _ in 0..<500 where below.count < 2 {
      usleep(10_000)
      below = ProcessTree.descendants(of: parent)
    }
    #expect(below.count == 2)
    #expect(Set(ProcessTree.descendants(of: getpid())).isSuperset(of: below + [parent]))
    ProcessTree.end(below + [parent])
    shell.waitUntilExit()
    #expect(ProcessTree.descendants(of: parent).isEmpty)
  }
}
