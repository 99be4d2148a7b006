/// What the code of an entry declares, as far as it is needed to distinguish constants from results.
struct CodeDeclarations {
  /// A name with the words that give it its value: an expression, or the body of a function.
  private struct Declaration {
    var isFunction: Bool
    var words: ArraySlice<SwiftCode.Word>
  }

  /// The names that are declared once.
  private var declarations: [String: Declaration] = [:]
  /// Names that get another value, or are declared in several ways.
  private var changed: Set<String> = []
  /// Names of these declarations whose value depends on nothing that a table does.
  private var constants: Set<String> = []
  /// What all cases of the entry share, when these are the declarations of one; one or none.
  private var shared: [CodeDeclarations]

  /// - Parameters:
  ///   - blocks: The code that declares, of the setup or of one case.
  ///   - setup: What the entry's setup declares, when the blocks are those of a case.
  init(_ blocks: [SwiftCode], setup: CodeDeclarations? = nil) {
    shared = setup.map { [$0] } ?? []
    var variables: Set<String> = []
    var used: Set<String> = []
    for block in blocks {
      var scan = Scan(block)
      scan.run()
      for (name, declaration) in scan.found
      where declarations.updateValue(declaration, forKey: name) != nil { changed.insert(name) }
      changed.formUnion(scan.changed)
      variables.formUnion(scan.variables)
      used.formUnion(scan.used)
    }
    // Any case may give the setup's variables another value.
    changed.formUnion(setup == nil ? variables : variables.intersection(used))
    for name in changed { declarations[name] = nil }
    constants = constantNames()
  }

  /// The expression that gives a name its value; nil for functions and for what is not known.
  func value(of name: String) -> ArraySlice<SwiftCode.Word>? {
    guard !changed.contains(name) else { return nil }
    guard let found = declarations[name] else { return shared.first?.value(of: name) }
    return found.isFunction ? nil : found.words
  }

  /// Whether an expression has no name but of constants and of the standard library's values.
  func isConstant(_ words: ArraySlice<SwiftCode.Word>) -> Bool {
    Self.names(in: words).allSatisfy(isConstant)
  }

  private func isConstant(name: String) -> Bool {
    guard !changed.contains(name) else { return false }
    if declarations[name] != nil { return constants.contains(name) }
    return Self.standard.contains(name) || shared.first?.isConstant(name: name) == true
  }

  /// Types whose values do not depend on a table.
  private static let standard: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Dictionary", "Double", "Float",
    "IndexPath", "IndexSet", "Int", "Never", "NSNumber", "Optional", "Range", "Set", "String",
    "UInt", "Void",
  ]

  /// The names in an expression, members and argument labels left out.
  private static func names(in words: ArraySlice<SwiftCode.Word>) -> Set<String> {
    var names: Set<String> = []
    for index in words.indices where words[index].isName && !words[index].isMember {
      let isLabel = index + 1 < words.endIndex && words[index + 1].text == ":"
      if !isLabel || words[index].kind == .type { names.insert(words[index].text) }
    }
    // A directive such as `#line` and a key path are no constants of the entry's.
    if words.contains(where: { $0.kind == .directive || $0.text == "\\" }) { names.insert("#") }
    return names
  }

  /// All names but those that some other value reaches, through however many declarations.
  private func constantNames() -> Set<String> {
    var users: [String: [String]] = [:]
    var changing: [String] = []
    for (name, declaration) in declarations {
      for used in Self.names(in: declaration.words) {
        if declarations[used] != nil {
          users[used, default: []].append(name)
        } else if !isConstant(name: used) {
          changing.append(name)
        }
      }
    }
    var constants = Set(declarations.keys)
    while let name = changing.popLast() {
      if constants.remove(name) != nil { changing += users[name] ?? [] }
    }
    return constants
  }
}

// MARK: - Finding declarations

extension CodeDeclarations {
  private struct Scan {
    private let code: SwiftCode
    private let words: [SwiftCode.Word]
    private(set) var found: [(String, Declaration)] = []
    /// Names that get another value somewhere, or whose value is not plain.
    private(set) var changed: Set<String> = []
    private(set) var variables: Set<String> = []
    /// Names that get another value, if they are variables.
    private(set) var used: Set<String> = []

