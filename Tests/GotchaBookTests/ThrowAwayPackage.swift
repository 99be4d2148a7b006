import Foundation
import TestSupport

/// A package in a temporary folder that uses the plugin for a book of its own.
struct ThrowAwayPackage: ~Copyable {
  private let folder: ScratchFolder
  private let scratch: URL

  /// The root of this repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Writes the manifest; builds are kept below the repository's `.build` from run to run, beside
  /// those of the other package that uses this one.
  init() throws {
    scratch = Self.repository.appending(path: ".build/clients")
    folder = try ScratchFolder([
      "Package.swift": Self.manifest,
      // SwiftPM takes a folder for a target only when a Swift file is in it.
      "Tests/OwnBook/Book.swift": "// The entries are beside this file.\n",
    ])
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  func remove(_ path: String) throws {
    try folder.remove(path)
  }

  /// Runs `swift test`; gives its exit code and everything it printed.
  func test() async throws -> (code: Int32, output: String) {
    let log = folder.url.appending(path: "log.txt")
    // With the flags of the Makefile, or the other package would be built from nothing after it.
    let flags = (ProcessInfo.processInfo.environment["SWIFT_FLAGS"] ?? "").split(separator: " ")
    let words =
      ["swift", "test", "--package-path", folder.path, "--scratch-path", scratch.path]
      + flags.map(String.init)
    return try await blocking {
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      try handle.close()
      return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }
  }

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "own-book",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [.package(name: "table-view-gotchas", path: "\(repository.path)")],
      targets: [
        .testTarget(
          name: "OwnBook",
          dependencies: [
            .product(name: "GotchaTesting", package: "table-view-gotchas"),
            .product(name: "TableModel", package: "table-view-gotchas"),
          ],
          plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")])
      ]
    )
    """
  }
}
