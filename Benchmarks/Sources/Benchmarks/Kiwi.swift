import Foundation

/// kiwisolver's C++ core, built from its source distribution.
struct Kiwi {
  /// The release that we measure ourselves against.
  private static let version = "1.5.1"

  private let driver: URL
  private let system: URL

  /// Fetches, unpacks and compiles what is not there yet, below `folder`.
  init(sources: URL, system: URL, folder: URL) throws {
    self.system = system
    driver = folder.appending(path: "driver")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unpacked = folder.appending(path: "kiwisolver-\(Self.version)")
    if !FileManager.default.fileExists(atPath: unpacked.path) {
      try Command(
        words: [
          "python3", "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "kiwisolver",
          "--dest", folder.path, "kiwisolver==\(Self.version)",
        ], folder: folder
      ).run()
      try Command(
        words: ["tar", "xzf", unpacked.path + ".tar.gz", "-C", folder.path], folder: folder
      ).run()
    }
    try Command(
      words: [
        "g++", "-O2", "-std=c++17", "-I", unpacked.path,
        sources.appending(path: "driver.cpp").path, "-o", driver.path,
      ], folder: folder
    ).run()
  }

  /// Nanoseconds by name, the best of the rounds.
  func measure(rounds: Int) throws -> [String: Double] {
    var figures: [String: Double] = [:]
    let command = Command(
      words: [driver.path, system.path, String(rounds)], folder: driver.deletingLastPathComponent())
    for line in try command.output().split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
    }
    return figures
  }
}
