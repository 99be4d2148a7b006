import Foundation
import GotchaBook
import Testing

@testable import gotchas

@Suite("list and export")
struct ReadingCommandTests {
  @Test("list has verdict, versions and evidence in every form")
  func list() async throws {
    let book = try ScratchBook()
    let rows = EntryRow.all(in: Book.read(root: book.root.path), runs: [])
    let table = EntryTable(rows: rows)
    #expect(table.text(.text).hasPrefix("not-run  iOS 8–10  observed  sample\n\n1 entry\n\n"))
    let json = try JSONSerialization.jsonObject(with: Data(table.text(.json).utf8))
    let object = try #require((json as? [[String: Any]])?.first)
    #expect(object["verdict"] as? String == "not-run" && object["cases"] as? Int == 1)
    #expect(await book.run("list", "--area", "row-heights", "--evidence", "observed") == .success)
    #expect(await book.run("list", "--area", "Row hights") == .usageError)
    #expect(await book.run("list", "--verdict", "fine") == .usageError)
  }

  @Test("list has versions of what the book's settings say")
  func otherSystem() throws {
    let book = try ScratchBook()
    let rows = EntryRow.all(
      in: Book.read(root: book.root.path), runs: [], system: "Swift")
    #expect(rows.map(\.versions) == ["Swift 8–10"])
    #expect(!EntryTable(rows: rows, system: "Swift").text(.text).contains("iOS"))
  }

  @Test("list counts each entry once in each table")
  func counts() throws {
    let book = try ScratchBook()
    let counts = EntryCounts(
      EntryRow.all(in: Book.read(root: book.root.path), runs: []))
    for table in counts.tables where table.title.hasPrefix("Entries by") {
      #expect(table.counts.map(\.count).reduce(0, +) == 1, "\(table.title)")
    }
    #expect(counts.text.contains("Entries by verdict\n  1  not-run"))
  }

  @Test("say what was meant when no entry has the name, and why one that is there cannot be read")
  func unknownEntry() throws {
    let book = try ScratchBook()
    try book.write("no title", to: "Gotchas/row-heights/broken.md")
    let read = Book.read(root: book.root.path)
    #expect(BookOptions.unknown("smaple", in: read).description.hasSuffix("did you mean sample?"))
    #expect(BookOptions.unknown("nothing", in: read).description.contains("gotchas list"))
    #expect(
      BookOptions.unknown("broken", in: read).description
        == "Gotchas/row-heights/broken.md: not run: the entry has 1 error (1:1 no-title)")
  }

  @Test("export refuses a part that is none, and names the runs there are")
  func export() async throws {
    let book = try ScratchBook()
    #expect(await book.run("export") == .cannotWrite)
    #expect(await book.run("export", "--shard", "9") == .usageError)
    #expect(await book.run("test", "--shard", "5/4") == .usageError)
  }

  @Test("build takes the entry whose page it names")
  func pageOfEntry() async throws {
    let book = try ScratchBook()
    let entry = try #require(Book.read(root: book.root.path).entries.first)
    let values = try BuildCommand.options.parse(["sample"]).setting("--root", to: ".")
    #expect(SiteOptions.page(of: entry, values) == "Site/public/entries/sample.html")
    #expect(await book.run("build", "smaple") == .usageError)
  }

  @Test("test refuses a filter that leaves no case")
  func filter() async throws {
    #expect(try await ScratchBook().run("test", "--filter", "nothing of the kind") == .usageError)
  }
}
