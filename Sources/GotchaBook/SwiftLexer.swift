/// Swift source cut into tokens, enough to color it and to find declarations and braces.
///
/// The lexer is not a compiler's: it never fails, works in one pass, and keeps strings that are
/// open and the interpolations inside them on a stack of its own, so that no nesting is too deep.
package struct SwiftLexer {
  package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
      case keyword, attribute, type, identifier, call, number, string, comment, directive
      case punctuation, whitespace, newline
    }

    package var kind: Kind
    /// UTF-8 offsets in the source. The tokens of a source cover it without gaps.
    package var range: Range<Int>
  }

  /// The tokens of `source`, which cover it without gaps.
  ///
  /// Nothing is an error. A string on one line that is not closed ends with its line; a string of
  /// several lines and a comment that are not closed run to the end. A macro (`#expect`) is a
  /// `directive`. What is between the parentheses of an interpolation is cut into tokens like
  /// the rest; the text around it, `\(` and `)` included, is `string`.
  package static func tokens(in source: String) -> [Token] {
    scan(source).tokens
  }

  /// Something that runs to the end of its line or of the source because it is not closed.
  package struct Unclosed: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case string, comment
      case regex = "regular expression"
    }

    package var kind: Kind
    /// The offset at which it opens.
    package var offset: Int
  }

  /// The tokens of `source`, and the first string, comment or regular expression that is not
  /// closed.
  package static func scan(_ source: String) -> (tokens: [Token], unclosed: Unclosed?) {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    let tokens = lexer.run()
    for case .string(_, _, let start) in lexer.contexts.prefix(1) {
      lexer.leaveOpen(.string, at: start)
    }
    return (tokens, lexer.unclosed)
  }

  /// What the lexer is inside of.
  enum Context {
    /// A string that opens at `start` and whose delimiter has this many `#`.
    case string(hashes: Int, isMultiline: Bool, start: Int)
    /// An interpolation with this many parentheses of its own still open.
    case interpolation(parentheses: Int)
  }

  let bytes: [UInt8]
  var tokens: [Token] = []
  var contexts: [Context] = []
  /// The offset at which the next token starts.
  var position = 0
  /// The last token that is neither space nor comment.
  var lastSignificant: Token?
  /// Up to here no `/` closes a regular expression, and no backtick closes a name: a search that
  /// failed is not made again, which keeps the whole linear.
  var noRegexBefore = 0
  var noBacktickBefore = 0
  /// What opens first of all that is not closed.
  private var unclosed: Unclosed?

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private mutating func run() -> [Token] {
    while position < bytes.count {
      if case .string(let hashes, let isMultiline, _)? = contexts.last {
        stringText(hashes: hashes, isMultiline: isMultiline)
      } else {
        code()
      }
    }
    return tokens
  }

  /// Notes that what opens at `offset` is not closed.
  mutating func leaveOpen(_ kind: Unclosed.Kind, at offset: Int) {
    if offset < unclosed?.offset ?? .max { unclosed = Unclosed(kind: kind, offset: offset) }
  }

  /// The byte at an offset, or 0 beyond the end.
  func byte(at offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// Ends the token that starts at `position` at `end`; a token is never empty.
  mutating func emit(_ kind: Token.Kind, to end: Int) {
    let end = min(max(end, position + 1), bytes.count)
    let token = Token(kind: kind, range: position..<end)
    tokens.append(token)
    position = end
    switch kind {
    case .whitespace, .newline, .comment: break
    default: lastSignificant = token
    }
  }

  /// The first offset from `start` whose byte does not pass.
  func end(from start: Int, while passes: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < bytes.count, passes(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The end of the line that `start` is on, its line break excluded.
  func endOfLine(from start: Int) -> Int {
    end(from: start) { !Self.isNewline($0) }
  }
}

// MARK: - Code

extension SwiftLexer {
  /// One token of code, or the opening of a string.
  private mutating func code() {
    let first = bytes[position]
    switch first {
    case _ where Self.isWordStart(first): word()
    case _ where Self.isNewline(first): newline()
    case _ where Self.isSpace(first):
      emit(.whitespace, to: end(from: position, while: Self.isSpace))
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "`"): backtick()
    case UInt8(ascii: "@"): attribute()
    case UInt8(ascii: "("), UInt8(ascii: ")"): parenthesis(first)
    case _ where Self.isDigit(first): number()
    case _ where Self.isOperator(first):
      emit(.punctuation, to: end(from: position, while: Self.isOperator))
    default: emit(.punctuation, to: position + 1)
    }
  }

  private mutating func newline() {
    let isPair =
      bytes[position] == UInt8(ascii: "\r") && byte(at: position + 1) == UInt8(ascii: "\n")
    emit(.newline, to: position + (isPair ? 2 : 1))
  }

  private mutating func parenthesis(_ first: UInt8) {
    if case .interpolation(let parentheses)? = contexts.last {
      contexts.removeLast()
      let isOpening = first == UInt8(ascii: "(")
      // The last `)` belongs to the string, whose text goes on after it.
      guard isOpening || parentheses > 0 else { return }
      contexts.append(.interpolation(parentheses: parentheses + (isOpening ? 1 : -1)))
    }
    emit(.punctuation, to: position + 1)
  }

  private mutating func attribute() {
    let nameEnd = end(from: position + 1, while: Self.isWord)
    emit(nameEnd > position + 1 ? .attribute : .punctuation, to: nameEnd)
  }

  /// `#if`, `#expect`, `#"raw"#`, `#/regex/#`, or a `#` that means nothing.
  private mutating func hash() {
    let hashesEnd = end(from: position) { $0 == UInt8(ascii: "#") }
    let next = byte(at: hashesEnd)
    if next == UInt8(ascii: "\"") {
      openString(hashes: hashesEnd - position)
    } else if next == UInt8(ascii: "/") {
      extendedRegex(hashes: hashesEnd - position)
    } else if hashesEnd == position + 1, Self.isWordStart(next) {
      emit(.directive, to: end(from: hashesEnd, while: Self.isWord))
    } else if position == 0, next == UInt8(ascii: "!") {
      emit(.comment, to: endOfLine(from: position))
    } else {
      emit(.punctuation, to: hashesEnd)
    }
  }

  private mutating func slash() {
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"): emit(.comment, to: endOfLine(from: position))
    case UInt8(ascii: "*"): emit(.comment, to: endOfBlockComment())
    default:
      if let end = endOfRegex() {
        emit(.string, to: end)
      } else {
        emit(.punctuation, to: position + 1)
      }
    }
  }

  private mutating func endOfBlockComment() -> Int {
    var depth = 1
    var offset = position + 2
    while offset < bytes.count, depth > 0 {
      switch (bytes[offset], byte(at: offset + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, offset) = (depth + 1, offset + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, offset) = (depth - 1, offset + 2)
      default: offset += 1
      }
    }
    if depth > 0 { leaveOpen(.comment, at: position) }
    return offset
  }
}

// MARK: - Bytes

extension SwiftLexer {
  // These are called for every byte of the book, so they compare numbers, which costs least without
  // optimization.

  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Space, tab, and the other control characters that separate tokens.
  static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 && !isNewline(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Letters, `_`, `$`, and all bytes outside ASCII.
  static func isWordStart(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= 0x61 && lowercase <= 0x7A || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  static func isWord(_ byte: UInt8) -> Bool {
    isWordStart(byte) || isDigit(byte)
  }

  /// Adjacent operator characters, `= - + ! * % < > & | ^ ~ ?`; `/` is a token of its own, for
  /// comments' sake.
  static func isOperator(_ byte: UInt8) -> Bool {
    byte == 0x3D || byte == 0x2D || byte == 0x2B || byte == 0x21 || byte == 0x2A || byte == 0x25
      || byte == 0x3C || byte == 0x3E || byte == 0x26 || byte == 0x7C || byte == 0x5E
      || byte == 0x7E || byte == 0x3F
  }
}
