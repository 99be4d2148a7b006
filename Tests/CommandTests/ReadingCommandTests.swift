import Foundation
import GotchaBook
import GotchaVerdicts
import Testing

@testable import gotchas

@Suite("list, stats and explain")
struct ReadingCommandTests {
  private func pages(_ book: borrowing ScratchBook) -> (Book, BookVerdicts) {
    let read = Book.read(root: book.root.path)
    return (read, LastRun.verdicts(on: read, root: book.root.path))
  }

  @Test("list says verdict, versions and evidence in every form")
  func list() async throws {
    let book = try ScratchBook()
    let rows = EntryRow.all(in: Book.read(root: book.root.path), root: book.root.path)
    let table = EntryTable(rows: rows)
    #expect(table.text(.text) == "not-run  iOS 8–10  observed  sample\n1 entry\n")
    #expect(table.text(.ids) == "sample\n")
    let cells = table.text(.tsv).split(separator: "\n").last?.split(separator: "\t")
    #expect(cells?.prefix(4).joined(separator: "|") == "sample|not-run|iOS 8–10|observed")
    let json = try JSONSerialization.jsonObject(with: Data(table.text(.json).utf8))
    let object = try #require((json as? [[String: Any]])?.first)
    #expect(object["verdict"] as? String == "not-run" && object["cases"] as? Int == 1)
    #expect(await book.run("list", "--area", "row-heights", "--evidence", "observed") == .success)
    #expect(await book.run("list", "--area", "Row hights") == .misuse)
    #expect(await book.run("list", "--verdict", "fine") == .misuse)
  }

  @Test("stats counts each entry once in each table")
  func stats() async throws {
    let book = try ScratchBook()
    let (read, verdicts) = pages(book)
    let statistics = BookStatistics(read, verdicts)
    for table in statistics.tables where table.title.hasPrefix("Entries by") {
      #expect(table.counts.map(\.count).reduce(0, +) == 1, "\(table.title)")
    }
    #expect(statistics.text.contains("Entries by verdict\n  1  not-run"))
    #expect(await book.run("stats", "--format", "json") == .success)
  }

  @Test("explain shows the whole page within the width, with the verdict on each case")
  func explain() async throws {
    let book = try ScratchBook()
    let (read, verdicts) = pages(book)
    let (entry, verdict) = try #require(zip(read.entries, verdicts.entries).first { _ in true })
    let text = TerminalPage(entry: entry, verdict: verdict, style: TerminalStyle(width: 40)).text
    #expect(text.hasPrefix("A row is asked twice\n\(ScratchBook.path) · not run\n\n"))
    #expect(text.contains("The table asks twice, really."))
    #expect(text.contains("  Evidence: observed, notes\n    <https://example.org/log>"))
    #expect(text.contains("Rows jump. This is a sentence that is\nlong enough"))
    #expect(text.contains("• one\n• two"))
    #expect(text.contains("The first display · not run\n\n    let probe = 1 // why\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 || $0.contains("Gotchas/") })
    #expect(!text.contains("\u{1B}"))
    #expect(await book.run("explain", "smaple") == .misuse)
    #expect(await book.run("explain", ScratchBook.path) == .success)
  }

  @Test("explain lets no entry take the terminal over, and colours only what it may")
  func safety() throws {
    let book = try ScratchBook(ScratchBook.entry.replacing("Rows jump.", with: "\u{1B}[2JRows"))
    let (read, verdicts) = pages(book)
    let (entry, verdict) = try #require(zip(read.entries, verdicts.entries).first { _ in true })
    let plain = TerminalPage(entry: entry, verdict: verdict, style: TerminalStyle()).text
    #expect(!plain.contains("\u{1B}"))
    let colored = TerminalPage(
      entry: entry, verdict: verdict, style: TerminalStyle(hasColor: true)
    ).text
    #expect(colored.contains("\u{1B}[1m") && !colored.contains("\u{1B}[2J"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    "explain asks the terminal and NO_COLOR",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func style(isTerminal: Bool, environment: [String: String], hasColor: Bool) {
    #expect(
      TerminalStyle(isTerminal: isTerminal, environment: environment).hasColor == hasColor)
    #expect(TerminalStyle(isTerminal: true, environment: ["COLUMNS": "60"]).width == 60)
  }

  @Test("say what was meant when no entry has the name, and why one that is there cannot be read")
  func unknownEntry() throws {
    let book = try ScratchBook()
    try book.write("no title", to: "Gotchas/row-heights/broken.md")
    let (read, _) = pages(book)
    #expect(BookOptions.unknown("smaple", in: read).description.hasSuffix("did you mean sample?"))
    #expect(BookOptions.unknown("nothing", in: read).description.contains("gotchas list"))
    #expect(BookOptions.unknown("broken", in: read).description.contains("gotchas check"))
  }

  @Test("export refuses a part that is none, and names the runs there are")
  func export() async throws {
    let book = try ScratchBook()
    #expect(await book.run("export") == .cannotWrite)
    #expect(await book.run("export", "--shard", "9") == .misuse)
    #expect(await book.run("test", "--shard", "5/4") == .misuse)
  }
}
