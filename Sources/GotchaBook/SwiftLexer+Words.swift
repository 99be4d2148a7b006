extension SwiftLexer {
  /// Whether the next token is a member: the token before is a single dot.
  var isMember: Bool {
    guard let last = lastSignificant, last.range.count == 1 else { return false }
    guard last.kind == .punctuation, bytes[last.range.lowerBound] == UInt8(ascii: ".") else {
      return false
    }
    // The second dot of `0..<3` is no member's.
    return last.range.lowerBound == 0 || bytes[last.range.lowerBound - 1] != UInt8(ascii: ".")
  }

  /// Takes a word and names its kind from its spelling and its neighbors.
  mutating func word() {
    let end = end(from: position, while: Self.isWord)
    emit(kindOfWord(to: end), to: end)
  }

  /// Takes a name in backticks, which may contain anything but a line break.
  mutating func backtick() {
    guard position >= noBacktickBefore else { return emit(.punctuation, to: position + 1) }
    let close = end(from: position + 1) { $0 != UInt8(ascii: "`") && !Self.isNewline($0) }
    guard byte(at: close) == UInt8(ascii: "`") else {
      noBacktickBefore = close
      return emit(.punctuation, to: position + 1)
    }
    emit(byte(at: close + 1) == UInt8(ascii: "(") ? .call : .identifier, to: close + 1)
  }

  private func kindOfWord(to end: Int) -> Token.Kind {
    let spelling = String(decoding: bytes[position..<end], as: UTF8.self)
    if isKeyword(spelling, to: end) { return .keyword }
    let first = bytes[position]
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return .type }
    return byte(at: end) == UInt8(ascii: "(") ? .call : .identifier
  }

  private func isKeyword(_ spelling: String, to end: Int) -> Bool {
    if isMember { return Self.memberKeywords.contains(spelling) }
    if isLabel(to: end), Self.labelWords.contains(spelling) { return false }
    if Self.keywords.contains(spelling) { return true }
    guard Self.contextualKeywords.contains(spelling) else { return false }
    switch byte(at: end) {
    case UInt8(ascii: "("): return Self.keywordsWithArgument.contains(spelling)
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ")"): return false
    default: return true
    }
  }

  /// Whether the word may be an argument label: the first of a list, or after a comma.
  private func isLabel(to end: Int) -> Bool {
    guard let last = lastSignificant, last.kind == .punctuation else { return false }
    let byte = bytes[last.range.upperBound - 1]
    return byte == UInt8(ascii: "(") || byte == UInt8(ascii: ",")
  }

  /// Keywords wherever they are, except as a member or a label.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Keywords in their places, names elsewhere.
  private static let contextualKeywords: Set<String> = [
    "actor", "any", "async", "borrowing", "consuming", "convenience", "didSet", "dynamic", "each",
    "final", "get", "indirect", "infix", "isolated", "lazy", "macro", "mutating", "nonisolated",
    "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "required",
    "sending", "set", "some", "unowned", "weak", "willSet",
  ]

  /// Contextual keywords that a parenthesis may follow: `unowned(unsafe)`.
  private static let keywordsWithArgument: Set<String> = ["nonisolated", "unowned", "willSet"]

  /// Keywords after a dot.
  private static let memberKeywords: Set<String> = ["init", "self"]

  /// Keywords that at the start of an argument are its label: `(for: row)`, `(in view: UIView)`.
  private static let labelWords: Set<String> = [
    "as", "break", "catch", "class", "continue", "default", "defer", "do", "else", "extension",
    "for", "func", "guard", "if", "import", "in", "internal", "operator", "protocol", "repeat",
    "return", "static", "subscript", "switch", "throw", "throws", "where", "while",
  ]
}
