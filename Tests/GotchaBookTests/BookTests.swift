import Foundation
import GotchaBook
import TestSupport
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
        "Gotchas/row-heights/b.md": Samples.entry(title: "# Another"),
        "Gotchas/row-heights/a.md": Self.entry,
        "Gotchas/README.md": "x", "Gotchas/.hidden/c.md": "x", "Gotchas/Book.swift": "",
        "Gotchas/row-heights/.d.md": "x",
      ], links: ["Gotchas/row-heights/loop": "Gotchas"])
    #expect(book.readings.map(\.path) == ["Gotchas/row-heights/a.md", "Gotchas/row-heights/b.md"])
    #expect(
      book.diagnostics.map { "\($0.rule) \($0.place.file):\($0.place.line)" }
        == ["linked-folder Gotchas/row-heights/loop:1"])
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

  @Test(
    "reports a title twice, at both pages, whatever its case, marks and final punctuation",
    arguments: [
      ("# `reloadData()` jumps", "# reloadData() Jumps", true),
      ("# \"Invalid update\"", "# “Invalid  *update*”!", true),
      ("# Rows jump", "# Rows jump…", true),
      ("# `==` is called", "# `!=` is called", false),
      ("# `insert(_:)` jumps", "# `insert(at:)` jumps", false),
      ("# Rows jump (iOS 8)", "# Rows jump (iOS 9)", false),
    ])
  func titles(one: String, other: String, isSame: Bool) throws {
    let book = try read([
      "Gotchas/row-heights/a.md": Samples.entry(title: one),
      "Gotchas/row-heights/b.md": Samples.entry(title: other),
    ])
    let found = book.diagnostics.filter { $0.rule == "duplicate-title" }
    #expect(found.map { $0.place.file.suffix(4) } == (isSame ? ["a.md", "b.md"] : []))
    #expect(found.allSatisfy { $0.place.line == 1 && $0.severity == .error })
    if isSame {
      #expect(found[0].message.contains("row-heights/b.md:1"))
      #expect(found[1].message.contains("row-heights/a.md:1"))
    }
  }

  @Test("lets a removed id lead to one entry, and to none while an entry has it")
  func formerIDs() throws {
    func entry(formerly ids: String) -> String {
      Samples.entry(facts: "- Area: Row heights\n- Formerly: \(ids)\n- Evidence: model")
    }
    let book = try read([
      "Gotchas/row-heights/a.md": entry(formerly: "gone, b, Not an id"),
      "Gotchas/row-heights/b.md": Self.entry,
      "Gotchas/row-heights/c.md": entry(formerly: "gone, older"),
      "Gotchas/row-heights/d.md": entry(formerly: "d"),
    ])
    #expect(book.entries.map { $0.formerIDs.map(\.id) }.first == ["gone", "b", "Not an id"])
    let found = book.diagnostics.filter { $0.rule == "former-id" }
    let line = book.entries[0].formerIDs[0].place.line
    #expect(
      found.map(\.place) == [
        Place(file: "Gotchas/row-heights/a.md", line: line, column: 19),
        Place(file: "Gotchas/row-heights/a.md", line: line, column: 22),
        Place(file: "Gotchas/row-heights/c.md", line: line, column: 13),
        Place(file: "Gotchas/row-heights/d.md", line: line, column: 13),
      ])
    #expect(found.first?.message.contains("leads to Gotchas/row-heights/b.md") == true)
  }

  @Test("names what has the name of an entry's file and is none")
  func noFiles() throws {
    let folder = try ScratchFolder([
      "Gotchas/row-heights/a.md": Self.entry, "Gotchas/row-heights/x.md/README": "",
    ])
    mkfifo(folder.url.appending(path: "Gotchas/row-heights/pipe.md").path, 0o600)
    let book = Book.read(root: folder.path)
    #expect(book.entries.map(\.id) == ["a"])
    #expect(
      book.diagnostics.map { "\($0.rule) \($0.place.file)" } == [
        "unreadable-file Gotchas/row-heights/pipe.md", "unreadable-file Gotchas/row-heights/x.md",
      ])
  }

  @Test("names what ends in .MD, which is not read")
  func capitals() throws {
    let book = try read([
      "Gotchas/row-heights/a.md": Self.entry, "Gotchas/row-heights/b.MD": Self.entry,
      "Gotchas/row-heights/README.MD": "", "Gotchas/row-heights/README.md": "",
    ])
    #expect(book.entries.map(\.id) == ["a"])
    #expect(
      book.diagnostics.map { "\($0.rule) \($0.place.file)" }
        == ["file-name Gotchas/row-heights/b.MD"])
  }

  @Test("takes no former id that is too long for a file's name")
  func longFormerID() throws {
    let facts = "- Area: Row heights\n- Formerly: \(String(repeating: "a", count: 3000))"
    let book = try read([
      "Gotchas/row-heights/a.md": Samples.entry(facts: facts + "\n- Evidence: model")
    ])
    #expect(book.diagnostics.map(\.rule) == ["former-id"])
  }

  @Test("keeps an entry whose neighbor is broken")
  func neighbors() throws {
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
          if true { #expect(table.text == text) }
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

  @Test("does not read what a link outside of it leads to, and names the link")
  func links() throws {
    let book = try read(
      [
        "secret.md": "# Secret", "Elsewhere/row-heights/b.md": Self.entry,
        "Gotchas/row-heights/inside.md": Samples.entry(title: "# Inside"),
        "Elsewhere/Large.swift": "@Test(.gotcha(\"c\", case: \"the-case\")) func secret() {}",
        "Gotchas/row-heights/c.md": Self.linked,
      ],
      links: [
        "Gotchas/row-heights/x.md": "secret.md", "Gotchas/row-heights/folder": "Elsewhere",
        "Gotchas/row-heights/y.md": "Gotchas/row-heights/inside.md",
        "Gotchas/row-heights/loop.md": "Gotchas/row-heights/loop.md",
        "Gotchas/row-heights/up": "Gotchas",
      ])
    #expect(
      book.diagnostics.map { "\($0.rule) \($0.place.file)" } == [
        "missing-swift-case Gotchas/row-heights/c.md",
        "link-outside-book Gotchas/row-heights/folder",
        "duplicate-title Gotchas/row-heights/inside.md",
        "unreadable-file Gotchas/row-heights/loop.md",
        "linked-folder Gotchas/row-heights/up",
        "link-outside-book Gotchas/row-heights/x.md",
        "duplicate-title Gotchas/row-heights/y.md",
      ])
    #expect(!book.entries.contains { $0.title == "Secret" })
    #expect(book.entries.map(\.id) == ["c", "inside", "y"])
  }

  @Test("does not publish a Swift case that a link outside of the package leads to")
  func linkedSwift() throws {
    let outside = try ScratchFolder([
      "Large.swift": "@Test(.gotcha(\"a\", case: \"the-case\")) func secret() {}"
    ])
    let folder = try ScratchFolder([
      "Gotchas/row-heights/a.md": Self.linked, "Tests/GotchaTests/README": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Tests/GotchaTests/Large.swift").path,
      withDestinationPath: outside.url.appending(path: "Large.swift").path)
    let book = Book.read(root: folder.path, swiftTests: ["Tests"])
    #expect(book.diagnostics.map(\.rule) == ["missing-swift-case"] && book.swiftCases.isEmpty)
  }

  @Test("whose folder is a link has the entries behind it, and none where that leads nowhere")
  func linkedFolder() throws {
    let outside = try ScratchFolder(["row-heights/a.md": Self.entry])
    let folder = try ScratchFolder(["README.md": ""])
    let link = folder.url.appending(path: "Gotchas").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: outside.url.path)
    let book = Book.read(root: folder.path, swiftTests: [])
    #expect(book.entries.map(\.path) == ["Gotchas/row-heights/a.md"])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(Book.read(root: folder.path, swiftTests: []).readings.isEmpty)
  }

  @Test("that does not exist has no entries")
  func missing() throws {
    #expect(try read([:]).readings.isEmpty)
  }
}
