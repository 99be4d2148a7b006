/// Works out literals, names of them, and what compares and joins them.
struct ConstantEvaluator {
  let declarations: CodeDeclarations
  /// The values of names that were looked up before.
  private var known: [String: ConstantValue?] = [:]

  init(declarations: CodeDeclarations) {
    self.declarations = declarations
  }

  /// Deeper expressions are not evaluated.
  private static let maximumDepth = 32

  /// The value of an expression; nil when it depends on something else or is not understood.
  mutating func value(of words: ArraySlice<SwiftCode.Word>, depth: Int = 0) -> ConstantValue? {
    guard depth < Self.maximumDepth, let first = words.first, let last = words.last else {
      return nil
    }
    if words.count == 1 { return value(of: first, depth: depth) }
    if first.text == "(", last.text == ")", isOneGroup(words) {
      return value(of: words.dropFirst().dropLast(), depth: depth + 1)
    }
    if first.text == "try" || first.text == "await" {
      return value(of: words.dropFirst(), depth: depth + 1)
    }
    if let truth = truth(of: words, depth: depth) { return .truth(truth) }
    return negation(words, depth: depth) ?? conversion(words, depth: depth)
      ?? result(ofCall: words, depth: depth)
  }

  private mutating func value(of word: SwiftCode.Word, depth: Int) -> ConstantValue? {
    switch word.kind {
    case .number: return Self.number(word.text).map(ConstantValue.number)
    case .string: return Self.plainText(word.text).map(ConstantValue.text)
    case .keyword where word.text == "true": return .truth(true)
    case .keyword where word.text == "false": return .truth(false)
    case .keyword where word.text == "nil": return .nothing
    case .identifier: return value(ofName: word.text, depth: depth)
    default: return nil
    }
  }

  private mutating func value(ofName name: String, depth: Int) -> ConstantValue? {
    if let value = known[name] { return value }
    // A name that is its own value has none.
    known[name] = .some(nil)
    guard let words = declarations.value(of: name) else { return nil }
    let value = value(of: words, depth: depth + 1)
    known[name] = .some(value)
    return value
  }

  private static func number(_ text: String) -> Double? {
    Double(text.filter { $0 != "_" })
  }

  /// The text of a plain string on one line.
  private static func plainText(_ text: String) -> String? {
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\")
    else { return nil }
    return text.hasPrefix("\"\"\"") ? nil : String(text.dropFirst().dropLast())
  }

  /// Whether the bracket at the start closes at the end.
  private func isOneGroup(_ words: ArraySlice<SwiftCode.Word>) -> Bool {
    endOfGroup(words) == words.endIndex && words.first?.nesting == 1
  }

  /// The position behind the bracket that closes the one at the start, or behind the first word.
  private func endOfGroup(_ words: ArraySlice<SwiftCode.Word>) -> Int {
    var depth = 0
    for index in words.indices {
      depth += words[index].nesting
      if depth <= 0 { return index + 1 }
    }
    return words.endIndex + 1
  }
}

// MARK: - Truth

extension ConstantEvaluator {
  private mutating func truth(of words: ArraySlice<SwiftCode.Word>, depth: Int) -> Bool? {
    // What is between `?` and `:` has other rules.
    if words.contains(where: { $0.text == "?" || $0.text == "??" || $0.text == "{" }) { return nil }
    let either = words.split(atTopLevel: { $0.text == "||" })
    if either.count > 1 { return disjunction(either, depth: depth) }
    let both = words.split(atTopLevel: { $0.text == "&&" })
    if both.count > 1 {
      let truths = both.map { isTrue($0, depth: depth) }
      if truths.contains(false) { return false }
      return truths.contains(nil) ? nil : true
    }
    if let compared = Comparison(words) { return truth(of: compared, depth: depth) }
    guard words.first?.text == "!" else { return nil }
    return isTrue(words.dropFirst(), depth: depth).map { !$0 }
  }

  private mutating func isTrue(_ words: ArraySlice<SwiftCode.Word>, depth: Int) -> Bool? {
    if case .truth(let truth)? = value(of: words, depth: depth + 1) { truth } else { nil }
  }

  /// `a || !a` is true whatever `a` is.
  private mutating func disjunction(_ parts: [ArraySlice<SwiftCode.Word>], depth: Int) -> Bool? {
    let truths = parts.map { isTrue($0, depth: depth) }
    if truths.contains(true) { return true }
    let parts = parts.map(inside)
    let texts = Set(parts.map(Self.positive) + parts.compactMap(Self.mirrored))
    let opposites = parts.map { Self.opposite(of: $0) }
    if opposites.contains(where: texts.contains) { return true }
    return truths.contains(nil) ? nil : false
  }

  private static func positive(_ words: ArraySlice<SwiftCode.Word>) -> [String] {
    words.map(\.text)
  }

