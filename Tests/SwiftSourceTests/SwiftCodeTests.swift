import SwiftSource
import TestSupport
import Testing

@Suite("The words of code")
struct SwiftCodeTests {
  /// The words of some code, as `kind text`.
  private func words(_ code: String) -> [String] {
    SwiftCode(code).words.map { "\($0.kind) \($0.text)" }
  }

  @Test("are keywords, types, calls, names and numbers where they are used as such")
  func kinds() {
    #expect(
      words("let cell: UITableViewCell = table.cellForRow(at: 0x1F)") == [
        "keyword let", "identifier cell", "punctuation :", "type UITableViewCell",
        "punctuation =", "identifier table", "punctuation .", "call cellForRow", "punctuation (",
        "identifier at", "punctuation :", "number 0x1F", "punctuation )",
      ])
    #expect(words("f(in: `class`)").contains("identifier in"))
    #expect(words("@MainActor func f()").prefix(2) == ["attribute @MainActor", "keyword func"])
    #expect(words("#if a\n#endif\n#expect(b)").filter { $0.hasPrefix("directive") }.count == 3)
    #expect(words("rows.map(\\.height)").contains("punctuation \\"))
  }

  @Test(
    "are one for each line of a text, without what it interpolates",
    arguments: [
      ("\"a // b\"", 1), ("##\"a \"# b\"##", 1), ("\"open", 1), ("\"\"\"\n  a { b\n  \"\"\"", 3),
      ("/a \\/{b+/", 1), ("#/a / b/#", 1), ("\"a \\(b) c\"", 3), ("a / b / c", 5),
    ])
  func texts(code: String, count: Int) {
    #expect(words("_ = \(code)").count == count + 2)
  }

  @Test("stand at their places, the first of a line is known, and comments are apart")
  func places() {
    let code = SwiftCode("let é = 1 // one\n/* two\n*/ let b = é")
    #expect(code.comments.map(\.text) == ["// one", "/* two\n*/"])
    #expect(code.words.filter(\.startsLine).map(\.offset) == [0, 28])
    #expect(code.words.last.map { [$0.offset, $0.end] } == [36, 38])
  }

  @Test(
    "are read in time that grows with the code, whatever is left open",
    arguments: [
      "\"\\(", "(/a\\", "/*", "#\"", "`a ", "=/\\", "#\"\"\" ", "{ a in ", ".a", "f(", "#/",
    ])
  func growth(piece: String) {
    #expect(
      growsLinearly(from: 500, to: 4_000) {
        _ = SwiftCode(String(repeating: piece, count: $0)).words
      })
  }
}
