import Testing

/// Comments and documents are in the words of the field, in one spelling.
struct WordTests {
  private let repository = Repository()

  /// A phrase that was found in comments and makes a reader translate, and what is said in its place.
  struct Phrase: Sendable, CustomTestStringConvertible {
    var pattern: String
    var instead: String
    var testDescription: String { pattern }
  }

  private static let phrases = [
    Phrase(
      pattern: "[Bb]ehaviour|[Cc]olour|[Cc]entre\\b|[Gg]rey\\b|[Nn]eighbour", instead: "American"),
    Phrase(pattern: "\\bmodelled\\b(?![`:])", instead: "modeled"),
    Phrase(pattern: "is wished|are wished", instead: "has to"),
    Phrase(pattern: "takes? no others? along", instead: "does not affect the others"),
    Phrase(pattern: "[Ww]hat came of", instead: "the result of"),
    Phrase(pattern: "that are none\\b", instead: "that are not"),
    Phrase(pattern: "\\bhand(s|ed) out\\b", instead: "returns"),
    Phrase(pattern: "\\bspeaks? of\\b", instead: "is about"),
    Phrase(pattern: "\\bis had\\b|\\bis to be seen\\b", instead: "is shown"),
    Phrase(pattern: "\\bis warned of\\b", instead: "logs a warning"),
    Phrase(pattern: "without a word\\b", instead: "silently"),
    Phrase(pattern: "\\basked for\\b", instead: "requested"),
    Phrase(pattern: "\\b[Rr]oom (across|down)\\b", instead: "the size class"),
    Phrase(pattern: "\\bstands? (in|where|at|there|below|before)\\b", instead: "is"),
    Phrase(pattern: "\\bworked out\\b", instead: "computed"),
    Phrase(pattern: "\\btestimony\\b", instead: "evidence"),
  ]

  /// The prose of a file: the text of a document, and the comments of a source.
  private func prose(_ file: String) -> [(line: Int, text: Substring)] {
    let lines = (repository.text(file) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      if file.hasSuffix(".md") { return (index + 1, line) }
      guard let start = line.firstRange(of: "//") else { return nil }
      return (index + 1, line[start.upperBound...])
    }
  }

  /// The files that people write here. Entries have rules of their own (`gotchas check`), facts quote
  /// others, and pages about versions are made from comments.
  private func files() throws -> [String] {
    let left = [
      "Gotchas/", "Site/facts/", "Tests/Facts/", "Tests/Fuzz/", "Documentation/Behavior.md",
    ]
    return try repository.files().filter { file in
      (file.hasSuffix(".swift") || file.hasSuffix(".md"))
        && !left.contains(where: file.hasPrefix)
    }
  }

  @Test func `nothing is said in a private dialect`() throws {
    let phrases = try Self.phrases.map { (try Regex($0.pattern), $0) }
    for file in try files() where !file.hasSuffix("WordTests.swift") {
      for (line, text) in prose(file) {
        for (pattern, phrase) in phrases where text.contains(pattern) {
          Issue.record("\(file):\(line): write “\(phrase.instead)”: \(text)")
        }
      }
    }
  }

  @Test(arguments: [
    ("that the model hands out", 1), ("What came of a file", 1), ("the colour of cells", 1),
    ("an array of modelled versions", 1), ("``modelled`` lists `modelled`", 0), ("a color", 0),
  ])
  func `each phrase is found, and no other`(text: String, count: Int) throws {
    let found = try Self.phrases.filter { text.contains(try Regex($0.pattern)) }
    #expect(found.count == count, "\(found)")
  }
}
