import CaseGenerator
import GotchaBook
import TestSupport
import Testing

@Suite("The code of a case")
struct CodeRuleTests {
  /// What is said about a case with these blocks, whose first one starts on line 9.
  private func rules(_ blocks: String..., setup: String = "") -> [String] {
    let code = blocks.map { "```swift\n\($0)\n```" }.joined(separator: "\n\n")
    let shared = setup.isEmpty ? "" : "\n\n## Setup\n\n```swift setup\n\(setup)\n```"
    let reading = Samples.read(Samples.entry(body: "### C\n\n\(code)\(shared)"))
    return CaseGenerator.errors(in: reading).map {
      "\($0.rule) \($0.place.line):\($0.place.column)"
    }
  }

  private static let sound = "#expect(probe.count(.cellForRow) == 3)"

  @Test(
    "closes in the block in which it opens",
    arguments: [
      ("a() /* b", "9:5"), ("/* /* */", "9:1"), ("let a = #\"\"\"", "9:9"),
      ("let a = \"\"\"\n  b", "9:9"), ("let a = \"b", "9:9"), ("let a = #\"b\"", "9:9"),
      ("#if false", "9:1"), ("b()\n#if canImport(UIKit)\n#else", "10:1"), ("if a {", "9:6"),
      ("a(", "9:2"), ("a[0", "9:2"), ("if a { b(}", "9:9"), ("let a = \"\\(b", "9:9"),
      ("let r = #/\n a", "9:9"), ("{ a }\n{ /* }", "10:1"),
    ])
  func unclosed(code: String, place: String) {
    #expect(rules(code, Self.sound, "") == ["unclosed-code \(place)"])
  }

  @Test(
    "closes nothing that opens in another block",
    arguments: ["}", ")", "]", "#endif", "#else", "  }", "*/ }"])
  func unopened(code: String) {
    let found = rules("\(Self.sound)\n\(code)")
    #expect(found.count == 1 && found.first?.hasPrefix("unopened-code 10:") == true, "\(found)")
  }

  @Test("may have brackets in texts and comments, and nested comments")
  func whole() {
    let code = """
      let a = "(\\(b("]")) {" // }
      let c = #"/* \\("#
      /* { /* ( */ */ let d = /[({]/
      e { ($0, [1]) }
      """
    #expect(rules(code, Self.sound) == [])
  }

  @Test("gives nothing another place")
  func sourceLocation() {
    let code = "#sourceLocation(file: \"Gotchas/other.md\", line: 1)\n"
    #expect(rules(code + Self.sound) == ["source-location 9:1"])
    #expect(rules(Self.sound, setup: code) == ["source-location 15:1"])
  }

  @Test(
    "ends where it ends for the compiler, which knows regular expressions that hide brackets",
    arguments: [
      "let a = [3]\n/{{/.self\n}}\nextension UITableView {}\nstruct B { func c() {\n"
        + "let a = [3]\n/}}/.self",
      "let b = (3)\n/{/.self\n}\nfunc c() {\nlet d = 3\n/}/.self",
    ])
  func literal(code: String) {
    #expect(rules("\(code)\n\(Self.sound)") == ["unopened-code 11:1"])
  }

  @Test(
    "is not deeper than Swift's parser can read",
    arguments: ["a<", ".a", "try ", "a ? ", "(", "(/a ", "a[", "{ a in "])
  func depth(piece: String) {
    let code = "let b = " + String(repeating: piece, count: 8_000 / piece.utf8.count)
    let found = rules(code, Self.sound)
    #expect(found.count == 1 && found.first?.hasPrefix("too-deep") == true, "\(found)")
  }

  @Test(
    "reads and compares nothing in vain",
    arguments: [
      ("a == b", "9:1"), ("if a {\n  b < c\n  d()\n}", "10:3"), ("a.b", "9:1"), ("!a(b)", "9:1"),
      ("let f = {\n  a !== b\n  c()\n}", "10:3"), ("for a in b { a != c }", "9:14"),
      ("a(b)\n  >= c", "9:1"), ("a?.b.c", "9:1"),
    ])
  func unusedValue(code: String, place: String) {
    #expect(rules("\(code)\n\(Self.sound)") == ["unused-value \(place)"])
  }

  @Test(
    "may read and compare what it uses",
    arguments: [
      "let a = b == c", "f(a == b)", "_ = a.b", "a.b()", "let f = { a.b }", "let f = { a == b }",
      "func f() -> Bool { a == b }",
      "let a = if b { c == d } else { e }", "if a == b { c() }", "a = b == c", "a += b < c ? 1 : 2",
      "struct A {\n  var b: Bool { c == d }\n}", "return a == b",
    ])
  func usedValue(code: String) {
    #expect(rules(Self.sound, code) == [])
  }

  @Test(
    "takes the place of no name and of no operator",
    arguments: [
      ("class UITableView {}", 15, 7), ("typealias UITableView = Fake", 15, 11),
      ("enum Testing {}", 15, 6), ("enum A {\n  struct TableProbe {}\n}", 16, 10),
      ("func == (a: Int, b: Int) -> Bool { true }", 15, 6),
      ("func TableProbe() {}", 15, 6), ("let UITableView = { 1 }", 15, 5),
      ("func f(_ IndexPath: Int) {}", 15, 10), ("func f<UIView>(_: UIView) {}", 15, 8),
      ("let f = { (NSObject: Int) in 1 }", 15, 12), ("let f = { UIView in 1 }", 15, 11),
      ("protocol `Issue` {}", 15, 10),
      ("prefix func ! (a: Bool) -> Bool { true }", 15, 13),
      ("extension Int {\n  static func == (a: Int, b: Int) -> Bool { true }\n}", 16, 15),
    ])
  func redefinition(code: String, line: Int, column: Int) {
    #expect(rules(Self.sound, setup: code) == ["redefinition \(line):\(column)"])
  }

