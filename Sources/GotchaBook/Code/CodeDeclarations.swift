/// What the code of an entry declares, as far as it is needed to distinguish constants from results.
struct CodeDeclarations {
  /// A name with the words that give it its value: an expression, or the body of a function.
  private struct Declaration {
    var isFunction: Bool
    /// Whether the words are one expression, or one body.
    var hasOneValue = true
    var words: ArraySlice<SwiftCode.Word>
  }

  /// The names that are declared once.
  private var declarations: [String: Declaration] = [:]
  /// Names that get another value, or are declared in several ways.
  private var changed: Set<String> = []
  /// Names of these declarations whose value depends on nothing that a table does.
  private var constants: Set<String> = []
  /// Classes of the page that inherit from one of UIKit's.
  private var modelClasses: Set<String> = []
  /// What all cases of the entry share, when these are the declarations of one; one or none.
  private var shared: [CodeDeclarations]

  /// - Parameters:
  ///   - blocks: The code that declares, of the setup or of one case.
  ///   - setup: What the entry's setup declares, when the blocks are those of a case.
  init(_ blocks: [SwiftCode], setup: CodeDeclarations? = nil) {
    shared = setup.map { [$0] } ?? []
    var variables: Set<String> = []
    var used: Set<String> = []
    var changes: [String: [SwiftCode.Word]] = [:]
    for block in blocks {
      var scan = Scan(block)
      scan.run()
      for (name, declaration) in scan.found
      where declarations.updateValue(declaration, forKey: name) != nil { changed.insert(name) }
      changed.formUnion(scan.changed)
      variables.formUnion(scan.variables)
      used.formUnion(scan.used)
      changes.merge(scan.changes, uniquingKeysWith: +)
      modelClasses.formUnion(scan.modelClasses)
    }
    for (name, words) in changes { add(words, to: name) }
    // Any case may give the setup's variables another value.
    changed.formUnion(setup == nil ? variables : variables.intersection(used))
    for name in changed { declarations[name] = nil }
    constants = constantNames()
  }

  /// A name that gets other values one after the other depends on all that they depend on.
  private mutating func add(_ words: [SwiftCode.Word], to name: String) {
    guard let declaration = declarations[name] else { return }
    declarations[name] = Declaration(
      isFunction: declaration.isFunction, hasOneValue: false,
      words: (declaration.words + words)[...])
  }

  /// The expression that gives a name its value; nil for functions and for what is not known.
  func value(of name: String) -> ArraySlice<SwiftCode.Word>? {
    guard !changed.contains(name) else { return nil }
    guard let found = declarations[name] else { return shared.first?.value(of: name) }
    return found.isFunction || !found.hasOneValue ? nil : found.words
  }

  /// The body of a function, in its braces; nil for what is none, or not known.
  func body(of name: String) -> ArraySlice<SwiftCode.Word>? {
    guard !changed.contains(name) else { return nil }
    guard let found = declarations[name] else { return shared.first?.body(of: name) }
    return found.words.first?.text == "{" && found.hasOneValue ? found.words : nil
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

  /// Types and functions whose values do not depend on a table.
  private static let standard: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CancellationError", "Character",
    "Data", "Date", "Decimal", "Dictionary", "Double", "Error", "Float", "IndexPath", "IndexSet",
    "Int", "Int64", "Locale", "NSError", "NSNumber", "Never", "Optional", "ProcessInfo", "Range",
    "Set", "String", "SystemVersion", "UInt", "URL", "UUID", "Void", "abs", "max", "min",
  ]

  /// Directives whose values are in the text of the page.
  private static let placeDirectives: Set<String> = [
    "#column", "#file", "#fileID", "#filePath", "#function", "#line",
  ]

