import GotchaBook

/// An `#expect` or `#require` whose condition is put into a call that inverts it.
struct InvertedExpectation {
  /// The functions that invert, in a Swift file of their own.
  static let source = """
    nonisolated func \(function)(_ condition: Bool) -> Bool { !condition }
    nonisolated func \(function)<Value>(_ value: Value?) -> Value? { nil }

    """
  private static let function = "invertedExpectation"

  var edits: [Edit]
  /// The line of the file that the expectation begins on.
  var line: Int

  /// The expectations of a block, in their order.
  static func all(in block: CodeBlock) -> [InvertedExpectation] {
    all(in: block.code, offset: block.byteRange.lowerBound, firstLine: block.firstLine)
  }

  /// The expectations of code that begins at a byte and a line of its file.
  static func all(in text: String, offset: Int, firstLine: Int) -> [InvertedExpectation] {
    let code = SwiftCode(text)
    let bytes = Array(text.utf8)
    return code.words.indices.compactMap { index in
      let word = code.words[index]
      guard word.text == "#expect" || word.text == "#require", index + 1 < code.words.count,
        code.words[index + 1].text == "("
      else { return nil }
      let end = code.end(ofGroupAt: index + 1) - 1
      let comma = firstComma(in: code, from: index + 2, to: end) ?? end
      return InvertedExpectation(
        edits: [
          Edit(offset: offset + code.words[index + 1].offset + 1, text: "\(function)("),
          Edit(offset: offset + code.words[comma].offset, text: ")"),
        ],
        line: firstLine + bytes[..<word.offset].count { $0 == UInt8(ascii: "\n") })
    }
  }

  private static func firstComma(in code: SwiftCode, from start: Int, to end: Int) -> Int? {
    var depth = 0
    for index in start..<max(start, end) {
      if depth == 0, code.words[index].text == "," { return index }
      depth += code.words[index].nesting
    }
    return nil
  }
}
