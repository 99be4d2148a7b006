import Testing

@testable import GotchaBook

@Suite("A misspelled word")
struct SpellingTests {
  @Test(
    "is known by the one that is nearest",
    arguments: [
      ("relaodData", "reloadData"), ("reloaddata", "reloadData"), ("chekc", "check"),
      ("tableVew", "tableView"), ("stat", "stats"),
    ])
  func nearest(word: String, meant: String) {
    let known = ["reloadData", "reloadRows", "check", "tableView", "stats"]
    #expect(Spelling.nearest(to: word, in: known) == meant)
  }

  @Test("is not guessed when nothing is near, or two are equally near")
  func unknown() {
    #expect(Spelling.nearest(to: "elsewhere", in: ["reloadData"]) == nil)
    #expect(Spelling.nearest(to: "test", in: ["text", "tent"]) == nil)
    #expect(Spelling.nearest(to: "", in: ["a"]) == nil)
  }

  @Test(
    "or two lead to the ids with the most of them",
    arguments: [
      ("number-of-rows-invalid", ["invalid-number-of-rows"]),
      ("reload-deferred", ["reload-data-is-deferred"]),
      ("defered-relaod", ["reload-data-is-deferred"]),
      ("number", ["invalid-number-of-rows", "number-of-sections"]), ("elsewhere", []),
      ("of-is", ["invalid-number-of-rows", "number-of-sections", "reload-data-is-deferred"]),
      ("", []),
    ])
  func words(id: String, meant: [String]) {
    let known = ["reload-data-is-deferred", "number-of-sections", "invalid-number-of-rows"]
    #expect(Spelling.sharingWords(with: id, known) == meant)
    #expect(Spelling.sharingWords(with: id, known + known.map { $0 + "-again" }).count < 4)
  }

  @Test("has a distance of its own: one for each edit, and for neighbors swapped")
  func distance() {
    for (left, right, expected) in [
      ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("abc", "axc", 1),
      ("", "ab", 2), ("kitten", "sitting", 3),
    ] {
      #expect(Spelling.distance(Array(left), Array(right), limit: 9) == expected)
    }
    #expect(Spelling.distance(Array("aaaa"), Array("bbbb"), limit: 1) > 1)
  }

  @Test("is said of an attribute that nobody knows")
  func attributes() {
    let entry = Samples.entry(body: "### A case\n\n```swift wrng\nlet a = 1\n```")
    #expect(Samples.read(entry).diagnostics.map(\.advice).contains("did you mean 'wrong'?"))
  }
}
