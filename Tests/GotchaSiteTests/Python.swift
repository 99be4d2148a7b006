import Foundation

/// The Python that `Tests/Browser/set-up` has made, or else the system's.
enum Python {
  /// Runs a script of the package, or with `-c` one line, and returns what it printed; nil when there
  /// is no Python.
  static func run(_ words: [String], input: String = "") -> (code: Int32, output: String)? {
    let own = SiteOnDisk.package + "/.build/python/bin/python3"
    let hasOwn = FileManager.default.isExecutableFile(atPath: own)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: hasOwn ? own : "/usr/bin/env")
    process.arguments = (hasOwn ? [] : ["python3"]) + words
    process.currentDirectoryURL = URL(fileURLWithPath: SiteOnDisk.package)
    let (pipe, inputPipe) = (Pipe(), Pipe())
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = inputPipe
    guard (try? process.run()) != nil else { return nil }
    try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? inputPipe.fileHandleForWriting.close()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
