import SwiftSyntax

/// Some code as rules about words look at it: what Swift's parser finds between spaces, be it whole or
/// not. Each line of a string is one word, but for what it interpolates; so is a regular expression, and
/// an attribute or a macro with its `@` or `#`.
package struct SwiftCode: Sendable {
  /// A word of the code.
  package struct Word: Equatable, Sendable {
    package enum Kind: CaseIterable, Sendable {
      case keyword, attribute, type, identifier, call, number, string, comment, directive
      case punctuation
    }

    package var text: String
    package var kind: Kind
    /// The UTF-8 offset in the code.
    package var offset: Int
    /// Whether a line ends between the word before and this one.
    package var startsLine = false
    /// Whether it is behind a dot: a member, which means nothing by itself.
    package var isMember = false

    /// The offset behind it.
    package var end: Int { offset + text.utf8.count }
  }

  /// Something that runs to the end of its line or of the code because it is not closed.
  package struct Unclosed: Equatable, Sendable {
    /// What it is, as a noun.
    package var name: String
    /// The offset at which it opens.
    package var offset: Int
  }

  /// The words, without comments.
  package let words: [Word]
  /// The comments.
  package let comments: [Word]
  /// The first string, comment or regular expression that is not closed.
  package let unclosed: Unclosed?
  /// Where it becomes too much to be read by anything else: it is nested too deeply, or too long.
  package let excess: Int?
  /// For each opening bracket the position of the one that closes it.
  private let closings: [Int: Int]

  private static let memory = CodeMemory<SwiftCode>(capacity: 4_096)

  package init(_ code: String) {
    self = Self.memory.reading(of: code) { code in
      if let kept = WordFile.code(of: code) { return kept }
      let read = Self(reading: code)
      WordFile.keep(read, of: code)
      return read
    }
  }

  /// The words of code that is whole.
  init(words: [Word], comments: [Word]) {
    (self.words, self.comments) = (words, comments)
    (unclosed, excess) = (nil, nil)
    closings = Self.closings(in: words)
  }

  private init(reading code: String) {
    let reading = SyntaxTree.reading(of: code)
    self.init(reading, excess: reading.isShallow ? nil : SyntaxTree.excess(in: code) ?? 0)
  }

  /// The words of code that compiles, which may be of any size.
  package init(compiled code: String) {
    self.init(.init(tree: SyntaxTree.parse(code), isShallow: false), excess: nil)
  }

  private init(_ reading: SyntaxTree.Reading, excess: Int?) {
    self.excess = excess
    (words, comments, unclosed) =
      reading.isShallow
      ? Self.words(of: reading) : SyntaxTree.withDeepStack { Self.words(of: reading) }
    closings = Self.closings(in: words)
  }

  private static func words(of reading: SyntaxTree.Reading) -> ([Word], [Word], Unclosed?) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(reading.tree)
    return (reader.words, reader.comments, reader.unclosed.min { $0.offset < $1.offset })
  }

  private static func closings(in words: [Word]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for index in words.indices where words[index].nesting != 0 {
      if words[index].nesting > 0 {
        open.append(index)
      } else if let last = open.popLast() {
        closings[last] = index
      }
    }
    return closings
  }

  /// The position behind the bracket that closes the one at `start`; the end when none does.
  package func end(ofGroupAt start: Int) -> Int {
    closings[start].map { $0 + 1 } ?? words.count
  }
}

extension SwiftCode.Word {
  /// 1 for an opening bracket, -1 for a closing one.
  package var nesting: Int {
    guard kind == .punctuation else { return 0 }
    switch text {
    case "(", "[", "{": return 1
    case ")", "]", "}": return -1
    default: return 0
    }
  }

  /// Whether it is a name of something: a value, a function, a type.
  package var isName: Bool {
    switch kind {
    case .identifier, .call, .type: true
    default: false
    }
  }
}

extension SwiftCode {
  /// Collects the words in their order.
  private final class Reader: SyntaxVisitor {
    var words: [Word] = []
    var comments: [Word] = []
    var unclosed: [Unclosed] = []
    private var startsLine = true

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      read(token.leadingTrivia, from: token.position.utf8Offset)
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if !token.text.isEmpty { add(token, at: start) }
      read(token.trailingTrivia, from: start + token.text.utf8.count)
      if token.tokenDiagnostic?.kind == .unterminatedBlockComment, let last = comments.last {
        unclosed.append(Unclosed(name: "comment", offset: last.offset))
      }
      return .skipChildren
    }

    private func add(_ token: TokenSyntax, at start: Int) {
      let kind = Self.kind(of: token)
      defer { startsLine = false }
      if let last = words.last, last.end == start, isPart(kind, of: last) {
        words[words.count - 1].text += token.text
        return
      }
      if let last = words.last, last.end == start, last.kind == .identifier, token.text == "(" {
        words[words.count - 1].kind = .call
      }
      words.append(
        Word(
          text: token.text, kind: kind, offset: start, startsLine: startsLine,
          isMember: words.last?.text == "."))
    }

    /// Whether a token without space in front belongs to the word before: to its string, its `@` or `#`.
    private func isPart(_ kind: Word.Kind, of word: Word) -> Bool {
      switch word.kind {
      case .string: kind == .string
      case .attribute: word.text == "@"
      case .directive: word.text == "#"
      default: false
      }
    }

    private static func kind(of token: TokenSyntax) -> Word.Kind {
      switch token.tokenKind {
      case .keyword: .keyword
      case .integerLiteral, .floatLiteral: .number
      case .atSign: .attribute
      case .pound, .poundAvailable, .poundUnavailable, .poundIf, .poundElse, .poundElseif,
        .poundEndif,
        .poundSourceLocation:
        .directive
      case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment,
        .rawStringPoundDelimiter,
        .regexSlash, .regexLiteralPattern, .regexPoundDelimiter:
        .string
      case .backslash, .leftParen, .rightParen:
        token.parent?.is(ExpressionSegmentSyntax.self) == true ? .string : .punctuation
      case .identifier(let name): name.first?.isUppercase == true ? .type : .identifier
      case .dollarIdentifier, .wildcard: .identifier
      default: .punctuation
      }
    }

    private func read(_ trivia: Trivia, from start: Int) {
      var offset = start
      for piece in trivia {
        switch piece {
        case .newlines, .carriageReturns, .carriageReturnLineFeeds: startsLine = true
        case .blockComment(let text), .lineComment(let text), .docBlockComment(let text),
          .docLineComment(let text):
          comments.append(Word(text: text, kind: .comment, offset: offset, startsLine: startsLine))
          startsLine = startsLine || text.contains(where: \.isNewline)
        default: break
        }
        offset += piece.sourceLength.utf8Length
      }
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      noteUnclosed("string", node, end: node.closingQuote)
      return .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      noteUnclosed("regular expression", node, end: node.closingSlash)
      return .visitChildren
    }

    private func noteUnclosed(_ name: String, _ node: some SyntaxProtocol, end: TokenSyntax) {
      guard end.presence == .missing else { return }
      unclosed.append(
        Unclosed(name: name, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
  }
}
