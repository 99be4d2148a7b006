import GotchaBook

/// Swift in the colours of a terminal.
enum ColoredCode {
  static func text(_ code: String, style: TerminalStyle) -> String {
    let bytes = Array(code.utf8)
    return SwiftLexer.tokens(in: code).map { token in
      let text = TerminalPage.safe(String(decoding: bytes[token.range], as: UTF8.self))
      guard let color = color(of: token.kind) else { return text }
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { style.styled(String($0), color) }.joined(separator: "\n")
    }
    .joined()
  }

  private static func color(of kind: SwiftLexer.Token.Kind) -> TerminalStyle.Attribute? {
    switch kind {
    case .keyword, .attribute, .directive: .magenta
    case .type: .cyan
    case .number, .string: .green
    case .comment: .faint
    case .identifier, .call, .punctuation, .whitespace, .newline: nil
    }
  }
}
