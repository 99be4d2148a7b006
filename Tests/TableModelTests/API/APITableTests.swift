import Foundation
import Testing

/// The generated page of UIKit's API (Documentation/API.md) against what is declared.
@Suite("The API page", .serialized) struct APITableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a generator in its checking mode on the module that the tests were built with.
  private func check(_ generator: String) throws -> (status: Int32, message: String) {
    let binaries = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "Tools/\(generator)", "--check", "--binaries", binaries.path,
    ]
    process.currentDirectoryURL = Self.root
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let message = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: message, as: UTF8.self))
  }

  @Test("The page says what the dialect declares")
  func isTrue() throws {
    let result = try check("api_table.py")
    #expect(result.status == 0, "\(result.message)")
  }

  @Test("The calls of the whole interface are those of what the dialect declares")
  func isCalled() throws {
    let result = try check("interface_smoke.py")
    #expect(result.status == 0, "\(result.message)")
  }

  @Test(
    "Every member of UIKit's table and scroll view types is declared",
    arguments: [
      "UITableView", "UITableViewDelegate", "UITableViewDataSource",
      "UITableViewDataSourcePrefetching", "UITableViewCell", "UITableViewHeaderFooterView",
      "UITableViewController", "UIScrollView", "UIScrollViewDelegate",
    ])
  func isComplete(owner: String) throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/API.md"), encoding: .utf8)
    let sections = page.components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(owner + "\n") })
    let members = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(!members.isEmpty)
    #expect(members.filter { $0.contains("| missing |") } == [])
  }
}
