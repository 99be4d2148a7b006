import Foundation
import GotchaBook
import ScratchFolder
import Testing

@Suite("A book")
struct BookTests {
  /// A package in a temporary folder with these files; read, and removed again.
  private func read(_ files: [String: String], links: [String: String] = [:]) throws -> Book {
    let folder = try ScratchFolder(files)
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: path).path,
        withDestinationPath: folder.url.appending(path: target).path)
    }
    return Book.read(root: folder.path, swiftTests: ["Tests"])
  }

  private static let entry = Samples.entry()
  private static let linked = Samples.entry(
    body: "### The case\n\n- Swift case: Tests/GotchaTests/Large.swift")

  @Test("has its entries in the order of their paths, and nothing else")
  func order() throws {
    let book = try read(
      [
        "Gotchas/row-heights/b.md": Self.entry, "Gotchas/row-heights/a.md": Self.entry,
        "Gotchas/README.md": "x", "Gotchas/.hidden/c.md": "x", "Gotchas/Book.swift": "",
        "Gotchas/row-heights/.d.md": "x",
      ], links: ["Gotchas/row-heights/loop": "Gotchas"])
    #expect(book.readings.map(\.path) == ["Gotchas/row-heights/a.md", "Gotchas/row-heights/b.md"])
    #expect(book.diagnostics == [])
  }

  @Test("reports an id twice, also when only the case of letters differs")
  func duplicates() throws {
    let book = try read([
      "Gotchas/row-heights/a.md": Self.entry, "Gotchas/z/a.md": Self.entry,
      "Gotchas/row-heights/A.md": Self.entry,
    ])
    let duplicates = book.diagnostics.filter { $0.rule == "duplicate-id" }
    #expect(duplicates.map(\.place.file) == ["Gotchas/row-heights/a.md", "Gotchas/z/a.md"])
  }

  @Test("keeps an entry whose neighbour is broken")
  func neighbours() throws {
    let book = try read(["Gotchas/row-heights/a.md": Self.entry, "Gotchas/row-heights/b.md": ""])
    #expect(book.entries.map(\.id) == ["a"])
    #expect(book.diagnostics.map(\.place.file) == ["Gotchas/row-heights/b.md"])
  }

  @Test("gives the source of a case written in Swift")
  func swiftCase() throws {
    let swift = """
      import Testing

      struct Large {
        // .gotcha("nothing", case: "commented-out")
        @Test(.gotcha("a", /* why */ case: "the-case"))
        @MainActor func large() {
          let text = "} not the end"
          if true {}
        }

        func other() {}
      }
      """
    let book = try read([
      "Gotchas/row-heights/a.md": Self.linked, "Tests/GotchaTests/Large.swift": swift,
    ])
    #expect(book.diagnostics == [])
    let found = try #require(book.swiftCases.first)
    #expect(found.entryID == "a" && found.caseSlug == "the-case")
    #expect(found.lines == 5...9)
    #expect(found.source.hasPrefix("  @Test(") && found.source.hasSuffix("  }\n"))
  }

  @Test("reports a trait that names no entry, no case, or a case that does not name its file")
  func wrongTraits() throws {
    let swift = """
      @Test(.gotcha("b", case: "the-case")) func one() {}
      @Test(.gotcha("a", case: "no-case")) func two() {}
      @Test(.gotcha("a", case: "the-case")) func three() {}
      """
    let book = try read([
      "Gotchas/row-heights/a.md": Self.linked, "Tests/GotchaTests/Other.swift": swift,
    ])
    let found = book.diagnostics.map { "\($0.rule) \($0.place)" }
    #expect(
      found == [
        "missing-swift-case Gotchas/row-heights/a.md:6:1",
        "unknown-entry Tests/GotchaTests/Other.swift:1:8",
        "unknown-case Tests/GotchaTests/Other.swift:2:8",
        "unlinked-case Tests/GotchaTests/Other.swift:3:8",
      ])
  }

  @Test("that does not exist has no entries")
  func missing() throws {
    #expect(try read([:]).readings.isEmpty)
  }
}
