import GotchaBook

/// A Swift file cut into tokens, so that comments and strings are not taken for code.
struct SwiftSource {
  /// The tokens that are neither spaces nor comments, with their lines.
  private let words: [(text: String, kind: SwiftLexer.Token.Kind, line: Int, isAttached: Bool)]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let source = SourceText(path: "", bytes: bytes)
    var end = 0
    words = SwiftLexer.tokens(in: text).compactMap { token in
      guard ![.whitespace, .newline, .comment].contains(token.kind) else { return nil }
      defer { end = token.range.upperBound }
      return (
        String(decoding: bytes[token.range], as: UTF8.self), token.kind,
        source.place(ofByte: token.range.lowerBound).line, end == token.range.lowerBound
      )
    }
  }

  /// The lines that call one of the functions.
  func lines(calling functions: Set<String>) -> [Int] {
    words.filter { $0.kind != .string && functions.contains($0.text) }.map(\.line)
  }

  /// The lines with `try!`, `as!`, or an optional that is unwrapped by force.
  var forcedLines: [Int] {
    words.indices.filter { index in
      let word = words[index]
      guard index > 0, word.kind == .punctuation, word.text.hasPrefix("!"), word.text != "!=",
        word.isAttached
      else { return false }
      let before = words[index - 1]
      if before.text == "try" || before.text == "as" { return true }
      return !isEndOfType(index - 1)
        && (before.kind.isWord || [")", "]", "}"].contains(before.text))
    }.map { words[$0].line }
  }

  /// Whether a type ends here that a colon announces: `var table: UITableView!` unwraps nothing.
  private func isEndOfType(_ index: Int) -> Bool {
    var start = index
    if words[index].text == "]" {
      var depth = 1
      while depth > 0, start > 0 {
        start -= 1
        depth += words[start].text == "]" ? 1 : words[start].text == "[" ? -1 : 0
      }
    } else if words[index].kind != .type {
      return false
    }
    return start > 0 && [":", "."].contains(words[start - 1].text)
  }
}

extension SwiftLexer.Token.Kind {
  fileprivate var isWord: Bool {
    switch self {
    case .identifier, .call, .type: true
    default: false
    }
  }
}
