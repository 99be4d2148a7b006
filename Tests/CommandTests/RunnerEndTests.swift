import Foundation
import TestSupport
import Testing

/// A test run of which the runner is killed.
@Suite struct RunnerEndTests {
  /// How long a book of one entry may take to compile and to begin, on a machine with other work.
  private static let longestStart = Duration.seconds(300)
  /// How long a process may take to go.
  private static let longestEnd = Duration.seconds(20)

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "own-book",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [.package(name: "table-view-gotchas", path: "\(repositoryRoot.path)")],
      targets: [
        .testTarget(
          name: "OwnBook",
          dependencies: [.product(name: "GotchaTesting", package: "table-view-gotchas")])
      ]
    )
    """

  /// A case that writes the number of its process to a file and goes on for ever.
  private static func entry(writingTo file: String) -> String {
    """
    # It never ends

    Lead.

    - Area: Own book
    - Applies to: iOS 18+
    - Evidence: model

    ### It never ends

    ```swift
    try "\\(getpid())".write(toFile: "\(file)", atomically: true, encoding: .utf8)
    while getpid() > 0 {}
    #expect(getpid() > 0)
    ```
    """
  }

  @Test func `the process of the cases ends with its runner, even if that is killed`() async throws
  {
    let folder = try ScratchFolder(["Package.swift": Self.manifest])
    let number = folder.path + "/number"
    try folder.write(Self.entry(writingTo: number), to: "Tests/OwnBook/endless.md")
    let runner = Process()
    runner.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "gotchas")
    runner.arguments = [
      "test", "--root", folder.path, "--book", "Tests/OwnBook", "--time-limit", "1000",
    ]
    runner.environment = ProcessInfo.processInfo.environment
      .merging(["GOTCHAS_LIBRARY": repositoryRoot.path]) { given, _ in given }
    runner.standardOutput = FileHandle.nullDevice
    runner.standardError = FileHandle.nullDevice
    try runner.run()
    defer { runner.terminate() }
    var process: pid_t?
    try await wait(Self.longestStart) {
      process = folder.text("number").flatMap { pid_t($0) }
      return process != nil || !runner.isRunning
    }
    let found = try #require(process, "the case did not begin")
    #expect(kill(found, 0) == 0)
    kill(runner.processIdentifier, SIGKILL)
    try await wait(Self.longestEnd) { kill(found, 0) != 0 }
    #expect(kill(found, 0) != 0, "the process of the cases goes on")
    kill(found, SIGKILL)
  }

  private func wait(_ longest: Duration, until isDone: () -> Bool) async throws {
    let end = ContinuousClock.now + longest
    while !isDone(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(50)) }
  }
}
