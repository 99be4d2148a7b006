import CodeCheck
import Foundation

/// A program that is run and timed.
struct Command {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var words: [String]
  var folder: URL

  /// Runs the program to its end and gives what it says.
  func output() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words[0]) ended with \(process.terminationStatus)")
    }
    return String(decoding: said, as: UTF8.self)
  }

  /// Runs the program to its end and gives the seconds it took; what it says is thrown away.
  @discardableResult
  func run() throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.runToEnd()
    let time = start.duration(to: clock.now) / .seconds(1)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words[0]) ended with \(process.terminationStatus)")
    }
    return time
  }
}
