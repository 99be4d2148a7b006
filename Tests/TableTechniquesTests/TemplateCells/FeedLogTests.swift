import TableModel
import TableTechniques
import Testing

/// The log that the document shows (F-18 to F-26), by a feed that is shown and scrolled.
@MainActor @Suite("Log of the template cells' sample") struct FeedLogTests {
  /// The document's lines, without the two of each row that it leaves out.
  nonisolated static let sample = [
    "layout cell created - FDFeedCell",
    "calculate - [0:0] 233.5", "calculate - [0:1] 155.5", "calculate - [0:2] 258",
    "calculate - [0:3] 284", "precached - [0:3] 284",
    "calculate - [0:4] 278.5", "precached - [0:4] 278.5",
    "hit cache - [0:3] 284", "hit cache - [0:4] 278.5", "hit cache - [0:5] 156",
    "hit cache - [0:6] 165",
  ].map { "** FDTemplateLayoutCell ** " + $0 }

  /// What the document leaves out: how the heights came in that it hits at the end.
  nonisolated static let leftOut = [
    "calculate - [0:5] 156", "precached - [0:5] 156", "calculate - [0:6] 165",
    "precached - [0:6] 165",
  ].map { "** FDTemplateLayoutCell ** " + $0 }

  private func logOfFeed(isEnabled: Bool) -> [String] {
    SystemVersion.$current.withValue(.iOS(8)) {
      let feed = FeedExample()
      feed.table.debugLog.isEnabled = isEnabled
      feed.show()
      MainLoop.runUntilIdle()
      for row in 3...6 {
        feed.table.contentOffset.y = feed.table.rectForRow(at: [0, row]).maxY - 603
        MainLoop.runUntilIdle()
      }
      return feed.lines
    }
  }

  @Test func `the log is the document's, and the four lines that it leaves out`() {
    var expected = Self.sample
    expected.insert(contentsOf: Self.leftOut, at: 8)
    #expect(logOfFeed(isEnabled: true) == expected)
  }

  @Test func `the log is off by default`() { #expect(logOfFeed(isEnabled: false).isEmpty) }
}