  @Test(
    "may declare types and operators of its own",
    arguments: [
      "struct A: Equatable {\n  static func == (a: A, b: A) -> Bool { a.id == b.id }\n}",
      "struct A {}\nextension A: Equatable {\n  static func == (a: A, b: A) -> Bool { true }\n}",
      "class UIntBox {\n  class func make() {}\n}", "extension UITableView {\n  func end() {}\n}",
    ])
  func ownDeclarations(code: String) {
    #expect(rules(Self.sound, setup: code) == [])
  }

  @Test(
    "does not hide that it fails",
    arguments: [
      "withKnownIssue { #expect(probe.rows == 1) }", "Testing.withKnownIssue { probe.show() }",
      "Attachment.record([], named: \"case.json\")", "let a: IssueHandlingTrait",
      "let a: any Trait = .filterIssues { _ in false }",
      "SystemVersion.$current.withValue(.iOS(26)) { probe.show() }",
      "`withKnownIssue` { probe.show() }", "typealias Record = Attachment<[UInt8]>",
      "await confirmation(expectedCount: 0) { called in probe.didSelect = { _ in called() } }",
      "#if canImport(UIKit)\nprobe.show()\n#endif", "func a() {\n  #if os(iOS)\n  b()\n  #endif\n}",
    ])
  func hidden(code: String) {
    let found = rules(code + "\n" + Self.sound)
    #expect(found.count == 1 && found.first?.hasPrefix("hidden-failure") == true, "\(found)")
  }

  @Test("names versions that exist in its conditions")
  func availability() {
    #expect(
      rules("if #available(iOS 30, *) { probe.show() }", Self.sound) == ["unknown-version 9:19"])
    let code = "guard #unavailable(iOS 9.9) else { return }"
    #expect(rules(code, Self.sound) == ["unknown-version 9:24"])
    #expect(rules("if #available(iOS 15, macOS 99, *) { probe.show() }", Self.sound) == [])
  }

  @Test("registers nothing for the whole process")
  func registered() {
    #expect(
      rules("URLProtocol.registerClass(Stub.self)", Self.sound) == ["reaches-other-entries 9:13"])
    #expect(
      rules("Foundation.URLProtocol.registerClass(A.self)", Self.sound)
        == ["reaches-other-entries 9:24"])
    #expect(rules("table.registerClass(A.self)", Self.sound) == [])
  }

  @Test("is no test of its own")
  func ownTest() {
    let code = "@Test(.disabled(\"later\")) func other() { #expect(probe.rows == 1) }"
    #expect(rules(Self.sound, setup: code) == ["own-test 15:1"])
    #expect(rules(Self.sound, setup: "@testable import A") == ["own-test 15:1"])
    #expect(rules(Self.sound, setup: "@Testing.Suite struct A {}") == ["own-test 15:1"])
    #expect(rules("_ = gotchaPlace(9, 1)", Self.sound) == ["own-test 9:5"])
    #expect(rules("GotchaCase.a()", Self.sound) == ["own-test 9:1"])
    let own = "struct Attachment {}\nfunc filterIssues() -> Attachment { Attachment() }"
    #expect(rules(Self.sound, setup: own) == [])
  }

  @Test("names nothing with characters that look like others")
  func characters() {
    #expect(rules("let t\u{430}ble = probe", Self.sound) == ["unsafe-character 9:5"])
    #expect(rules("let a\u{2060}b = probe", Self.sound).contains("unsafe-character 9:5"))
    #expect(rules("let a = \"\u{430}\" // \u{430}", Self.sound) == [])
  }

  @Test("proves something, in a block or in what its setup declares")
  func proof() {
    #expect(rules("probe.show()") == ["proves-nothing 6:1"])
    #expect(rules("// #expect(probe.rows == 1)\nlet a = \"#expect(b)\"") == ["proves-nothing 6:1"])
    let setup = "func inner() { #expect(probe.rows == 1) }\nfunc outer() { inner() }"
    #expect(rules("outer()", setup: setup) == [])
    let traced = Samples.entry(body: "### C\n\n```swift\nshow()\n```\n\n```trace\na\n```")
    #expect(Samples.read(traced).diagnostics == [])
  }

  @Test("is read in time that grows with its length, however it was made to be slow")
  func growth() {
    let pieces = [
      "let a = 1\n", "#expect(a + ", "(1 + 1 + ", "func a() { b() }\n", "{ a in ", "#expect(a)\n",
      "let a = [a, a, a]\n", "a = 1, b: ", "let a = b\n  .c ", "var a: [", "#if a\n", "func f(",
    ]
    for piece in pieces { #expect(isLinear { rules(String(repeating: piece, count: $0)) }) }
    let operands = ["1 + ", "a || !b || ", "a == ", "(1), ", "-", "!", "a.count + ", "[1], "]
    for operand in operands {
      #expect(isLinear { rules("#expect(\(String(repeating: operand, count: $0))1)") })
    }
    #expect(isLinear { rules("f()", setup: chain($0) { "func f\($0)() { f\($0 + 1)() }" }) })
    #expect(isLinear { rules(chain($0) { "let a\($0) = [a\($0 + 1), a\($0 + 1)]" }) })
  }

  private func chain(_ count: Int, _ link: (Int) -> String) -> String {
    (0..<count).map { link($0) + "\n" }.joined()
  }

  private func isLinear(_ work: (Int) -> [String]) -> Bool {
    growsLinearly(from: 500, to: 4_000) { _ = work($0) }
  }
}