  /// `2 < a` for `a > 2`.
  private static func mirrored(_ words: ArraySlice<SwiftCode.Word>) -> [String]? {
    guard let compared = Comparison(words)?.mirrored else { return nil }
    return positive(compared.left) + [compared.sign] + positive(compared.right)
  }

  private static func opposite(of words: ArraySlice<SwiftCode.Word>) -> [String] {
    if words.first?.text == "!" { return positive(words.dropFirst()) }
    guard let compared = Comparison(words), let opposite = compared.opposite else {
      return ["!"] + positive(words)
    }
    return positive(compared.left) + [opposite] + positive(compared.right)
  }

  private mutating func truth(of compared: Comparison, depth: Int) -> Bool? {
    let (left, right) = (resolved(compared.left), resolved(compared.right))
    if left.elementsEqual(right, by: { $0.text == $1.text }), !left.isEmpty {
      return ["==", "===", "<=", ">="].contains(compared.sign)
    }
    // What is no number is neither equal to, less nor more than anything.
    if left.isNaN || right.isNaN { return compared.sign == "!=" }
    let values = (value(of: left, depth: depth + 1), value(of: right, depth: depth + 1))
    if let a = values.0, let b = values.1 { return compared.truth(a, b) }
    if case .number(let bound)? = values.1, isCount(left) { return compared.truth(ofCount: bound) }
    if case .number(let bound)? = values.0, isCount(right) {
      return compared.mirrored.truth(ofCount: bound)
    }
    return nil
  }

  /// A name that is another one's value represents it.
  private func resolved(_ words: ArraySlice<SwiftCode.Word>) -> ArraySlice<SwiftCode.Word> {
    var words = inside(words)
    for _ in 0..<Self.maximumDepth {
      guard words.count == 1, let name = words.first, name.kind == .identifier,
        let value = declarations.value(of: name.text), value.count == 1,
        let other = value.first, other.kind == .identifier,
        declarations.value(of: other.text) != nil
      else { break }
      words = value
    }
    return words
  }

  /// What is between the parentheses around all of an expression; itself where there are none.
  private func inside(_ words: ArraySlice<SwiftCode.Word>) -> ArraySlice<SwiftCode.Word> {
    var words = words
    while words.count > 2, words.first?.text == "(", isOneGroup(words) {
      words = words.dropFirst().dropLast()
    }
    return words
  }

  /// Whether it ends with `.count` or `.count(…)`, which is never negative.
  private func isCount(_ words: ArraySlice<SwiftCode.Word>) -> Bool {
    if let last = words.last, last.isMember, last.text == "count" { return true }
    guard words.last?.text == ")", let name = words.lastIndex(where: { $0.text == "count" }),
      words[name].isMember, name + 1 < words.endIndex
    else { return false }
    return isOneGroup(words[(name + 1)...])
  }
}

// MARK: - Values

extension ConstantEvaluator {
  /// What a closure or a function of the page returns whatever it is given.
  private func result(
    ofCall words: ArraySlice<SwiftCode.Word>, depth: Int
  ) -> ConstantValue? {
    guard let first = words.first, !first.isMember else { return nil }
    let start = first.text == "{" ? endOfGroup(words) : words.startIndex + 1
    guard start < words.endIndex, words[start].text == "(", isOneGroup(words[start...]) else {
      return nil
    }
    let body = first.text == "{" ? words[..<start] : declarations.body(of: first.text)
    guard let body, body.count > 2, isOneGroup(body) else { return nil }
    let parts = body.dropFirst().dropLast().split(atTopLevel: { $0.text == "in" })
    guard var result = parts.last else { return nil }
    if result.first?.text == "return" { result = result.dropFirst() }
    guard !result.dropFirst().contains(where: { $0.startsLine || $0.text == ";" }) else {
      return nil
    }
    // A parameter may have the name of a constant.
    var evaluator = ConstantEvaluator(declarations: CodeDeclarations([]))
    return evaluator.value(of: result, depth: depth + 1)
  }

  /// `-1`.
  private mutating func negation(
    _ words: ArraySlice<SwiftCode.Word>, depth: Int
  ) -> ConstantValue? {
    guard words.first?.text == "-",
      case .number(let number)? = value(of: words.dropFirst(), depth: depth + 1)
    else { return nil }
    return .number(-number)
  }

  /// `CGFloat(44)` and the like.
  private mutating func conversion(
    _ words: ArraySlice<SwiftCode.Word>, depth: Int
  ) -> ConstantValue? {
    guard let type = words.first, Self.conversions.contains(type.text),
      words.dropFirst().first?.text == "(", isOneGroup(words.dropFirst())
    else { return nil }
    return value(of: words.dropFirst(2).dropLast(), depth: depth + 1)
  }

  private static let conversions: Set<String> = [
    "Bool", "CGFloat", "Double", "Float", "Optional", "String",
  ]
}

extension ArraySlice<SwiftCode.Word> {
  /// Whether it is the value that is no number.
  fileprivate var isNaN: Bool { last?.text == "nan" && last?.isMember == true }
}
