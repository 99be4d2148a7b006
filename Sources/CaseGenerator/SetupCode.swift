import GotchaBook

/// The code of a `setup` block at file scope: what it declares is visible in its file alone, so
/// that two entries may declare the same name.
struct SetupCode {
  private let bytes: [UInt8]
  /// The code written so far, in pieces that each know the line they start on.
  private var pieces: [(text: String, firstLine: Int)]
  /// How many bytes of the code are written.
  private var written = 0
  /// The line of the first byte that is not.
  private var line: Int

  /// Writes the block. Each declaration without an access modifier is made `fileprivate` in such a
  /// way that its keyword and its name stay on their line and column.
  static func write(_ block: CodeBlock, file: String, to writer: inout SwiftWriter) {
    let code = BlockCode(block).code
    var setup = SetupCode(code: code, firstLine: block.firstLine)
    for statement in TopLevelStatements(code: code).all where takesModifier(statement) {
      setup.makePrivate(statement)
    }
    setup.copy(to: setup.bytes.count)
    for piece in setup.pieces where !piece.text.isEmpty {
      writer.code(piece.text, file: file, firstLine: piece.firstLine)
    }
  }

  private init(code: String, firstLine: Int) {
    bytes = Array(code.utf8)
    line = firstLine
    pieces = [("", firstLine)]
  }

  /// Swift takes the modifier behind the attributes, and no directive between the two. Where no
  /// line ends between attributes and declaration, what stands before the declaration moves to the
  /// line above, and spaces take its place.
  private mutating func makePrivate(_ statement: TopLevelStatements.Statement) {
    let start = statement.modifiersStart
    if let end = statement.attributesEnd, bytes[end..<start].contains(where: Self.isNewline) {
      copy(to: end)
      append(" fileprivate")
      return
    }
    copy(to: statement.start)
    pieces.append(("", line - 1))
    if let end = statement.attributesEnd { copy(to: end) }
    append(statement.attributesEnd == nil ? "fileprivate\n" : " fileprivate\n")
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

  private static func takesModifier(_ statement: TopLevelStatements.Statement) -> Bool {
    guard let keyword = statement.keyword, !statement.hasAccessModifier, statement.startsLine else {
      return false
    }
    switch keyword {
    case "import", "operator", "precedencegroup": return false
    // A conformance has no access of its own, and Swift refuses a modifier before it.
    case "extension": return !statement.hasColon
    default: return true
    }
  }
}
