import Foundation

/// The Python script that looks at a site in headless Chromium.
enum Browser {
  /// What is missing for it; empty when it can run.
  static let missing: String = {
    guard let result = run(["probe"]) else { return "python3" }
    return result.code == 0 ? "" : result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  static var isAvailable: Bool { missing.isEmpty }

  /// Runs the script; nil when there is no Python.
  static func run(_ words: [String]) -> (code: Int32, output: String)? {
    let own = SiteOnDisk.package + "/.build/python/bin/python3"
    let hasOwn = FileManager.default.isExecutableFile(atPath: own)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: hasOwn ? own : "/usr/bin/env")
    process.arguments =
      (hasOwn ? [] : ["python3"]) + [SiteOnDisk.package + "/Tests/Browser/check_site.py"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
