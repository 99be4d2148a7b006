import Foundation
import GotchaBook
import TestSupport
import Testing

/// The entry that CONTRIBUTING writes, step by step.
@Suite struct WorkedExampleTests {
  private static let contributing = repositoryRoot.appending(path: "CONTRIBUTING.md")

  /// What is between four backticks in the section of the example.
  private func example() throws -> String {
    let text = try String(contentsOf: Self.contributing, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "# A worked example").dropFirst().first)
    let parts = section.components(separatedBy: "````")
    return String(try #require(parts.dropFirst().first).drop { $0 != "\n" }.dropFirst())
  }

  @Test func `the entry reads without a fault and proves its cure`() throws {
    let reading = EntryParser.read(
      path: "Gotchas/row-heights/height-method-beats-row-height.md",
      bytes: Array(try example().utf8), folder: nil)
    #expect(reading.diagnostics.map(\.message) == [])
    let entry = try #require(reading.entry)
    #expect(entry.cases.count == 2)
    let cure = try #require(entry.cases.first)
    let ways = cure.blocks.compactMap { block in
      if case .swift(let code) = block { code.attributes.way } else { nil }
    }
    #expect(ways == [.wrong, .right])
    #expect(entry.searchedAs.count == 2)
  }
}
