import GotchaBook

/// The code of a block, with its imports taken out.
struct BlockCode {
  /// An import of a block: the line as written.
  struct Import: Hashable {
    var text: String
    var line: Int
  }

  /// The code with each import blanked out, so that lines and columns stay.
  var code: String
  var imports: [Import] = []

  init(_ block: CodeBlock) {
    self.init(block.code) { block.place(ofByte: $0).line }
  }

  /// - Parameter line: The line of a byte of the code.
  init(_ text: String, line: (Int) -> Int) {
    var bytes = Array(text.utf8)
    let statements = TopLevelStatements(code: text)
    for statement in statements.all where statement.keyword == "import" {
      let end = bytes[statement.start...].firstIndex(where: Self.endsStatement) ?? bytes.count
      imports.append(
        Import(
          text: String(decoding: bytes[statement.start..<end], as: UTF8.self),
          line: line(statement.start)))
      for offset in statement.start..<end { bytes[offset] = UInt8(ascii: " ") }
    }
    code = String(decoding: bytes, as: UTF8.self)
  }

  private static func endsStatement(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
  }
}