    init(_ code: SwiftCode) {
      self.code = code
      words = code.words
    }

    mutating func run() {
      for index in words.indices {
        switch words[index].text {
        case "let", "var": binding(at: index)
        case "func", "struct", "enum": body(at: index)
        default: use(at: index)
        }
      }
    }

    private func text(_ index: Int) -> String {
      words.indices.contains(index) ? words[index].text : ""
    }

    /// `let a = 1, b: Int = 2`; in a condition a name is not what is behind `=`.
    private mutating func binding(at index: Int) {
      let isCondition = ["if", "guard", "while", ",", "case", "for"].contains(text(index - 1))
      var name = index + 1
      while words.indices.contains(name), words[name].kind == .identifier {
        if text(index) == "var" { variables.insert(text(name)) }
        let equals = end(ofTypeAt: name + 1)
        if text(equals) == "{", !isCondition {
          let words = words[equals..<code.end(ofGroupAt: equals)]
          found.append((text(name), Declaration(isFunction: true, words: words)))
          return
        }
        guard text(equals) == "=", !isCondition else {
          changed.insert(text(name))
          return
        }
        let end = end(ofExpressionAt: equals + 1)
        found.append((text(name), Declaration(isFunction: false, words: words[(equals + 1)..<end])))
        guard text(end) == "," else { return }
        name = end + 1
      }
    }

    /// The position of the `=` behind a name and its type, or of what is there instead.
    private func end(ofTypeAt start: Int) -> Int {
      guard text(start) == ":" else { return start }
      var index = start + 1
      while words.indices.contains(index), text(index) != "=", text(index) != "{",
        !words[index].startsLine
      {
        index = words[index].nesting > 0 ? code.end(ofGroupAt: index) : index + 1
      }
      return index
    }

    /// An expression goes on in the next line behind an operator, and before a member or operator.
    private func end(ofExpressionAt start: Int) -> Int {
      var index = start
      while words.indices.contains(index) {
        let word = words[index]
        if word.nesting < 0 || word.text == ";" || word.text == "," { break }
        if word.kind == .keyword, Self.declaring.contains(word.text) { break }
        let goesOn = isJoint(word) || index == start || isJoint(words[index - 1])
        if word.startsLine, !goesOn { break }
        index = word.nesting > 0 ? code.end(ofGroupAt: index) : index + 1
      }
      return index
    }

    private static let declaring: Set<String> = ["let", "var", "func", "struct", "enum", "class"]

    private func isJoint(_ word: SwiftCode.Word) -> Bool {
      word.kind == .punctuation
        && (word.text == "." || word.text == ":"
          || word.text.utf8.allSatisfy { SwiftLexer.isOperator($0) || $0 == UInt8(ascii: "/") })
    }

    /// The body of a function or a type; what a type conforms to belongs to it.
    private mutating func body(at index: Int) {
      var start = index + 2
      while words.indices.contains(start), text(start) != "{" {
        if words[start].nesting < 0 { return }
        start = words[start].nesting > 0 ? code.end(ofGroupAt: start) : start + 1
      }
      let end = start < words.count ? code.end(ofGroupAt: start) : words.count
      let first = text(index) == "func" ? start : index + 2
      guard first < end else { return }
      found.append((text(index + 1), Declaration(isFunction: true, words: words[first..<end])))
    }

    /// A variable that is assigned to, lent or called upon may have any value, and so may a name
    /// that is bound again.
    private mutating func use(at index: Int) {
      guard words[index].kind == .identifier, !words[index].isMember else { return }
      let (last, next) = (text(index - 1), text(index + 1))
      if next == "in" || last == "for" { changed.insert(text(index)) }
      let isAssigned =
        next.hasSuffix("=") && !Self.comparisons.contains(next) && !["let", "var"].contains(last)
      if isAssigned || last == "&" || next == "[" || isMutated(at: index) {
        used.insert(text(index))
      }
    }

    private static let comparisons: Set<String> = ["==", "===", "!=", "!==", "<=", ">="]

    /// Whether a method is called on it.
    private func isMutated(at index: Int) -> Bool {
      guard text(index + 1) == ".", words.indices.contains(index + 2) else { return false }
      return words[index + 2].kind == .call
    }
  }
}
