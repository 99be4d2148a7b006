import Foundation
import GotchaBook
import GotchaSite
import Testing

@Suite struct SearchIndexTests {
  private struct Line: Decodable {
    var t, l, w, b: String
    var s, m, h: [String]
  }

  /// What the search reads of one entry, written as an author writes it.
  private func line(_ markdown: String = SearchIndexTests.page) throws -> Line {
    let reading = EntryParser.read(
      path: "Gotchas/reuse/e.md", bytes: Array(markdown.utf8), folder: "reuse")
    let entry = try #require(reading.entry)
    var content = SampleBook.content(of: [entry])
    content.searchLibrary = Data("lunr".utf8)
    let statement = try #require(
      try SiteOnDisk(content).text("search-index.js").split(separator: "\n").first)
    let json = statement.dropFirst("globalThis.gotchaIndex = ".count).dropLast()
    return try #require(try JSONDecoder().decode([Line].self, from: Data(json.utf8)).first)
  }

  private static let page = """
    # A title

    A lead that names `performBatchUpdates(_:)`.

    - Area: Reuse
    - Also searched as: jumpy cells, `endUpdates`
    - Evidence: model (GX-1)

    ## What you see

    The table jumps
    by a page.

    > Warning once only: UITableView was told
    > to lay out

    ```text
    _visibleRows: {0, 10};   _visibleCells.count: 20
    ```

    - Assertion failure in a list

    ## Cases

    ### The rows jump

    ```swift raises "invalid number of rows"
    table.reloadData()
    ```

    ## Why

    A word of the reason: xyzzy.

    ## See also

    - [A word of another entry: plugh](other.md)
    """

  @Test func `messages are the lines of logs, quotes and raised texts`() throws {
    let messages = try line().m
    #expect(
      messages == [
        "Warning once only: UITableView was told to lay out",
        "_visibleRows: {0, 10}; _visibleCells.count: 20", "invalid number of rows",
      ])
  }

  @Test func `what one sees is kept apart from messages and from the rest`() throws {
    let line = try line()
    #expect(line.w == "The table jumps by a page. Assertion failure in a list")
    #expect(line.h == ["The rows jump"])
    #expect(line.s == ["jumpy cells", "endUpdates"])
    #expect(line.l == "A lead that names performBatchUpdates(_:).")
  }

  @Test func `the other words are those of the body, of names and of claims, each once`() throws {
    let words = try line().b.split(separator: " ")
    #expect(Set(words).isSuperset(of: ["xyzzy.", "performBatchUpdates(_:)", "GX-1"]))
    #expect(Set(words).count == words.count)
  }

  @Test func `the words of links to other entries do not find this one`() throws {
    #expect(try !line().b.contains("plugh"))
  }

  @Test func `what turns a title around is shown as an escape, as on the pages`() throws {
    let line = try line(
      "# A \u{202E}eltit\n\nLead.\n\n- Area: Reuse\n- Evidence: model\n- Kind: note\n")
    #expect(line.t == #"A \u{202E}eltit"#)
  }
}
