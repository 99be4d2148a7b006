import Foundation
import PackagePlugin

/// `swift package gotchas …`: the command line, built first if it has to be.
@main struct GotchasCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "gotchas").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM keeps the build folder locked while a plugin runs; what the command starts has to
    // know that it may go in.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GOTCHAS_INSIDE_SWIFTPM": "1"]) { _, new in new }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("gotchas ended with exit code \(process.terminationStatus)")
    }
  }
}
