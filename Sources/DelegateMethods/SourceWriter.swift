/// Source text in the making.
struct SourceWriter {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// Writes a declaration with its body in braces.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line(head + " {")
    body(&self)
    line("}")
  }

  mutating func documentation(_ words: [String]) {
    for word in words { line(word.isEmpty ? "///" : "/// \(word)") }
  }

  /// Writes statements whose errors the compiler reports at a field.
  mutating func statement(_ statement: String, of place: Place) {
    line("#sourceLocation(file: \"\(place.file)\", line: \(place.line))")
    line(statement)
    line("#sourceLocation()")
  }
}
