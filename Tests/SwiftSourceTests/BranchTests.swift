import SwiftSource
import Testing

@Suite struct BranchTests {
  @Test(
    "A case has to come to what its code does under a condition, or later",
    arguments: [
      ("if a { b() }", "if a { b(); R }"), ("if a {\n  b()\n}", "if a { R\n  b()\n}"),
      ("if a {\n  b()\n} else {\n  c()\n}", "if a { R\n  b()\n} else {\n  c()\n}"),
      ("for a in b where c {\n  d()\n}", "for a in b where c { R\n  d()\n}"),
      ("while a { b() }", "while a { b(); R }"),
      (
        "switch a {\ncase 1: b()\ndefault:\n  c()\n}",
        "switch a {\ncase 1: b(); R\ndefault:\n  c()\n}"
      ),
      ("q.async { a() }", "q.async { F(a(), R) }"), ("q.async { a = b }", "q.async { a = b; R }"),
      ("q.async { a in\n  b()\n  c()\n}", "q.async { a in R\n  b()\n  c()\n}"),
      (
        "t.performBatchUpdates(nil) { _ in\n  a()\n}",
        "t.performBatchUpdates(nil) { _ in\n  F(a(), R)\n}"
      ), ("try await a(b: { c() })", "try await a(b: { F(c(), R) })"),
      ("a.b().c { d() } e: { f() }", "a.b().c { F(d(), R) } e: { F(f(), R) }"),
      ("let a = B.scheduledTimer { c() }", "let a = B.scheduledTimer { F(c(), R) }"),
    ])
  func marked(code: String, result: String) { #expect(marked(code) == result) }

  @Test(
    "What leaves, expects, declares or is a value is not to be come to",
    arguments: [
      "if a { return }", "if a { Issue.record(b) }", "guard a else { b(); return }", "if a {}",
      "for a in b { #expect(a) }", "let a = if b { c } else { d }", "let c = a.map { b($0) }",
      "func a() {\n  if b { c() }\n}", "struct A {\n  func a() { if b { c() } }\n}",
      "let f = {\n  if a { b() }\n}", "_ = UIAction { _ in a() }",
      "a.register(making: { UIView() })", "a.sort { $0 < $1 }", "a.b { c.d }", "a.b { 7 }",
    ])
  func unmarked(code: String) { #expect(marked(code) == code) }

  @Test("Of code that raises, the last statement is to be come to")
  func raising() {
    #expect(marked("a()\nb() // c\nd()", raises: true) == "a()\nb(); R // c\nd()")
    #expect(marked("a()", raises: true) == "a()")
  }

  /// The code with an R for each call that notes that a branch runs, and an F for what it returns.
  private func marked(_ code: String, raises: Bool = false) -> String {
    let marks = Branch.all(in: code, raises: raises).flatMap(\.marks).sorted {
      $0.offset > $1.offset
    }
    return marks.reduce(code) { code, mark in
      let index = code.utf8.index(code.startIndex, offsetBy: mark.offset)
      return code[..<index] + mark.text(function: "F", call: "R") + code[index...]
    }
  }
}
