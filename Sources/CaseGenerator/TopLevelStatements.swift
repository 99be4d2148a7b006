import GotchaBook

/// The statements of some code that are in no brace, as far as a generator needs them.
struct TopLevelStatements {
  struct Statement {
    /// The offset of its first token, attributes and modifiers included.
    var start: Int
    /// The offset behind its keyword.
    var keywordEnd: Int
    /// The offset behind its last attribute; nil when it has none.
    var attributesEnd: Int?
    /// The offset of its first modifier, or of its keyword.
    var modifiersStart: Int
    /// The keyword that says what is declared; nil for what is no declaration.
    var keyword: String?
    var hasAccessModifier: Bool
    /// Whether it may be seen outside of its file by its own modifier.
    var hasWideAccess: Bool
    /// What is declared or extended; empty for what has no name.
    var name: String
    /// Whether something in its braces has a modifier that shows it outside of its file.
    var bodyHasAccessModifier: Bool
    /// Whether a colon comes before the first brace: a conformance, for an extension.
    var hasColon: Bool
    /// Whether it is the first of its line.
    var startsLine: Bool
  }

  private(set) var all: [Statement] = []
  private let bytes: [UInt8]
  private let tokens: [SwiftLexer.Token]

  init(code: String) {
    bytes = Array(code.utf8)
    tokens = SwiftLexer.tokens(in: code)
    var depth = 0
    var mayStart = true
    var startsLine = true
    for index in tokens.indices {
      switch tokens[index].kind {
      case .newline: (mayStart, startsLine) = (true, true)
      case .whitespace, .comment: break
      default:
        if mayStart, depth == 0, !isContinued(index) {
          all.append(statement(at: index, startsLine: startsLine))
        }
        depth = max(0, depth + change(of: index))
        mayStart = text(index) == ";"
        startsLine = false
      }
    }
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private func change(of index: Int) -> Int {
    guard tokens[index].kind == .punctuation else { return 0 }
    switch text(index) {
    case "(", "[", "{": return 1
    case ")", "]", "}": return -1
    default: return 0
    }
  }

  /// Whether the token goes on with the declaration of an attribute or modifier line before it.
  private func isContinued(_ index: Int) -> Bool {
    guard let last = all.last else { return false }
    return last.keywordEnd > tokens[index].range.lowerBound
  }

  private func statement(at index: Int, startsLine: Bool) -> Statement {
    let keyword = keywordIndex(from: index)
    let prefix = tokens[index..<(keyword ?? index)].indices.map(text)
    let modifiers = (index...(keyword ?? index)).first { isModifier($0) } ?? index
    let attributes = tokens[index..<modifiers].last { !Self.isBlank($0) }
    return Statement(
      start: tokens[index].range.lowerBound,
      keywordEnd: tokens[keyword ?? index].range.upperBound,
      attributesEnd: attributes?.range.upperBound,
      modifiersStart: tokens[modifiers].range.lowerBound, keyword: keyword.map(text),
      hasAccessModifier: prefix.contains(where: Self.accessModifiers.contains),
      hasWideAccess: prefix.contains(where: Self.wideModifiers.contains),
      name: keyword.map(name) ?? "",
      bodyHasAccessModifier: keyword.map(bodyHasAccessModifier) ?? false,
      hasColon: keyword.map(hasColon) ?? false, startsLine: startsLine)
  }

  /// Whether a token is a modifier or the keyword of a declaration.
  private func isModifier(_ index: Int) -> Bool {
    let word = text(index)
    return tokens[index].kind == .keyword
      && (Self.modifiers.contains(word) || Self.declarations.contains(word))
  }

  private static func isBlank(_ token: SwiftLexer.Token) -> Bool {
    token.kind == .whitespace || token.kind == .newline || token.kind == .comment
  }

  /// The keyword behind attributes and modifiers, or nil when no declaration starts here.
  private func keywordIndex(from start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      let word = text(index)
      switch tokens[index].kind {
      case .whitespace, .newline, .comment, .attribute: continue
      case .punctuation where index > start && (depth > 0 || word == "("):
        depth += change(of: index)
      case _ where depth > 0: continue
      case .keyword where Self.declarations.contains(word):
        // `class func` is a modifier and a keyword; the first says enough.
        return index
      case .keyword where Self.modifiers.contains(word): continue
      default: return nil
      }
    }
    return nil
  }

  private func hasColon(after keyword: Int) -> Bool {
    for index in (keyword + 1)..<max(keyword + 1, tokens.count) {
      let word = text(index)
      if word == ":" { return true }
      if word == "{" { return false }
    }
    return false
  }

  /// The words behind a keyword up to the first that no name has: `UIView`, `Outer.Inner`.
  private func name(after keyword: Int) -> String {
    var name = ""
    for index in (keyword + 1)..<max(keyword + 1, tokens.count) {
      let word = text(index)
      switch tokens[index].kind {
      case .whitespace, .newline, .comment: if !name.isEmpty, !name.hasSuffix(".") { return name }
      case .punctuation where word != ".": return name
      default:
        if word == ":" || word == "{" || word == "<" { return name }
        name += word
      }
    }
    return name
  }

  private func bodyHasAccessModifier(after keyword: Int) -> Bool {
    var depth = 0
    for index in (keyword + 1)..<max(keyword + 1, tokens.count) {
      depth += change(of: index)
      let closes = tokens[index].kind == .punctuation && text(index) == "}"
      if closes, depth <= 0 { return false }
      if depth > 0, tokens[index].kind == .keyword, Self.wideModifiers.contains(text(index)) {
        return true
      }
    }
    return false
  }

  /// The names of the types that are declared.
  var declaredNames: [String] {
    let types: Set<String> = ["actor", "class", "enum", "protocol", "struct"]
    return all.filter { $0.keyword.map(types.contains) ?? false }.map(\.name)
  }

  private static let wideModifiers: Set<String> = ["internal", "package", "public", "open"]

  private static let accessModifiers = wideModifiers.union(["private", "fileprivate"])

  private static let modifiers = accessModifiers.union([
    "dynamic", "final", "indirect", "infix", "lazy", "nonisolated", "postfix", "prefix",
    "unowned", "weak", "mutating", "static", "override", "required", "convenience",
  ])

  private static let declarations: Set<String> = [
    "actor", "class", "enum", "extension", "func", "import", "let", "macro", "operator",
    "precedencegroup", "protocol", "struct", "typealias", "var",
  ]
}
