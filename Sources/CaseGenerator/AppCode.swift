import GotchaBook

/// The `app` blocks of one way through a case, as a namespace and extensions of what it declares.
///
/// Both halves of a pair and several cases of a file may declare the same names, so each way has a
/// namespace of its own, in which its driving code is a function. Swift takes extensions at file
/// scope only: they follow behind the suite, where the names of the namespace are qualified.
struct AppCode {
  let blocks: [CodeBlock]
  /// The file of the entry.
  let file: String
  /// The namespace as seen from file scope.
  let scope: String

  /// The names that the blocks declare outside of any brace, without extensions.
  private let declared: Declared

  /// Names by what they represent.
  private struct Declared {
    var types: Set<String> = []
    /// Functions and properties, whose names may also be labels or local.
    var members: Set<String> = []
  }

  init(blocks: [CodeBlock], file: String, scope: String) {
    (self.blocks, self.file, self.scope) = (blocks, file, scope)
    var declared = Declared()
    for block in blocks {
      let code = BlockCode(block).code
      for statement in TopLevelStatements(code: code).all {
        guard let keyword = statement.keyword,
          let name = Self.name(behind: statement.keywordEnd, in: code)
        else { continue }
        switch keyword {
        case "func", "let", "var": declared.members.insert(name)
        case "extension", "import", "operator", "precedencegroup": break
        default: declared.types.insert(name)
        }
      }
    }
    self.declared = declared
  }

  /// The first word behind an offset.
  private static func name(behind offset: Int, in code: String) -> String? {
    let bytes = Array(code.utf8)
    let token = SwiftLexer.tokens(in: code).first { token in
      token.range.lowerBound >= offset && [.identifier, .type, .call].contains(token.kind)
    }
    return token.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  var hasExtensions: Bool { blocks.contains { !Self.extensions(in: $0).isEmpty } }

  // MARK: Writing

  /// Writes what goes into the namespace: everything but extensions.
  func writeDeclarations(to writer: inout SwiftWriter) {
    for block in blocks {
      var bytes = Array(BlockCode(block).code.utf8)
      for range in Self.extensions(in: block) {
        for offset in range where bytes[offset] != UInt8(ascii: "\n") {
          bytes[offset] = UInt8(ascii: " ")
        }
      }
      let code = ExpectationCode(
        String(decoding: bytes, as: UTF8.self), firstLine: block.firstLine
      ).code
      let values = TopLevelStatements.values(in: code)
      PrefixedCode.write(code, firstLine: block.firstLine, file: file, to: &writer) { statement in
        if ["func", "let", "var"].contains(statement.keyword) { return "static" }
        return values.contains(statement.start) ? "nonisolated" : nil
      }
    }
  }

  /// Writes the extensions, for file scope, except those in `written`: what both halves of a pair
  /// share and extend of UIKit is there once.
  func writeExtensions(except written: inout Set<String>, to writer: inout SwiftWriter) {
    for block in blocks {
      let code = BlockCode(block).code
      for range in Self.extensions(in: block) {
        let place = line(of: range.lowerBound, in: block)
        let found = Extension(
          code: String(decoding: Array(code.utf8)[range], as: UTF8.self), line: place)
        let text = qualified(found)
        guard written.insert("\(place): \(text.code)").inserted else { continue }
        writer.code(text.code, file: file, firstLine: text.line)
      }
    }
  }

  /// An extension and the line that it starts on.
  private struct Extension {
    var code: String
    var line: Int
  }

  private func line(of offset: Int, in block: CodeBlock) -> Int {
    block.firstLine + block.code.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  /// An extension as it is at file scope. The namespace goes on the line above its type's name,
  /// which stays at its column; within, names of the namespace get it in front.
  private func qualified(_ found: Extension) -> Extension {
    let bytes = Array(found.code.utf8)
    let tokens = SwiftLexer.tokens(in: found.code)
    let local = locals(of: tokens, bytes)
    var result = Extension(code: "", line: found.line)
    var isHead = true
    var previous = ""
    for token in tokens {
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      if isHead, previous == "extension", isSignificant(token) {
        isHead = false
        if declared.types.contains(word) {
          let column = result.code.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
          result.code += "\(scope)\n" + String(repeating: " ", count: max(0, column - 1)) + "."
          result.line -= 1
        }
      } else if isOfNamespace(word, token, behind: previous), !local.contains(word) {
        result.code += "\(scope)."
      }
      result.code += word
      if isSignificant(token) { previous = word }
    }
    return prefixed(result, like: found)
  }

  /// The extension with the modifiers that it needs on the line above it.
  private func prefixed(_ result: Extension, like found: Extension) -> Extension {
    guard let (statement, words) = TopLevelStatements.words(of: found.code).first,
      statement.attributesEnd == nil
    else { return result }
    let isForeign = result.line == found.line
    let modifiers =
      (ValueTypes.includes(words, keyword: "extension") ? ["nonisolated"] : [])
      + (isForeign && !statement.hasColon && !statement.hasAccessModifier ? ["fileprivate"] : [])
    guard !modifiers.isEmpty else { return result }
    return Extension(
      code: modifiers.joined(separator: " ") + "\n" + result.code, line: result.line - 1)
  }

  private func isSignificant(_ token: SwiftLexer.Token) -> Bool {
    ![.whitespace, .newline, .comment].contains(token.kind)
  }

  /// Whether a word of an extension is the name of something in the namespace.
  private func isOfNamespace(
    _ word: String, _ token: SwiftLexer.Token, behind previous: String
  ) -> Bool {
    [.identifier, .type, .call].contains(token.kind) && previous != "."
      && (declared.types.contains(word) || declared.members.contains(word))
  }

  /// The names of functions and properties of the namespace that are a label, a parameter or local
  /// somewhere in an extension: there they are left alone.
  private func locals(of tokens: [SwiftLexer.Token], _ bytes: [UInt8]) -> Set<String> {
    let words = tokens.filter(isSignificant).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    let declaredHere = words.indices.filter { index in
      index > 0 && Self.introducers.contains(words[index - 1])
        || index + 1 < words.count && words[index + 1] == ":"
    }
    return Set(declaredHere.map { words[$0] }).intersection(declared.members)
  }

  /// The words behind which a name is declared.
  private static let introducers: Set<String> = ["let", "var", "func", "case", "for", "in"]

  /// The bytes of each extension of a block.
  private static func extensions(in block: CodeBlock) -> [Range<Int>] {
    let code = BlockCode(block).code
    let statements = TopLevelStatements(code: code).all
    return statements.indices.filter { statements[$0].keyword == "extension" }.map { index in
      let next = statements.indices.contains(index + 1) ? statements[index + 1].start : nil
      return statements[index].start..<(next ?? code.utf8.count)
    }
  }
}
