import Foundation
import GotchaBook
import GotchaSite
import Testing

/// The searches of `Tests/Facts/symptoms.tsv` on the site of the book.
@Suite struct SymptomTests {
  private static let book = Book.read(folder: "Gotchas", root: SiteOnDisk.package)

  /// The rows without comments and head: query, expected ids, part.
  private static var rows: [[String]] {
    get throws {
      try String(
        contentsOfFile: SiteOnDisk.package + "/Tests/Facts/symptoms.tsv", encoding: .utf8
      )
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
  }

  @Test func `every symptom expects entries that there are`() throws {
    let ids = Set(Self.book.entries.map(\.id))
    for row in try Self.rows {
      try #require(row.count == 3, "\(row)")
      #expect(!row[1].isEmpty && ids.isSuperset(of: row[1].split(separator: " ").map(String.init)))
    }
  }

  @Test func `as many symptoms are held back as are tuned for, and none occurs twice`() throws {
    let rows = try Self.rows
    let parts = Dictionary(grouping: rows) { $0[2] }
    #expect(parts["held"]?.count == parts["tune"]?.count)
    #expect(Set(parts.keys) == ["held", "tune", "title"])
    #expect(Set(rows.map(\.first)).count == rows.count)
  }

  @Test(
    .enabled(
      if: Browser.isAvailable && SampleBook.searchLibrary != nil,
      "SKIPPED: the search was not used in a browser; missing: lunr or \(Browser.missing)"))
  func `symptoms find their entry among the first three`() async throws {
    var content = SampleBook.content(of: Self.book.entries)
    content.searchLibrary = SampleBook.searchLibrary
    let site = try SiteOnDisk(content)
    let result = try #require(await Browser.run([site.output, "symptoms"]))
    #expect(result.code == 0, "\(result.output)")
  }
}
