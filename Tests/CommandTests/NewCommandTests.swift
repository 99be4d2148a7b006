import GotchaBook
import GotchaLint
import Testing

@testable import gotchas

@Suite("gotchas new")
struct NewCommandTests {
  private static let path = "Gotchas/row-heights/headers-jump.md"

  @Test("writes an entry whose only mistakes are its open questions")
  func writes() async throws {
    let book = try ScratchBook()
    #expect(await book.run("new", "Headers jump", "--area", "row heights") == .success)
    #expect(book.text(Self.path)?.hasPrefix("# Headers jump\n") == true)
    #expect(book.text(Self.path)?.contains("- Area: Row heights\n") == true)
    #expect(await book.run("check") == .bookHasErrors)
  }

  @Test("names a title's form at once, as gotchas check does later")
  func titleForm() async throws {
    let book = try ScratchBook()
    func rules(_ title: String) throws -> [String] {
      let scaffold = try EntryScaffold(title: title, area: "Row heights")
      return NewCommand.findings(on: scaffold, path: Self.path, BookDemands()).map(\.rule)
    }
    #expect(try rules("Headers jump") == ["title-form"])
    #expect(try rules("`tableHeaderView` covers rows when it grows") == [])
    #expect(try rules("\"Invalid update\"") == [])
    #expect(await book.run("new", "`A` jumps", "--area", "Row heights") == .success)
  }

  @Test("never writes over an entry, in whatever area it is")
  func refuses() async throws {
    let book = try ScratchBook()
    try book.write("mine", to: Self.path)
    #expect(await book.run("new", "Headers jump", "--area", "Row heights") == .cannotWrite)
    #expect(
      await book.run("new", "Sample", "--area", "Reuse", "--new-area") == .cannotWrite)
    #expect(book.text(Self.path) == "mine")
    #expect(book.text() == ScratchBook.entry)
  }

  @Test(
    "writes no entry with the title of another, whatever its id and area",
    arguments: [
      "`UITableView` measures a row twice", "UITableView Measures a Row Twice.",
      "“UITableView” measures a row  twice",
    ])
  func title(title: String) async throws {
    let book = try ScratchBook()
    #expect(
      await book.run("new", title, "--id", "other", "--area", "Reuse", "--new-area")
        == .cannotWrite)
    #expect(book.text("Gotchas/reuse/other.md") == nil)
  }

  @Test("puts a Swift file beside the first entry of a package, or SwiftPM would leave it out")
  func source() async throws {
    let book = try ScratchBook()
    try book.write("// no manifest that names a book", to: "Package.swift")
    #expect(await book.run("new", "A", "--area", "Row heights") == .success)
    #expect(book.text("Gotchas/Book.swift") == "// The entries are beside this file.\n")
    try book.write("// mine", to: "Gotchas/Book.swift")
    #expect(await book.run("new", "B", "--area", "Row heights") == .success)
    #expect(book.text("Gotchas/Book.swift") == "// mine")
  }

  @Test("names the next steps with the options that it was given")
  func options() throws {
    let values = try NewCommand.options.parse(["A", "--book", "Own", "--area", "B"])
      .setting("--root", to: "..")
    #expect(values.typed(["--root", "--book"]) == " --book Own")
  }

  @Test("takes a new area only when it is meant")
  func area() async throws {
    let book = try ScratchBook()
    #expect(await book.run("new", "A", "--area", "Row hights") == .usageError)
    #expect(await book.run("new", "A") == .usageError)
    #expect(book.text("Gotchas/row-hights/a.md") == nil)
    #expect(await book.run("new", "A", "--area", "../Cells", "--new-area") == .success)
    #expect(book.text("Gotchas/cells/a.md") != nil)
  }
}
