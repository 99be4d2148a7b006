import SwiftSource

/// Swift source as lines in which what has a color is an element named after its kind: half the size
/// of a span with a class, and code is much of a page.
enum SwiftHighlighter {
  /// The lines of `code`, without their line breaks.
  static func lines(of code: String) -> [HTML] {
    let bytes = Array(code.utf8)
    var lines: [HTML] = []
    var line: [HTML] = []
    var end = 0
    let read = SwiftCode(code)
    for word in (read.words + read.comments).sorted(by: { $0.offset < $1.offset }) {
      // What has no color is added with what follows it, up to the next that has.
      guard let tag = tag(of: word.kind) else { continue }
      append(bytes[end..<word.offset], as: nil, to: &line, &lines)
      append(bytes[word.offset..<word.end], as: tag, to: &line, &lines)
      end = word.end
    }
    append(bytes[end...], as: nil, to: &line, &lines)
    if !line.isEmpty { lines.append(.group(line)) }
    return lines
  }

  /// Adds the bytes of one word; one that spans lines is cut at their ends.
  private static func append(
    _ bytes: ArraySlice<UInt8>, as tag: Tag?, to line: inout [HTML], _ lines: inout [HTML]
  ) {
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      appendPart(bytes[start..<index], as: tag, to: &line)
      lines.append(.group(line))
      line = []
      start = index + 1
    }
    appendPart(bytes[start...], as: tag, to: &line)
  }

  private static func appendPart(
    _ bytes: ArraySlice<UInt8>, as tag: Tag?, to line: inout [HTML]
  ) {
    guard !bytes.isEmpty else { return }
    let text = HTML.text(String(decoding: bytes, as: UTF8.self))
    line.append(tag.map { .element($0, [], [text]) } ?? text)
  }

  /// The element of a word; nil for what is not colored.
  private static func tag(of kind: SwiftCode.Word.Kind) -> Tag? {
    switch kind {
    case .keyword: .swiftKeyword
    case .attribute: .swiftAttribute
    case .type: .swiftType
    case .call: .swiftCall
    case .number: .swiftNumber
    case .string: .swiftString
    case .comment: .swiftComment
    case .directive: .swiftDirective
    case .identifier, .punctuation: nil
    }
  }
}

extension Tag {
  fileprivate static let swiftKeyword = Tag("s-k")
  fileprivate static let swiftAttribute = Tag("s-a")
  fileprivate static let swiftType = Tag("s-t")
  fileprivate static let swiftCall = Tag("s-f")
  fileprivate static let swiftNumber = Tag("s-n")
  fileprivate static let swiftString = Tag("s-s")
  fileprivate static let swiftComment = Tag("s-c")
  fileprivate static let swiftDirective = Tag("s-d")
}
