import GotchaBook

/// Swift source as lines of colored spans.
enum SwiftHighlighter {
  /// The lines of `code`, without their line breaks.
  static func lines(of code: String) -> [HTML] {
    let bytes = Array(code.utf8)
    var lines: [HTML] = []
    var line: [HTML] = []
    var end = 0
    for token in SwiftLexer.tokens(in: code) {
      // What has no color is added with what follows it, up to the next that has.
      guard let name = name(of: token.kind), token.range.lowerBound >= end,
        token.range.upperBound <= bytes.count
      else { continue }
      append(bytes[end..<token.range.lowerBound], named: nil, to: &line, &lines)
      append(bytes[token.range], named: name, to: &line, &lines)
      end = token.range.upperBound
    }
    append(bytes[end...], named: nil, to: &line, &lines)
    if !line.isEmpty { lines.append(.group(line)) }
    return lines
  }

  /// Adds the bytes of one token; one that spans lines is cut at their ends.
  private static func append(
    _ bytes: ArraySlice<UInt8>, named name: String?, to line: inout [HTML], _ lines: inout [HTML]
  ) {
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      appendPart(bytes[start..<index], named: name, to: &line)
      lines.append(.group(line))
      line = []
      start = index + 1
    }
    appendPart(bytes[start...], named: name, to: &line)
  }

  private static func appendPart(
    _ bytes: ArraySlice<UInt8>, named name: String?, to line: inout [HTML]
  ) {
    guard !bytes.isEmpty else { return }
    let text = HTML.text(String(decoding: bytes, as: UTF8.self))
    guard let name else {
      line.append(text)
      return
    }
    line.append(.element(.span, [.class(name)], [text]))
  }

  /// The class of a token; nil for what is not colored.
  private static func name(of kind: SwiftLexer.Token.Kind) -> String? {
    switch kind {
    case .keyword: "s-k"
    case .attribute: "s-a"
    case .type: "s-t"
    case .call: "s-f"
    case .number: "s-n"
    case .string: "s-s"
    case .comment: "s-c"
    case .directive: "s-d"
    case .identifier, .punctuation, .whitespace, .newline: nil
    }
  }
}
