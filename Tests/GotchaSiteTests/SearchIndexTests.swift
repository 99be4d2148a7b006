import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import Testing

@Suite struct SearchIndexTests {
  private struct Line: Decodable {
    var u, t, x: String
  }

  /// What the search field knows of one entry, written as an author writes it.
  private func line(_ markdown: String) async throws -> Line {
    let reading = EntryParser.read(
      path: "Gotchas/reuse/e.md", bytes: Array(markdown.utf8), folder: "reuse")
    let entry = try #require(reading.entry)
    let content = SiteContent(
      title: "Book", entries: [entry], verdicts: BookVerdicts(entries: [entry], runs: []))
    let script = try await SiteOnDisk(content).text("search-index.js")
    let json = script.dropFirst("globalThis.gotchaIndex = ".count).dropLast(2)
    return try #require(try JSONDecoder().decode([Line].self, from: Data(json.utf8)).first)
  }

  @Test(
    "an entry is found by what one sees, by the lines of a log and by names",
    arguments: [
      "jumps by a page", "Warning once only: UITableView was told", "visibleCells.count: 20",
      "Assertion failure in", "invalid number of rows", "performBatchUpdates", "GX-1",
      "The rows jump",
    ])
  func isFound(words: String) async throws {
    let line = try await line(
      """
      # A title

      A lead that names `performBatchUpdates(_:)`.

      - Area: Reuse
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
      """)
    #expect(line.x.contains(words))
    #expect(!line.x.contains("xyzzy"))
  }
}
