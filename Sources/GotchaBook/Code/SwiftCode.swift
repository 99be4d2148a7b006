/// The code of a block as the rules about code look at it: its tokens without space and comments.
package struct SwiftCode: Sendable {
  /// A token with its spelling.
  package struct Word: Equatable, Sendable {
    package var text: String
    package var kind: SwiftLexer.Token.Kind
    /// The UTF-8 offset in the block's code.
    package var offset: Int
    /// Whether a line ends between the token before and this one.
    package var startsLine: Bool
    /// Whether it is behind a dot: a member, which means nothing by itself.
    package var isMember = false

    /// The offset behind it.
    package var end: Int { offset + text.utf8.count }
  }

  package let words: [Word]
  /// The first string, comment or regular expression that is not closed.
  package let unclosed: SwiftLexer.Unclosed?
  /// For each opening bracket the position of the one that closes it.
  private let closings: [Int: Int]

  package init(_ code: String) {
    let (tokens, unclosed) = SwiftLexer.scan(code)
    let bytes = Array(code.utf8)
    var words: [Word] = []
    var startsLine = true
    for token in tokens {
      switch token.kind {
      case .newline: startsLine = true
      case .whitespace: break
      case .comment:
        startsLine = startsLine || bytes[token.range].contains(where: SwiftLexer.isNewline)
      default:
        let text = String(decoding: bytes[token.range], as: UTF8.self)
        words.append(
          Word(
            text: text, kind: token.kind, offset: token.range.lowerBound, startsLine: startsLine,
            isMember: words.last?.text == "."))
        startsLine = false
      }
    }
    self.words = words
    self.unclosed = unclosed
    closings = Self.closings(in: words)
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
