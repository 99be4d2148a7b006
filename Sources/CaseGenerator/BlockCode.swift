import GotchaBook
import SwiftSource

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
    let imports = TopLevelStatement.all(in: text).filter { $0.keyword == "import" }
    self.imports = imports.map { found in
      Import(text: String(decoding: bytes[found.range], as: UTF8.self), line: line(found.start))
    }
    for offset in imports.flatMap(\.range) { bytes[offset] = UInt8(ascii: " ") }
    code = String(decoding: bytes, as: UTF8.self)
  }
}
