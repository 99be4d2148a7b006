import Foundation
import Testing

@testable import ScreenPictures

/// The words of a step in a film.
@Suite struct VerbMarkTests {
  private func words(_ mark: VerbMark) -> String {
    var texts: [String: [Substring]] = [:]
    return mark.words(&texts)
  }

  @Test func `a mark is read as it was written`() {
    let mark = VerbMark(path: "/our tests/Feed.swift", line: 7)
    #expect(VerbMark(mark.text) == mark)
    #expect(VerbMark("touch") == nil)
    #expect(VerbMark("verb x /Feed.swift") == nil)
  }

  @Test func `a line that cannot be read is its place`() {
    #expect(words(VerbMark(path: "/nowhere/Feed.swift", line: 7)) == "Feed.swift:7")
    #expect(words(VerbMark(path: #filePath, line: 100_000)) == "VerbMarkTests.swift:100000")
    #expect(words(VerbMark(path: #filePath, line: -1)) == "VerbMarkTests.swift:-1")
    #expect(words(VerbMark(path: #filePath, line: 1)) == "import Foundation")
  }
}
