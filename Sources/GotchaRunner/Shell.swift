package import Foundation

/// Runs commands to their end.
package struct Shell: Sendable {
  /// The folder that commands run in.
  package var root: String
  /// What commands find in their environment besides this process's own.
  package var environment: [String: String] = [:]

  /// Watches a program of cases from outside; nil for other commands.
  var pulse: PulseWatch? {
    didSet { environment[PulseWatch.variable] = pulse?.path }
  }

  package init(root: String) {
    self.root = root
  }

  /// Runs `words` with everything they print in a file, and returns the exit code; 127 when the
  /// command cannot be started, and 128 and the signal's number when one ended it.
  ///
  /// - Parameters:
  ///   - endsWithRunner: Whether the command is a program of tests, which reads its standard input
  ///     until it ends: it ends when this process does in any way. Other commands find the
  ///     environment of a shell, since SwiftPM compiles a manifest anew in another one.
  ///   - progress: Called when a build that is run has come further.
  package func run(
    _ words: [String], log: String, endsWithRunner: Bool = false,
    progress: (@Sendable (BuildProgress) -> Void)? = nil
  ) -> Int32 {
    guard FileManager.default.createFile(atPath: log, contents: nil),
      let handle = FileHandle(forWritingAtPath: log)
    else { return Self.cannotStart }
    defer { try? handle.close() }
    let process = process(words, output: handle)
    process.standardError = handle
    // A trace of the stack takes seconds, and no page shows one.
    if endsWithRunner, process.environment?["SWIFT_BACKTRACE"] == nil {
      process.environment?["SWIFT_BACKTRACE"] = "enable=no"
    }
    let input = Pipe()
    process.standardInput = endsWithRunner ? input : FileHandle.nullDevice
    let watch = progress.map { Self.watch(log, report: $0) }
    defer { watch?.cancel() }
    return Self.run(process, pulse: pulse)
  }

  /// Looks once a second how far a build is, until it is cancelled.
  private static func watch(
    _ log: String, report: @escaping @Sendable (BuildProgress) -> Void
  ) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    nonisolated(unsafe) var last: BuildProgress?
    timer.setEventHandler {
      guard let progress = BuildProgress(inFile: log), progress != last else { return }
      last = progress
      report(progress)
    }
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.activate()
    return timer
  }

  /// What a command prints to its standard output; nil when it fails.
  package func output(of words: [String]) -> Data? {
    let log = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    guard FileManager.default.createFile(atPath: log.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: log.path)
    else { return nil }
    let process = process(words, output: handle)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let code = Self.run(process)
    try? handle.close()
    return code == 0 ? try? Data(contentsOf: log) : nil
  }

  private func process(_ words: [String], output: FileHandle) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.standardOutput = output
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    return process
  }

  private static func run(_ process: Process, pulse: PulseWatch? = nil) -> Int32 {
    guard let isKilled = try? RunningProcesses.runToEnd(process, pulse: pulse) else {
      return cannotStart
    }
    if isKilled { return silent }
    // Shells report an end by a signal so (POSIX, XCU 2.8.2).
    let signalBase: Int32 = 128
    return process.terminationReason == .exit
      ? process.terminationStatus : signalBase + process.terminationStatus
  }

  /// For a program that was killed because it was silent; no shell has a meaning for it.
  static let silent: Int32 = 123

  /// What shells return for a command that is not there (POSIX, XCU 2.8.2).
  package static let cannotStart: Int32 = 127
}
