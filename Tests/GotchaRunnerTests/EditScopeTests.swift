import Foundation
import GotchaBook
import GotchaRunner
import Testing

@Suite("What an edit touches") struct EditScopeTests {
  private static let book: Book = {
    let readings = ["a", "b"].map { name in
      EntryParser.read(path: "Gotchas/area/\(name).md", bytes: Array("# A".utf8), folder: "area")
    }
    return Book(readings: readings, diagnostics: [])
  }()

  @Test(arguments: [
    (["Gotchas/area/a.md"], EditScope.entries(["Gotchas/area/a.md"])),
    (
      ["Gotchas/area/b.md", "Site/theme/site.css", "Gotchas/area/a.md"],
      .entries(["Gotchas/area/a.md", "Gotchas/area/b.md"])
    ),
    (["Site/theme/site.css", "Gotchas/README.md"], .pages),
    (["Gotchas/area/gone.md"], .everything),
    (["Gotchas/area/a.md", "Sources/TableModel/UIView.swift"], .everything),
  ])
  func `is run again, and no more`(changes: [String], scope: EditScope) {
    #expect(EditScope(changes: changes, book: Self.book, theme: "Site/theme") == scope)
  }

  @Test func `is what is new, other or gone, hidden files left out`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "edit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ text: String, _ path: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func snapshot() -> FileSnapshot { FileSnapshot(root: root.path, folders: ["Book", "None"]) }
    try write("one", "Book/a.md")
    try write("one", "Book/b/b.md")
    let before = snapshot()
    #expect(before.changes(to: snapshot()).isEmpty)
    try write("one, longer", "Book/a.md")
    try write("new", "Book/b/c.md")
    try write("new", "Book/.c.md.swp")
    try FileManager.default.removeItem(at: root.appending(path: "Book/b/b.md"))
    #expect(before.changes(to: snapshot()) == ["Book/a.md", "Book/b/b.md", "Book/b/c.md"])
  }
}
