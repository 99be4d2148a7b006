import Foundation

/// A package below `.build` that uses this one, in which commands are timed.
struct BenchmarkPackage {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let root: URL
  private let log: URL
  /// The flags that `gotchas` gives to its builds too: other flags build all anew.
  private let flags = (ProcessInfo.processInfo.environment["SWIFT_FLAGS"] ?? "")
    .split(separator: " ").map(String.init)

  /// The program `gotchas`, as `buildTool` builds it.
  let tool = Folders.repository.appending(path: ".build/debug/gotchas").path
  /// The command that builds the package with its tests.
  var buildTests: [String] { ["swift", "build", "--build-tests"] + flags }

  /// Begins the package anew; its build products are kept from run to run.
  init(named name: String, manifest: String) throws {
    root = Folders.scratch.appending(path: name)
    log = root.appending(path: ".build/benchmark.txt")
    for folder in ["Sources", "Tests"] {
      try? FileManager.default.removeItem(at: root.appending(path: folder))
    }
    try FileManager.default.createDirectory(
      at: root.appending(path: ".build"), withIntermediateDirectories: true)
    try write(manifest, to: "Package.swift")
  }

  /// Writes a file of the package.
  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func buildTool() throws {
    try run(["swift", "build", "--product", "gotchas"] + flags, in: Folders.repository)
  }

  /// How long a command takes in the package.
  func time(_ words: [String]) throws -> Duration {
    try ContinuousClock().measure { try run(words) }
  }

  /// The CPU seconds that a command and what it starts take in the package when nothing is built.
  func cpuTimeFromNothing(_ words: [String]) throws -> Double {
    let folder = root.appending(path: ".build")
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let start = CPUTime.ofChildren
    try run(words)
    return CPUTime.ofChildren - start
  }

  /// Runs a command in the package.
  func run(_ words: [String]) throws { try run(words, in: root) }

  private func run(_ words: [String], in folder: URL) throws {
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(words[0]) \(words[1]) ended with \(process.terminationStatus); \(log.path)")
    }
  }
}
