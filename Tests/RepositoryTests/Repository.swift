import Foundation
import TestSupport

/// The files of this repository, as Git tracks them.
struct Repository {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let root = repositoryRoot

  /// The paths of tracked files and of new ones that are not ignored, relative to the root.
  func files() throws -> [String] {
    let words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    return try output(of: words).split(separator: "\0").map(String.init).filter {
      FileManager.default.fileExists(atPath: root.appending(path: $0).path)
    }
  }

  /// The Swift files below a folder.
  func swiftFiles(below folder: String = "") throws -> [String] {
    try files().filter { $0.hasSuffix(".swift") && $0.hasPrefix(folder) }
  }

  /// The text of a file; nil for one that is no text.
  func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of text files that match an extended regular expression, each with its place.
  func lines(matching pattern: String, except folders: [String]) throws -> [String] {
    let words = ["git", "grep", "--untracked", "-InE", pattern, "--"]
    // Git ends with 1 when nothing is found.
    let found = try output(of: words + folders.map { ":!\($0)" }, accepting: [0, 1])
    return found.split(separator: "\n").map(String.init)
  }

  /// What a command prints that ends as it should.
  func output(of words: [String], accepting codes: Set<Int32> = [0]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard codes.contains(process.terminationStatus) else {
      throw Failure(description: "\(words.joined(separator: " ")) failed")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
