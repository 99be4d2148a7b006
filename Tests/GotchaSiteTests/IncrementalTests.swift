import Foundation
import GotchaBook
import Testing

@testable import GotchaSite
@testable import gotchas

/// A book on a disk, built by the command line again and again.
@Suite struct IncrementalTests {
  private let book = BookOnDisk()
  private var folder: String { book.folder }
  private var output: String { book.output }

  init() throws {
    for number in 1...12 {
      try write("e\(number)", title: "Entry \(number)", text: "See `reloadData()`.")
    }
  }

  private func write(
    _ id: String, title: String, text: String, area: String = "Reuse", why: String? = nil
  ) throws {
    try book.write(
      id, area: area,
      """
      # \(title)

      \(text)

      - Area: \(area)
      - Kind: note
      - Evidence: model

      ## Why

      \(why ?? "It is [so](e1.md#why).")

      """)
  }

  /// Gives an entry another sentence, which shows on its own page only.
  private func edit(_ sentence: String) throws {
    try write(
      "e5", title: "Entry 5", text: "See `reloadData()`.", why: "It is [so](e1.md#why). \(sentence)"
    )
  }

  private func build(to output: String) async -> ExitCode { await book.build(to: output) }

  private func inode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: output + "/" + path)
    return (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
  }

  @Test(arguments: ["the text", "the title", "the heading", "the area", "a symbol"])
  func `changing one entry gives the bytes of a build from nothing`(what: String) async throws {
    #expect(await build(to: output) == .success)
    switch what {
    case "the text": try write("e5", title: "Entry 5", text: "Another sentence.")
    case "the title": try write("e5", title: "Five <b>", text: "See `reloadData()`.")
    case "the heading": try renameHeading()
    case "the area":
      try FileManager.default.removeItem(atPath: folder + "/Gotchas/reuse/e5.md")
      try write("e5", title: "Entry 5", text: "See [e1](../reuse/e1.md).", area: "Margins")
    default: try write("e5", title: "Entry 5", text: "See `layoutSubviews()` of `e5`.")
    }
    _ = await build(to: output)
    try await book.expectAsFromNothing()
  }

  /// Gives the heading to which all entries lead another name.
  private func renameHeading() throws {
    let path = folder + "/Gotchas/reuse/e1.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("## Why", with: "## Whence").write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func `a heading that is gone is missed where other entries lead to it`() async throws {
    try write("e1", title: "Entry 1", text: "See `reloadData()`.", why: "It leads nowhere.")
    #expect(await build(to: output) == .success)
    try renameHeading()
    #expect(await build(to: output) == .bookHasErrors)
  }

  @Test func `one edit after the other gives the bytes of a build from nothing`() async throws {
    _ = await build(to: output)
    for number in 1...3 {
      try write("e\(number)", title: "Entry \(number)", text: "Text \(number). See `reloadData()`.")
      _ = await build(to: output)
      try write("e5", title: "Title \(number)", text: "See `reloadData()`.")
      _ = await build(to: output)
      try await book.expectAsFromNothing()
    }
  }

  /// An edit of an entry, by the page or file that shows it.
  private struct Edit: Sendable {
    var name: String
    var title = "Entry"
    var why = "It is [so](e1.md#why)."
  }

  private static let edits = [
    Edit(name: "text", why: "It is [so](e1.md#why). Once."),
    Edit(name: "symptom", why: "It.\n\n## What you see\n\nRows jump.\n"),
    Edit(name: "link", why: "See [two](e2.md) and [out](https://example.com/)."),
    Edit(name: "heading", why: "It.\n\n## Place\n\nHere.\n"),
    Edit(name: "symbol", why: "Call `layoutSubviews()` or `place()`."),
    Edit(name: "title", title: "Another"),
  ]

  @Test func `any edit of any entry gives the bytes of a build from nothing`() async throws {
    _ = await build(to: output)
    // In the order of the book e1 is the first and e9 the last.
    for id in [1, 5, 9] {
      for edit in Self.edits {
        try write(
          "e\(id)", title: "\(edit.title) \(id)", text: "See `reloadData()`.",
          why: "\(edit.why) \(id)")
        _ = await build(to: output)
        try await book.expectAsFromNothing("\(edit.name) of e\(id)")
      }
    }
  }

  @Test func `entries json has the text of every entry as it is now`() async throws {
    struct Book: Decodable {
      struct Line: Decodable { var id, path, markdown: String }
      var entries: [Line]
    }
    _ = await build(to: output)
    for why in ["It is [so](e1.md#why). Once.", "It is [so](e1.md#why). Twice “\u{1F914}”."] {
      try write("e5", title: "Entry 5", text: "See `reloadData()`.", why: why)
      _ = await build(to: output)
      let book = try JSONDecoder().decode(Book.self, from: Data(try text("entries.json").utf8))
      #expect(book.entries.count == 12)
      for entry in book.entries {
        #expect(
          try String(contentsOfFile: folder + "/" + entry.path, encoding: .utf8) == entry.markdown)
      }
      #expect(book.entries.contains { $0.markdown.contains(why) })
    }
  }

  @Test(arguments: ["", "## What you see\n\n", "[Out](https://example.com/) and [so](e2.md). "])
  func `an edit that shows on one page only looks at no other entry`(before: String) async throws {
    _ = await build(to: output)
    try edit(before + "Another sentence.")
    // An entry far from the edited one that has changed behind its stamp is not read.
    let far = folder + "/Gotchas/reuse/e9.md"
    let line = try entryLine("e9")
    try book.changeBehindItsStamp(far) { $0.replacing("Why", with: "Not") }
    _ = await build(to: output)
    #expect(try text("entries/e5.html").contains("Another sentence."))
    #expect(try text("entries/e9.html").contains("Why"))
    #expect(try entryLine("e9") == line)
  }

  /// What `entries.json` says of an entry.
  private func entryLine(_ id: String) throws -> Substring {
    let lines = try text("entries.json").split(separator: "\n")
    return try #require(lines.first { $0.contains("\"id\":\"\(id)\"") })
  }

  private func text(_ path: String) throws -> String { try book.text(path) }

  @Test func `an entry more and an entry less give the bytes of a build from nothing`() async throws
  {
    _ = await build(to: output)
    try write("new", title: "New", text: "New.")
    _ = await build(to: output)
    try await book.expectAsFromNothing()
    try FileManager.default.removeItem(atPath: folder + "/Gotchas/reuse/new.md")
    _ = await build(to: output)
    try await book.expectAsFromNothing()
    #expect(!FileManager.default.fileExists(atPath: output + "/entries/new.html"))
  }

  @Test func `only what is another is written`() async throws {
    _ = await build(to: output)
    let before = (try inode("entries/e5.html"), try inode("entries/e9.html"))
    try write("e5", title: "Entry 5", text: "Another sentence.")
    _ = await build(to: output)
    #expect(try inode("entries/e5.html") != before.0)
    #expect(try inode("entries/e9.html") == before.1)
  }

  @Test(arguments: ["put in its place", "written into it", "removed"])
  func `a page that somebody changed is made again`(way: String) async throws {
    _ = await build(to: output)
    let page = output + "/entries/e3.html"
    switch way {
    case "put in its place": try "mine".write(toFile: page, atomically: true, encoding: .utf8)
    case "written into it": try "mine".write(toFile: page, atomically: false, encoding: .utf8)
    default: try FileManager.default.removeItem(atPath: page)
    }
    try edit("Another sentence.")
    _ = await build(to: output)
    try await book.expectAsFromNothing()
  }

  @Test(arguments: ["", "entries/", "badges/", "theme/"])
  func `a file that somebody put there at once after a build stops the next`(
    place: String
  ) async throws {
    for number in 1...5 {
      try edit("Sentence \(number).")
      #expect(await build(to: output) == .success)
      let notes = output + "/" + place + "notes.txt"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: notes))
      try edit("No sentence.")
      #expect(await build(to: output) == .cannotWrite)
      #expect(try String(contentsOfFile: notes, encoding: .utf8) == "mine")
      #expect(try text("entries/e5.html").contains("Sentence \(number)."))
      try FileManager.default.removeItem(atPath: notes)
    }
  }

  @Test(arguments: [true, false])
  func `an edit is found however an editor writes it`(isAtomic: Bool) async throws {
    _ = await build(to: output)
    for number in 1...3 {
      let path = folder + "/Gotchas/reuse/e5.md"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try (text + "\nSentence \(number).\n").write(
        toFile: path, atomically: isAtomic, encoding: .utf8)
      _ = await build(to: output)
      #expect(try self.text("entries/e5.html").contains("Sentence \(number)."))
    }
    try await book.expectAsFromNothing()
  }

  /// The files of the cache with their sizes.
  private var caches: [String: Int] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/cache")
      return Dictionary(
        names.map { ($0, FileStamp(ofFile: folder + "/cache/" + $0)?.size ?? 0) },
        uniquingKeysWith: { $1 })
    }
  }

  @Test func `what an edit writes into the cache does not grow with the book`() async throws {
    for number in 13...200 {
      try write("e\(number)", title: "Entry \(number)", text: "See `reloadData()`.")
    }
    _ = await build(to: output)
    let before = try caches
    try edit("Another sentence.")
    _ = await build(to: output)
    let added = try caches.filter { before[$0.key] == nil }
    let whole = try #require(before.values.max())
    #expect(added.count == 1)
    #expect(added.values.allSatisfy { $0 * 20 < whole })
  }

  @Test(arguments: [false, true])
  func `a damaged cache costs time and nothing else`(hasEdits: Bool) async throws {
    _ = await build(to: output)
    if hasEdits {
      try edit("Another sentence.")
      _ = await build(to: output)
    }
    let name = try #require(try caches.keys.first { $0.hasSuffix(".edits") == hasEdits })
    let path = folder + "/cache/" + name
    let bytes = try #require(FileManager.default.contents(atPath: path))
    for length in [0, 1, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(await build(to: output) == .success)
      try await book.expectAsFromNothing()
    }
  }

  @Test func `a mistake is said again by every build`() async throws {
    try write("e2", title: "Entry 2", text: "See [nothing](gone.md).")
    #expect(await build(to: output) == .bookHasErrors)
    #expect(await build(to: output) == .bookHasErrors)
  }
}