  /// The names in an expression, members and argument labels left out.
  private static func names(in words: ArraySlice<SwiftCode.Word>) -> Set<String> {
    var names: Set<String> = []
    for index in words.indices where words[index].isName && !words[index].isMember {
      let isLabel = index + 1 < words.endIndex && words[index + 1].text == ":"
      if !isLabel || words[index].kind == .type { names.insert(words[index].text) }
    }
    // A macro and a key path are no constants of the entry's.
    let isOpen = { (word: SwiftCode.Word) in
      word.kind == .directive && !placeDirectives.contains(word.text) || word.text == "\\"
    }
    if words.contains(where: isOpen) { names.insert("#") }
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

// MARK: - What is made once

extension CodeDeclarations {
  /// Values in a block that are made once for all versions and depend on one.
  ///
  /// - Parameter isShared: Whether the block's variables are no local ones.
  func madeOnce(in code: SwiftCode, isShared: Bool) -> [CodeProblem] {
    var scan = Scan(code)
    scan.run()
    return scan.stored.filter { ($0.isStatic || isShared) && reachesModel($0.value) }.map { found in
      CodeProblem(
        offset: found.name.offset, rule: "made-once",
        message: "'\(found.name.text)' is made once, on the first version that runs",
        advice: "make it a function, which each version calls for itself")
    }
  }

  /// Whether an expression makes or reads something of the model, through however many functions.
  private func reachesModel(_ expression: ArraySlice<SwiftCode.Word>) -> Bool {
    if expression.first?.text == "{", expression.last?.text == "}" { return false }
    var open = [expression]
    var seen: Set<String> = []
    while let words = open.popLast() {
      if Self.namesModel(words) { return true }
      for name in Self.names(in: words) where seen.insert(name).inserted {
        if isModelClass(name) { return true }
        if let found = declaration(of: name) { open.append(found.words) }
      }
    }
    return false
  }

  private func isModelClass(_ name: String) -> Bool {
    modelClasses.contains(name) || shared.first?.isModelClass(name) == true
  }

  private func declaration(of name: String) -> Declaration? {
    declarations[name] ?? shared.first?.declaration(of: name)
  }

  /// Whether an object of UIKit's is made, or something read that is another on each version.
  private static func namesModel(_ words: ArraySlice<SwiftCode.Word>) -> Bool {
    words.indices.contains { index in
      let name = words[index].text
      if ["ConsoleLog", "MainLoop", "SystemVersion", "TableProbe"].contains(name) { return true }
      return name.hasPrefix("UI") && !values.contains(name) && index + 1 < words.endIndex
        && words[index + 1].text == "("
    }
  }

  /// UIKit's values, which no version and no table changes.
  private static let values: Set<String> = [
    "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UINib", "UIOffset",
  ]
}

// MARK: - Finding declarations

extension CodeDeclarations {
  private struct Scan {
    struct Stored {
      var name: SwiftCode.Word
      var isStatic: Bool
      var value: ArraySlice<SwiftCode.Word>
    }

    private let code: SwiftCode
    private let words: [SwiftCode.Word]
    private(set) var found: [(String, Declaration)] = []
    /// Names that get another value somewhere, or whose value is not plain.
    private(set) var changed: Set<String> = []
    private(set) var variables: Set<String> = []
    /// Names that get another value, if they are variables.
    private(set) var used: Set<String> = []
    /// What gives names other values in statements that run once and in their order.
    private(set) var changes: [String: [SwiftCode.Word]] = [:]
    /// Classes that inherit from one of UIKit's.
    private(set) var modelClasses: Set<String> = []
    /// Variables that are no local ones, with the expressions that give them their first value.
    private(set) var stored: [Stored] = []
    /// How many brackets are open.
    private var depth = 0

    init(_ code: SwiftCode) {
      self.code = code
      words = code.words
    }

    mutating func run() {
      for index in words.indices {
        switch words[index].text {
        case "let", "var": binding(at: index)
        case "func", "struct", "enum": body(at: index)
        case "class": inheritance(at: index)
        default: use(at: index)
        }
        depth += words[index].nesting
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
        let isStatic = text(index - 1) == "static" || text(index - 2) == "static"
        if depth == 0 || isStatic {
          stored.append(
            Stored(name: words[name], isStatic: isStatic, value: words[(equals + 1)..<end]))
        }
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
      let behind = text(end(ofChainAt: index))
      let isDeclared = last == "let" || last == "var"
      let isAssigned =
        behind.hasSuffix("=") && !Self.comparisons.contains(behind) && !isDeclared
      guard isAssigned || last == "&" || next == "[" || isMutated(at: index) else { return }
      if startsStatement(at: index), last != "&" {
        changes[text(index), default: []] += words[(index + 1)..<end(ofExpressionAt: index)]
      } else {
        used.insert(text(index))
      }
    }

    /// Whether a statement that is in no bracket starts here.
    private func startsStatement(at index: Int) -> Bool {
      guard depth == 0 else { return false }
      return index == 0 || text(index - 1) == ";"
        || words[index].startsLine && !isJoint(words[index - 1])
    }

    /// The position behind a name and the members and elements of it that are named.
    private func end(ofChainAt index: Int) -> Int {
      var end = index + 1
      while words.indices.contains(end) {
        switch text(end) {
        case "[": end = code.end(ofGroupAt: end)
        case ".": end += 2
        case "?", "!": end += 1
        default: return end
        }
      }
      return end
    }

    private mutating func inheritance(at index: Int) {
      guard text(index + 2) == ":", text(index + 3).hasPrefix("UI") else { return }
      modelClasses.insert(text(index + 1))
    }

    private static let comparisons: Set<String> = ["==", "===", "!=", "!==", "<=", ">="]

    /// Whether a method is called on it.
    private func isMutated(at index: Int) -> Bool {
      guard text(index + 1) == ".", words.indices.contains(index + 2) else { return false }
      return words[index + 2].kind == .call
    }
  }
}
