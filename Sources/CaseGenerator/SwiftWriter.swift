/// Puts generated Swift together: its own lines, and lines that keep their place in an entry.
struct SwiftWriter {
  private(set) var text = ""

  /// Lines of the generator's own.
  mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Code of an entry, unindented, so that the compiler names its line and column.
  ///
  /// `firstLine` is the line of the code's first line in `file`.
  mutating func code(_ code: String, file: String, firstLine: Int) {
    text += "#sourceLocation(file: \(SwiftText.literal(file)), line: \(max(1, firstLine)))\n"
    text += code
    if !code.hasSuffix("\n") { text += "\n" }
    text += "#sourceLocation()\n"
  }
}
