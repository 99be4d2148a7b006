import SwiftSource
import Testing

@Suite struct ExpectationTests {
  @Test(
    "The expectations of a block are those that the compiler sees",
    arguments: [
      ("#expect(a)", 1), ("try #require(a)", 1), ("#Testing::expect(a)", 1), ("#`expect`(a)", 1),
      ("let s = \"#expect(a)\"", 0), ("let s = \"\\(f { #expect(a) })\"", 1),
      ("let r = /#expect(a)/", 0), ("let r = #/ \" /#; #expect(a)", 1), ("// #expect(a)", 0),
      ("/* /* */ #expect(a) */", 0), ("f {\n  #expect(a)\n}", 1), ("#expected(a)", 0),
      ("func f() { #expect(a) }\nf()", 1),
    ])
  func count(code: String, count: Int) {
    #expect(Expectation.all(in: code).count == count)
  }

  @Test(
    "It is known what an expectation is in",
    arguments: [
      ("func f() { #expect(a) }", SwiftSource.Expectation.Owner("f", isFunction: true)),
      ("class C {\n  func f() { g { #expect(a) } }\n}", .init("f", isFunction: true, type: "C")),
      ("struct S {\n  var v: Bool { #expect(a); return b }\n}", .init("v", type: "S")),
      ("class C {\n  deinit { #expect(a) }\n}", .init(type: "C")), ("#expect(a)", .init()),
      ("extension A.B {\n  init() { #expect(a) }\n}", .init(type: "A.B")),
      ("func f() {\n  let c = { #expect(a) }\n}", .init("f", isFunction: true)),
    ])
  func owner(code: String, owner: SwiftSource.Expectation.Owner) throws {
    #expect(try #require(Expectation.all(in: code).first).owner == owner)
  }

  @Test(
    "The lists are known of whose elements all are alike, and what is read of an optional",
    arguments: [
      ("#expect(a.allSatisfy { b.allSatisfy(c) } && d.e)", ["a"]),
      ("#expect(a?.b?.c != d && e().f?.g == nil)", ["a"]),
      ("#expect(a == b?.c, \"\\(d?.e)\")", ["b", "d"]),
      ("#expect(a.contains { $0?.b == nil } || c[d]?.e == nil)", []),
    ])
  func subjects(code: String, names: [String]) throws {
    let found = try #require(Expectation.all(in: code).first)
    #expect(found.subjects.map(\.name) == names)
    for subject in found.subjects {
      #expect(code.utf8.dropFirst(subject.offset).first == subject.name.utf8.first)
    }
  }

  @Test(
    "One more argument goes behind the others, and before closures",
    arguments: [
      ("#expect(a)", "#expect(a, L)"), ("#expect(a, )", "#expect(a,  L)"),
      ("#expect()", "#expect(L)"),
      ("#expect { a }", "#expect(L) { a }"),
      ("#expect(throws: E.self) { a }", "#expect(throws: E.self, L) { a }"),
      ("#expect(performing: { a }, throws: { b })", "#expect(L, performing: { a }, throws: { b })"),
    ])
  func argument(code: String, result: String) throws {
    let found = try #require(Expectation.all(in: code).first)
    let index = code.utf8.index(code.startIndex, offsetBy: found.argumentOffset)
    let text = found.argumentPrefix + "L" + found.argumentSuffix
    #expect(code[..<index] + text + code[index...] == result)
  }
}
