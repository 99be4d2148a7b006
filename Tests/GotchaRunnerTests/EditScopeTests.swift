import Foundation
import GotchaBook
import GotchaRunner
import TestSupport
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
    (["Site/search-words.js", "Site/book.json", "Site/facts/api.tsv", "/theme/page.js"], .pages),
    (["Sites/a.swift"], .everything), (["Package.swift"], .everything),
    (["Gotchas/area/gone.md"], .everything),
    (["Gotchas/area/a.md", "Sources/TableModel/UIView.swift"], .everything),
  ])
  func `is run again, and no more`(changes: [String], scope: EditScope) {
    #expect(EditScope(changes: changes, book: Self.book, site: ["Site", "/theme"]) == scope)
  }

  @Test func `is what is new, other or gone, hidden files left out`() throws {
    let folder = try ScratchFolder(["Book/a.md": "one", "Book/b/b.md": "one"])
    let path = folder.path
    func snapshot() -> FileSnapshot { FileSnapshot(root: path, folders: ["Book", "None"]) }
    let before = snapshot()
    #expect(before.changes(to: snapshot()).isEmpty)
    try folder.write("one, longer", to: "Book/a.md")
    try folder.write("new", to: "Book/b/c.md")
    try folder.write("new", to: "Book/.c.md.swp")
    try folder.remove("Book/b/b.md")
    #expect(before.changes(to: snapshot()) == ["Book/a.md", "Book/b/b.md", "Book/b/c.md"])
  }

  @Test func `is seen in a file and in a folder anywhere, and not in what is made of them`() throws
  {
    let folder = try ScratchFolder([
      "Package.swift": "one", "Site/words.js": "one", "Site/public/index.html": "one",
    ])
    let path = folder.path
    func snapshot() -> FileSnapshot {
      FileSnapshot(
        root: path, folders: ["Package.swift", path + "/Site"], excluded: path + "/Site/public")
    }
    let before = snapshot()
    try folder.write("one, longer", to: "Site/public/index.html")
    #expect(before.changes(to: snapshot()).isEmpty)
    try folder.write("one, longer", to: "Site/words.js")
    try folder.write("one, longer", to: "Package.swift")
    #expect(before.changes(to: snapshot()) == [path + "/Site/words.js", "Package.swift"])
  }
}
