import Foundation
import GotchaBook
import Testing

@testable import gotchas

@Suite("gotchas check")
struct CheckCommandTests {
  @Test("is content with a good book, and repairs one that is nearly good")
  func fix() async throws {
    let broken = ScratchBook.entry.replacing("8–10", with: "8-10")
      .replacing("let probe = 1 // why", with: "let  probe = 1// why")
    let book = try ScratchBook(broken)
    #expect(await book.run("check") == .bookHasErrors)
    #expect(book.text() == broken)
    #expect(await book.run("check", "--fix") == .success)
    #expect(book.text() == ScratchBook.entry.replacing("1 // why", with: "1  // why"))
    #expect(await book.run("check") == .success)
  }

  @Test("sees what links of one entry say of another")
  func links() async throws {
    let book = try ScratchBook(ScratchBook.entry.replacing("knows.", with: "[knows](no.md)."))
    #expect(await book.run("check") == .bookHasErrors)
  }

  @Test("takes the ids of entries, and says nothing of the others")
  func ids() async throws {
    let sound = ScratchBook.entry.replacing("1 // why", with: "1  // why")
    let book = try ScratchBook(sound)
    let other = "Gotchas/row-heights/other.md"
    let second = sound.replacing("a row twice", with: "a cell twice")
    try book.write(second.replacing("8–10", with: "8-10"), to: other)
    #expect(await book.run("check") == .bookHasErrors)
    #expect(await book.run("check", "sample") == .success)
    #expect(await book.run("check", "--fix", "sample.md") == .success)
    #expect(book.text(other)?.contains("8-10") == true)
    #expect(await book.run("check", "other") == .bookHasErrors)
    #expect(await book.run("check", "smaple") == .usageError)
    try book.write(second.replacing("knows.", with: "[knows](no.md)."), to: other)
    #expect(await book.run("check", "sample") == .success)
    #expect(await book.run("check", "other") == .bookHasErrors)
  }

  @Test("sees what is wrong with the book's tables")
  func tables() async throws {
    let sound = ScratchBook.entry.replacing("1 // why", with: "1  // why")
    let book = try ScratchBook(sound)
    #expect(await book.run("check") == .success)
    try book.write("area\tshelf\nRow heights\tno shelf\n", to: "Site/areas.tsv")
    #expect(await book.run("check") == .bookHasErrors)
    #expect(await book.run("check", "sample") == .success)
  }

  private static let diagnostic = Diagnostic(
    at: Place(file: "Gotchas/a b,c:d.md", line: 3, column: 5), rule: "some-rule",
    "100 % “wrong”\nindeed", advice: "repair it")

  @Test("annotates for GitHub, with everything escaped that has a meaning there")
  func github() {
    #expect(
      DiagnosticReport.github.text(of: [Self.diagnostic])
        == "::error file=Gotchas/a b%2Cc%3Ad.md,line=3,col=5,title=some-rule"
        + "::100 %25 “wrong”\\u{A}indeed; repair it")
  }

  @Test("writes columns in characters where others read them")
  func columns() throws {
    let book = try ScratchBook("äöü x\n")
    let place = Place(file: ScratchBook.path, line: 1, column: 8)
    let diagnostic = Diagnostic(at: place, rule: "r", "m", advice: "a")
    #expect(diagnostic.countingCharacters(root: book.root.path).place.column == 5)
  }
}
