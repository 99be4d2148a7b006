import Foundation

/// A program that is run and timed.
struct Command {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var words: [String]
  var folder: URL

  /// Runs the program to its end and returns its output.
  func output() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words[0]) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs the program to its end and returns the seconds it took; its output is discarded.
  ///
  /// - Parameter successes: The exit codes with which the program has done its work.
  @discardableResult
  func run(successes: Set<Int32> = [0]) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let time = start.duration(to: clock.now) / .seconds(1)
    guard successes.contains(process.terminationStatus) else {
      throw Failure(description: "\(words[0]) ended with \(process.terminationStatus)")
    }
    return time
  }
}
