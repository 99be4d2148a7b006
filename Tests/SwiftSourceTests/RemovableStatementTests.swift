import SwiftSource
import Testing

@Suite struct RemovableStatementTests {
  @Test(
    "Code compiles without a call whose result nobody uses, and without an assignment",
    arguments: [
      ("func f() { a(); b = c }", ["a()", "b = c"]),
      ("func f() { a() }", []), ("func f() -> Int { a() }", []),
      ("func f() -> Int {\n  a()\n  return b\n}", ["a()"]),
      (
        "func f() throws {\n  try a?.b()\n  let c = d()\n  c.e += 1\n}", ["try a?.b()", "c.e += 1"]
      ),
      ("func f() { if a { b() } }", ["b()"]),
      ("func f() { let a = if b { c() } else { d() } }", []),
      ("func f() { for a in b { a.c() } }", ["a.c()"]),
      ("func f() {\n  switch a {\n  case 1: b()\n  default: break\n  }\n}", ["b()"]),
      ("func f() -> A {\n  switch a {\n  case 1: b()\n  default: c()\n  }\n}", []),
      ("func f() -> A { if a { b() } else if c { d() } else { e() } }", []),
      ("func f() { if a { b() } else if c { d() } else { e() } }", ["b()", "d()", "e()"]),
      ("var a: A { if b { c() } else { d() } }", []),
      (
        "func f() { g { if a { b() } else { c() } }; d() }",
        ["g { if a { b() } else { c() } }", "d()"]
      ),
      ("func f() {\n  defer { a() }\n  b()\n}", ["a()", "b()"]),
      ("var a = 0 { didSet { b(); c() } }", ["b()", "c()"]),
      ("var a: Int { b(); return c }", ["b()"]), ("var a: Int { b() }", []),
      ("func f() { a { b() }; c { d = e } }", ["a { b() }", "c { d = e }", "d = e"]),
      ("func f() {\n  a()\n  fatalError()\n}", ["a()"]),
      ("func f() {\n  a()\n  #expect(b())\n}", ["a()"]),
      ("func f() {\n  let a: Int\n  a = b()\n  c(a)\n}", ["c(a)"]),
      ("init(a: Int) {\n  b = a\n  c()\n}", []),
      ("init(a: Int) {\n  b = a\n  super.init(c: d)\n  e()\n}", ["e()"]),
      ("@Builder func f() -> A { B(); c() }", []), ("@Builder var a: A { B(); c() }", []),
      ("func f() {\n  a { #expect(b()) }\n  c()\n}", ["c()"]), ("func f() { a { B(); C() } }", []),
      ("a()\nlet b = { c(); d() }", ["c()", "d()"]),
    ])
  func compilesWithout(code: String, statements: [String]) {
    #expect(RemovableStatement.all(in: code).filter { !$0.isWhole }.map(\.firstLine) == statements)
  }

  @Test(
    "A call of the same closures is the same, whatever statements they have",
    arguments: [
      ("a { b(); c() }", "a {\n  d(); e() }", true),
      ("a { b = c }", "a { d = e }", true), ("a { b }", "a { c }", false),
      ("a { b() }", "a { c(); d() }", true), ("a(1)", "a( 1 )", true),
      ("a(1)", "a(2)", false),
    ])
  func isEqual(first: String, other: String, areEqual: Bool) {
    let texts = [first, other].map { code in
      RemovableStatement.all(in: "func f() { \(code); last() }").first?.text
    }
    #expect((texts[0] == texts[1]) == areEqual)
  }
}
