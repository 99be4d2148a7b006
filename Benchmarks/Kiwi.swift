import Foundation

/// kiwisolver's C++ core, built from its source distribution.
struct Kiwi {
  /// The release that we measure ourselves against.
  private static let version = "1.5.1"

  private let driver: URL
  private let system: URL

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Fetches, unpacks and compiles what is not there yet, below `folder`.
  init(sources: URL, system: URL, folder: URL) throws {
    self.system = system
    driver = folder.appending(path: "driver")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unpacked = folder.appending(path: "kiwisolver-\(Self.version)")
    if !FileManager.default.fileExists(atPath: unpacked.path) {
      try Self.run([
        "python3", "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "kiwisolver",
        "--dest", folder.path, "kiwisolver==\(Self.version)",
      ])
      try Self.run(["tar", "xzf", unpacked.path + ".tar.gz", "-C", folder.path])
    }
    try Self.run([
      "g++", "-O2", "-std=c++17", "-I", unpacked.path,
      sources.appending(path: "driver.cpp").path, "-o", driver.path,
    ])
  }

  /// Nanoseconds by name, the best of the rounds.
  func measure(rounds: Int) throws -> [String: Double] {
    var figures: [String: Double] = [:]
    for line in try Self.run([driver.path, system.path, String(rounds)]).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
    }
    return figures
  }

  @discardableResult
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments[0]) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
