#if os(macOS) || os(Linux) || os(Windows)
  import Foundation

  /// A command that is run to its end, with everything it prints in a file.
  package struct Shell: Sendable {
    /// The folder that commands run in.
    package var root: String

    package init(root: String) {
      self.root = root
    }

    /// Runs `words` and returns the exit code; 127 when the command cannot be started.
    package func run(_ words: [String], log: String) -> Int32 {
      _ = FileManager.default.createFile(atPath: log, contents: nil)
      guard let handle = FileHandle(forWritingAtPath: log) else { return Self.cannotStart }
      defer { try? handle.close() }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = Self.unlocked(words)
      process.currentDirectoryURL = URL(fileURLWithPath: root)
      process.standardOutput = handle
      process.standardError = handle
      guard (try? process.runToEnd()) != nil else { return Self.cannotStart }
      return process.terminationStatus
    }

    /// Within `swift package gotchas` the build folder is locked for this very process, which waits
    /// for the command and must not be waited for (`--ignore-lock`, SwiftPM 6.0).
    private static func unlocked(_ words: [String]) -> [String] {
      let isInside = ProcessInfo.processInfo.environment["GOTCHAS_INSIDE_SWIFTPM"] != nil
      guard isInside, words.count > 1, words[0] == "swift", ["build", "test"].contains(words[1])
      else { return words }
      return words[..<2] + ["--ignore-lock"] + words[2...]
    }

    /// What shells say of a command that is not there (POSIX, XCU 2.8.2).
    package static let cannotStart: Int32 = 127
  }
#endif
