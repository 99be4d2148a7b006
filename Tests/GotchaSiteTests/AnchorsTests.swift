import GotchaBook
import TestSupport
import Testing

@testable import GotchaSite

@Suite("The anchors of an entry")
struct AnchorsTests {
  private func anchors(_ headings: String) -> Anchors? {
    let text = "# A title\n\n- Area: Area\n- Evidence: model\n\n" + headings
    return EntryParser.read(path: "G/area/e.md", bytes: Array(text.utf8), folder: nil).entry
      .map(Anchors.init)
  }

  @Test("number equal headings in their order, around those that have the number as a word")
  func numbers() throws {
    let found = try #require(anchors("## A 3\n\n## A\n\n## A\n\n## A\n\n## A\n"))
    let lines = [6, 8, 10, 12, 14]
    #expect(lines.map(found.anchor(atLine:)) == ["a-3", "a", "a-2", "a-4", "a-5"])
  }

  @Test("of many equal headings take time that grows with their number")
  func growth() throws {
    let isLinear = try growsLinearly(from: 4_000, to: 32_000) { count in
      _ = try #require(anchors(String(repeating: "## A\n", count: count)))
    }
    #expect(isLinear)
  }
}
