import GotchaBook

/// The statements of some code that are in no brace, as far as a generator needs them.
struct TopLevelStatements {
  struct Statement {
    /// The offsets from its first word, attributes and modifiers included, to the next statement.
    var range: Range<Int>
    /// Its words, attributes and modifiers included.
    var words: ArraySlice<SwiftCode.Word>
    /// The offset behind its last attribute; nil when it has none.
    var attributesEnd: Int?
    /// The offset of its first modifier, or of its keyword.
    var modifiersStart: Int
    /// The keyword of the declaration; nil for what is none.
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

    var start: Int { range.lowerBound }

    /// Whether it is the first of its line.
    var startsLine: Bool { words.first?.startsLine ?? false }

    /// The name without those of types nested in it: `Outer` of `Outer.Inner`.
    var baseName: String { name.split(separator: ".").first.map(String.init) ?? "" }
  }

  private(set) var all: [Statement] = []
  private let code: SwiftCode
  private var words: [SwiftCode.Word] { code.words }

  init(code text: String) {
    code = SwiftCode(text)
    var starts: [Int] = []
    var depth = 0
    var end = 0
    for index in words.indices {
      let mayStart = words[index].startsLine || words[index - 1].text == ";"
      // Attributes and modifiers may be on the lines before their declaration.
      if mayStart, depth == 0, index >= end {
        starts.append(index)
        end = keywordIndex(from: index).map { $0 + 1 } ?? index
      }
      depth = max(0, depth + words[index].nesting)
    }
    let ends = starts.dropFirst() + [words.count]
    all = zip(starts, ends).map { first, end in
      let next = end < words.count ? words[end].offset : text.utf8.count
      return statement(words[first..<end], in: words[first].offset..<next)
    }
  }

  private func statement(
    _ own: ArraySlice<SwiftCode.Word>, in range: Range<Int>
  ) -> Statement {
    let start = own.startIndex
    let keyword = keywordIndex(from: start)
    let prefix = words[start..<(keyword ?? start)].map(\.text)
    let modifiers = (start...(keyword ?? start)).first { isModifier(words[$0]) } ?? start
    return Statement(
      range: range, words: own, attributesEnd: words[start..<modifiers].last?.end,
      modifiersStart: words[modifiers].offset, keyword: keyword.map { words[$0].text },
      hasAccessModifier: prefix.contains(where: Self.accessModifiers.contains),
      hasWideAccess: prefix.contains(where: Self.wideModifiers.contains),
      name: keyword.map(name) ?? "",
      bodyHasAccessModifier: keyword.map(bodyHasAccessModifier) ?? false,
      hasColon: keyword.map(hasColon) ?? false)
  }

  /// Whether a word is a modifier or the keyword of a declaration.
  private func isModifier(_ word: SwiftCode.Word) -> Bool {
    word.kind == .keyword
      && (Self.modifiers.contains(word.text) || Self.declarations.contains(word.text))
  }

  /// The keyword behind attributes and modifiers, or nil when no declaration starts here.
  private func keywordIndex(from start: Int) -> Int? {
    var index = start
    while index < words.count {
      let word = words[index]
      switch word.kind {
      case .keyword where Self.declarations.contains(word.text):
        // `class func` is a modifier and a keyword; the first is enough.
        return index
      case .punctuation where index > start && word.text == "(":
        index = code.end(ofGroupAt: index)
      case .attribute: index += 1
      case .keyword where isModifier(word): index += 1
      default: return nil
      }
    }
    return nil
  }

  private func hasColon(after keyword: Int) -> Bool {
    words[(keyword + 1)...].first { $0.text == ":" || $0.text == "{" }?.text == ":"
  }

  /// The words behind a keyword up to the first that no name has: `UIView`, `Outer.Inner`.
  private func name(after keyword: Int) -> String {
    var name = ""
    for index in words.indices[(keyword + 1)...] {
      let word = words[index]
      let isApart = word.offset > words[index - 1].end && !name.isEmpty && !name.hasSuffix(".")
      if isApart || word.kind == .punctuation && word.text != "." { break }
      name += word.text
    }
    return name
  }

  private func bodyHasAccessModifier(after keyword: Int) -> Bool {
    guard let open = words[keyword...].firstIndex(where: { $0.text == "{" }) else { return false }
    return words[open..<code.end(ofGroupAt: open)].contains {
      $0.kind == .keyword && Self.wideModifiers.contains($0.text)
    }
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
