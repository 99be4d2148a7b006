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

  /// The modules that are imported.
  var imports: Set<String> {
    Set(
      words.indices.compactMap { index in
        guard words[index].text == "import", index + 1 < words.count else { return nil }
        let isOfSymbol = Self.kinds.contains(words[index + 1].text) && index + 2 < words.count
        return words[isOfSymbol ? index + 2 : index + 1].text
      })
  }

  /// What may stand between `import` and the name of a symbol.
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

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
      // A type that is unwrapped implicitly (`var table: UITableView!`) is no unwrapping.
      let isNamedType =
        index > 1 && [":", "."].contains(words[index - 2].text) && before.kind == .type
      let isType = isNamedType || isCollectionType(endingAt: index - 1)
      return !isType && (before.kind.isWord || [")", "]", "}"].contains(before.text))
    }.map { words[$0].line }
  }

  /// Whether a bracket closes a type, as in `var names: [String]!`.
  private func isCollectionType(endingAt index: Int) -> Bool {
    guard words[index].text == "]" else { return false }
    var depth = 0
    for start in words[...index].indices.reversed() {
      if words[start].text == "]" { depth += 1 }
      if words[start].text == "[" { depth -= 1 }
      if depth == 0 { return start > 0 && words[start - 1].text == ":" }
    }
    return false
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
