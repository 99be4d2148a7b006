import GotchaBook
import TestSupport
import Testing

@Suite("The Swift lexer")
struct SwiftLexerTests {
  /// Tokens that are not space, as `kind text`.
  private func words(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return SwiftLexer.tokens(in: source).compactMap { token in
      if token.kind == .whitespace || token.kind == .newline { return nil }
      return "\(token.kind) " + String(decoding: bytes[token.range], as: UTF8.self)
    }
  }

  @Test("names keywords, types, calls, members and numbers")
  func words() {
    #expect(
      words("let cell: UITableViewCell = table.cellForRow(at: path)") == [
        "keyword let", "identifier cell", "punctuation :", "type UITableViewCell",
        "punctuation =", "identifier table", "punctuation .", "call cellForRow", "punctuation (",
        "identifier at", "punctuation :", "identifier path", "punctuation )",
      ])
    #expect(words("x.default") == ["identifier x", "punctuation .", "identifier default"])
    #expect(words("f(in: a, for b: C)").contains("identifier in"))
    #expect(words("f(in: a, for b: C)").contains("identifier for"))
    #expect(words("`class`") == ["identifier `class`"])
    #expect(words("@MainActor func f()").prefix(2) == ["attribute @MainActor", "keyword func"])
  }

  @Test(
    "keeps a number whole",
    arguments: ["0", "1_000", "0xFF_p", "20.5", "1e9", "1.5e-3", "0x1.8p+3"])
  func numbers(source: String) {
    #expect(words(source) == ["number \(source)"])
  }

  @Test("does not take a range or a tuple's members for a fraction")
  func dots() {
    #expect(words("0..<3").first == "number 0")
    #expect(
      words("t.0.1") == ["identifier t", "punctuation .", "number 0", "punctuation .", "number 1"])
  }

  @Test("names directives and macros")
  func directives() {
    #expect(words("#if canImport(UIKit)").first == "directive #if")
    #expect(words("#expect(a == 2)").first == "directive #expect")
    #expect(words("#sourceLocation()").first == "directive #sourceLocation")
  }

  @Test(
    "keeps a comment and a plain string in one token",
    arguments: [
      "// a \"b\"", "/* a /* b */ c */", "/* open /* never closed */", "\"a \\\" b\"", "\"\"",
      "#\"a \" \\(b) \"#", "##\"a \"# b\"##", "\"\"\"\n  a \" b\n  \"\"\"",
      "#\"\"\"\n a \"\"\" b\n\"\"\"#",
      "#\"\"\"#", "\"open", "\"\"\"\nopen",
    ])
  func oneToken(source: String) {
    #expect(SwiftLexer.tokens(in: source).count == 1)
  }

  @Test("cuts an interpolation into tokens, at any depth")
  func interpolation() {
    #expect(
      words(#""a \(f("b \(c)")) d""#) == [
        #"string "a \("#, "call f", "punctuation (", #"string "b \("#, "identifier c",
        #"string )""#, "punctuation )", #"string ) d""#,
      ])
    #expect(words(##"#"a \#(b) \(c)"#"##).count == 3)
  }

  @Test("ends an open string at its line")
  func openString() {
    #expect(words("\"open\nlet a") == ["string \"open", "keyword let", "identifier a"])
  }

  @Test("tells a regular expression from a division")
  func regex() {
    #expect(words("let r = /a\\/b+/").last == "string /a\\/b+/")
    #expect(words("a / b / c").filter { $0 == "punctuation /" }.count == 2)
    #expect(words("(a)/b/c").filter { $0 == "punctuation /" }.count == 2)
    #expect(words("#/a / b/#") == ["string #/a / b/#"])
  }

  @Test("covers every source without gaps, however it was mutated")
  func coverage() {
    let vocabulary = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", ")", "(", "/*", "*/", "/", "#", "`", "@", "\r\n", "\\",
      "é", "👩‍👩‍👧", "0x", "1e+", "#/", "/#",
    ]
    var mutator = Mutator(seed: 2, vocabulary: vocabulary)
    let original = Array(Self.sample.utf8)
    for _ in 0..<20_000 {
      let source = String(decoding: mutator.mutated(original), as: UTF8.self)
      var end = 0
      for token in SwiftLexer.tokens(in: source) {
        #expect(token.range.lowerBound == end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end == source.utf8.count)
      if end != source.utf8.count { return }
    }
  }

  @Test(
    "stays linear on sources made to be slow",
    arguments: [
      "\"\\(", "(/a\\", "/*", "#", "#\"", "`a ", "=/\\", "=\\/", "= /a ", "#\"\"\" ", "\\#\"",
      "\"\"\"\n\\(", "#/",
    ])
  func linear(piece: String) {
    let time = cpuTime {
      _ = SwiftLexer.tokens(in: String(repeating: piece, count: 50_000))
    }
    // Linear work takes a tenth of a second here, quadratic work half a minute.
    #expect(time < .seconds(5))
  }

  private static let sample = ##"""
    import Foundation
    @MainActor func heights(of table: UITableView) -> [Double] {
      // One "line".
      let text = "a \(table.rows.map { "\($0.height)" }.joined(separator: ", ")) b"
      let raw = #"no \(interpolation) "here" \#(text)"#
      /* nested /* comment */ ends */
      return (0..<3).map { Double($0) * 1.5e-3 / 0x1F } // `done`
    }
    """##
}
