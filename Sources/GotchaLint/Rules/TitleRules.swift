import GotchaBook

/// Rules about the title, which is what a reader searches for.
enum TitleRules {
  static let all = [titleLength, titleForm, titleWords]

  /// What fits on one line of a search engine's results (EDITORIAL).
  static let longestTitle = 70

  static let titleLength = LintRule(
    "title-length", "A title has at most \(longestTitle) characters."
  ) { page in
    let count = page.entry.title.count
    guard count > longestTitle else { return [] }
    return [
      Finding(
        .warning, at: page.entry.place, "The title has \(count) characters",
        advice: "shorten it to \(longestTitle); the lead has room for the rest")
    ]
  }

  static let titleForm = LintRule(
    "title-form", "A title names the API in backticks, or quotes the message."
  ) { page in
    let line = page.text(ofLine: page.entry.place.line)
    guard !line.contains("`"), !line.contains(where: quotationMarks.contains) else { return [] }
    return [
      Finding(
        .warning, at: page.entry.place, "The title has neither code nor a message",
        advice: "lead with the API in backticks, or with the beginning of the message in quotes")
    ]
  }

  private static let quotationMarks: Set<Character> = ["\"", "“", "”"]

  /// Words that are not those of Apple's documentation (EDITORIAL).
  private static let words = [
    "answers", "asked", "asks", "dear", "gives", "handed out", "hands out", "in whatever order",
    "is had", "is told", "are told", "speaks of", "stands", "warned of", "without a word",
  ]

  static let titleWords = LintRule(
    "title-words", "A title has the words of Apple's documentation: calls, returns, requests."
  ) { page in
    let prose = " " + prose(ofTitle: page) + " "
    return words.filter { prose.contains(" \($0) ") }.map { word in
      Finding(
        at: page.entry.place, "The title has “\(word)”",
        advice: "use calls, returns, requests, logs, raises or another word of the documentation")
    }
  }

  /// The words of the title outside of code and quotes, separated by single spaces.
  private static func prose(ofTitle page: Page) -> String {
    var isCode = false
    var isQuote = false
    var prose = ""
    for character in page.text(ofLine: page.entry.place.line).lowercased() {
      if character == "`" { isCode.toggle() }
      if quotationMarks.contains(character) { isQuote.toggle() }
      let isWord = !isCode && !isQuote && (character.isLetter || character.isNumber)
      prose.append(isWord ? character : " ")
    }
    return prose.split(separator: " ").joined(separator: " ")
  }
}
