import Foundation
import TestSupport
import Testing

@testable import gotchas

@Suite("A package elsewhere with the lines of the guide")
struct OwnBookTests {
  private static let guide = repositoryRoot.appending(
    path: "Sources/GotchaTesting/GotchaTesting.docc/KeepYourOwnBook.md")

  /// The manifest that the guide shows.
  private func manifest() throws -> String {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    return try #require(text.components(separatedBy: "```swift\n").dropFirst().first)
      .components(separatedBy: "```")[0]
  }

  @Test("has its first entry and its site without a flag, with the theme of the program")
  func site() async throws {
    let folder = try ScratchFolder(["Package.swift": try manifest()])
    func run(_ words: String...) async -> ExitCode {
      await Gotchas.run(words + ["--root", folder.path])
    }
    #expect(await run("new", "Rows jump", "--area", "Headers", "--new-area") == .success)
    #expect(folder.text("Tests/OurTableNotes/headers/rows-jump.md") != nil)
    #expect(folder.text("Tests/OurTableNotes/Book.swift") != nil)
    #expect(await run("list") == .success)
    #expect(await run("build") == .success)
    #expect(folder.text("Site/public/entries/rows-jump.html")?.contains("Rows jump") == true)
    #expect((folder.text("Site/public/theme/site.css") ?? "").count > 1000)
    #expect(folder.text("Site/public/schemas/entries.schema.json") != nil)
    #expect(folder.text("Site/public/theme/SiteTheme.swift") == nil)
  }

  @Test("can name the dependency by its URL")
  func url() async throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let block = try #require(
      text.components(separatedBy: "```swift\n").first { $0.contains(".package(url:") })
    let dependencies = block.components(separatedBy: "```")[0]
    let byPath = try manifest()
    let line = try #require(
      byPath.components(separatedBy: "\n").first { $0.contains("dependencies: [.package(") })
    let byURL = byPath.replacing(line + "\n", with: dependencies)
    let folder = try ScratchFolder(["Package.swift": byURL])
    let words = ["new", "Rows jump", "--area", "Headers", "--new-area", "--root", folder.path]
    #expect(await Gotchas.run(words) == .success)
    #expect(folder.text("Tests/OurTableNotes/headers/rows-jump.md") != nil)
  }
}
