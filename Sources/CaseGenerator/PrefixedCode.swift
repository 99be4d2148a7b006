import GotchaBook
import SwiftSource

/// Code whose declarations get a modifier in front.
struct PrefixedCode {
  private let bytes: [UInt8]
  /// The code written so far, in pieces, each with the line that it starts on.
  private var pieces: [(text: String, firstLine: Int)]
  /// How many bytes of the code are written.
  private var written = 0
  /// The line of the first byte that is not.
  private var line: Int

  /// Writes the code of a block.
  ///
  /// Each declaration for which `modifier` has one gets it in such a way that its keyword and its
  /// name stay on their line and column.
  static func write(
    _ code: String, of block: CodeBlock, to writer: inout SwiftWriter,
    modifier: (TopLevelStatement) -> String?
  ) {
    var prefixed = PrefixedCode(code: code, firstLine: block.firstLine)
    for statement in TopLevelStatement.all(in: code) where statement.startsLine {
      if let word = modifier(statement) { prefixed.put(word, before: statement) }
    }
    prefixed.copy(to: prefixed.bytes.count)
    for piece in prefixed.pieces where !piece.text.isEmpty {
      writer.code(piece.text, file: block.place.file, firstLine: piece.firstLine)
    }
  }

  private init(code: String, firstLine: Int) {
    bytes = Array(code.utf8)
    line = firstLine
    pieces = [("", firstLine)]
  }

  /// Swift takes the modifier behind the attributes, and no directive between the two. Where no
  /// line ends between attributes and declaration, what comes before the declaration moves to the
  /// line above, and spaces take its place.
  private mutating func put(_ word: String, before statement: TopLevelStatement) {
    let start = statement.modifiersStart
    if let end = statement.attributesEnd, bytes[end..<start].contains(where: Self.isNewline) {
      copy(to: end)
      append(" \(word)")
      return
    }
    copy(to: statement.start)
    pieces.append(("", line - 1))
    if let end = statement.attributesEnd { copy(to: end) }
    append(statement.attributesEnd == nil ? "\(word)\n" : " \(word)\n")
    let lineStart = bytes[..<start].lastIndex(where: Self.isNewline).map { $0 + 1 } ?? 0
    if statement.attributesEnd != nil {
      append(String(repeating: " ", count: start - lineStart))
    }
    written = start
  }

  private mutating func copy(to end: Int) {
    guard end > written else { return }
    append(String(decoding: bytes[written..<end], as: UTF8.self))
    line += bytes[written..<end].count { $0 == UInt8(ascii: "\n") }
    written = end
  }

  private mutating func append(_ text: String) {
    pieces[pieces.count - 1].text += text
  }

  private static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n")
  }
}
