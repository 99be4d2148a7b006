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
      ("q.async { a() }", "q.async { F(R, a()) }"), ("q.async { a = b }", "q.async { a = b; R }"),
      ("q.async { a in\n  b()\n  c()\n}", "q.async { a in R\n  b()\n  c()\n}"),
      (
        "t.performBatchUpdates(nil) { _ in\n  a()\n}",
        "t.performBatchUpdates(nil) { _ in\n  F(R, a())\n}"
      ), ("try await a(b: { c() })", "try await a(b: { F(R, c()) })"),
      ("a.b().c { d() } e: { f() }", "a.b().c { F(R, d()) } e: { F(R, f()) }"),
      ("let a = B.scheduledTimer { c() }", "let a = B.scheduledTimer { F(R, c()) }"),
      ("_ = UIAction { _ in a() }", "_ = UIAction { _ in F(R, a()) }"),
      ("_ = UIAction(a: 1, b: { c() })", "_ = UIAction(a: 1, b: { F(R, c()) })"),
      ("a.b = { c() }", "a.b = { F(R, c()) }"), ("a.b = [{ c() }]", "a.b = [{ F(R, c()) }]"),
      (
        "let a = b.map { c in\n  d()\n  return e\n}", "let a = b.map { c in R\n  d()\n  return e\n}"
      ),
      ("func a() -> B { c() }", "func a() -> B { R; return c() }"),
      (
        "class A: UIView {\n  private func a() { if b { c() } }\n}",
        "class A: UIView {\n  private func a() { if b { c(); R }; R }\n}"
      ),
      ("func a() {\n  b()\n}\na()", "func a() { R\n  b()\n}\na()"),
      ("if a { b(); return }", "if a { R; b(); return }"),
      ("switch a {\ncase b:\n  return 1\n}", "switch a {\ncase b: R\n  return 1\n}"),
      (
        "b.forEach { a in\n  guard a else { return }\n  c()\n}",
        "b.forEach { a in R\n  guard a else { return }\n  R; c()\n}"
      ),
      (
        "for a in b {\n  if a { continue }\n  if c { throw d }\n  e()\n  f()\n}",
        "for a in b { R\n  if a { continue }\n  if c { throw d }\n  R; e()\n  f()\n}"
      ),
      (
        "for a in b {\n  if a { continue }\n  c()\n}",
        "for a in b { R\n  if a { continue }\n  R; c()\n}"
      ),
      ("if a {\n  b.map { return 1 }\n  c()\n}", "if a { R\n  b.map { R; return 1 }\n  c()\n}"),
      ("a.b = .init { c() }", "a.b = .init { F(R, c()) }"),
      ("a.b {\n  Text(c).d()\n  e()\n}", "a.b { R\n  Text(c).d()\n  e()\n}"),
    ])
  func marked(code: String, result: String) { #expect(marked(code) == result) }

  @Test(
    "What leaves, expects, declares or is a value is not to be come to",
    arguments: [
      "if a { return }", "if a { Issue.record(b) }", "guard a else { b(); return }", "if a {}",
      "for a in b { #expect(a) }", "let a = if b { c } else { d }", "let c = a.map { b($0) }",
      "struct A: Equatable {\n  static func == (a: A, b: A) -> Bool { c() }\n}", "func a() {}",
      "func a() -> B { fatalError() }", "@B func a() -> C { d() }",
      "let a = b.map { c($0) }",
      "let f = { a() }",
      "class A: NSObject, UITableViewDelegate {\n  func a(_ table: UITableView) { b() }\n}",
      "if a { return nil }", "class A: UIView {\n  override func a() { b() }\n}",
      "_ = A { _, _, done in done(true) }", "_ = A { (_, done: B) in\n  done(true)\n}",
      "a.b {\n  Text(c).d()\n  Text(e)\n}", "#expect(a.b { c() })",
      "let a = b { if c { 1 } else { 2 } }",
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
