import Foundation

/// The files of this repository, as Git tracks them.
struct Repository {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let root: URL

  init(file: String = #filePath) {
    root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

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

  /// What a command prints.
  func output(of words: [String]) throws -> String {
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
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words.joined(separator: " ")) failed")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
