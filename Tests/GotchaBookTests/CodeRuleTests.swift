import GotchaBook
import TestSupport
import Testing

@Suite("The code of a case")
struct CodeRuleTests {
  /// What is said about a case with these blocks, whose first one starts on line 9.
  private func rules(_ blocks: String..., setup: String = "") -> [String] {
    let code = blocks.map { "```swift\n\($0)\n```" }.joined(separator: "\n\n")
    let shared = setup.isEmpty ? "" : "\n\n## Setup\n\n```swift setup\n\(setup)\n```"
    return Samples.read(Samples.entry(body: "### C\n\n\(code)\(shared)")).diagnostics.map {
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

  @Test("may have brackets in texts and comments, nested comments and conditions")
  func whole() {
    let code = """
      let a = "(\\(b("]")) {" // }
      let c = #"/* \\("#
      /* { /* ( */ */ let d = /[({]/
      #if canImport(UIKit)
      e { ($0, [1]) }
      #else
      f()
      #endif
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
    "expects something that can be otherwise",
    arguments: [
      "#expect(true)", "#expect((true))", "#expect(!false)", "#expect(true || probe.isShown)",
      "#expect(probe.isShown || (true))", "#expect(1 == 1)", "#expect(1 != 2, \"why\")",
      "#expect(2 > 1)", "#expect(1 + 1 == 2)", "#expect(0x10 == 16)", "#expect(\"a\" == \"a\")",
      "#expect([1, 2] == [1, 2])", "#expect(CGFloat(44) == 44)", "#expect(-1 < 0)",
      "#expect(nil == nil)", "#expect(true && 1 < 2)", "#expect(probe.rows == probe.rows)",
      "#expect(probe.rows(of: .a) == probe.rows(of: .a))", "#expect(height <= height)",
      "#expect(probe === probe)", "#expect(probe.rows.count >= 0)",
      "#expect(probe.count(.cellForRow) >= 0)", "#expect(0 <= probe.count(.cellForRow))",
      "#expect(probe.count(.cellForRow) != -1)", "#expect(probe.isShown || !probe.isShown)",
      "#expect(probe.rows == a || probe.rows != a)", "let a = 3; #expect(a == 3)",
      "let a = 3\nlet b = a\n#expect(b > 2)", "let a: Int = 3\n#expect(a + 1 == 4)",
      "let a = true\n#expect(a)", "var a = 3\n#expect(a == 3)",
      "let a = [1, 2], b = 1\n#expect(b == 1)",
      "let a = probe.rows, b = a\n#expect(a == b)", "try #require(true)",
      "#expect([1, 2].count == 2)", "#expect({ true }())", "#expect((1...3).contains(2))",
      "func yes() -> Bool { true }\n#expect(yes())", "var yes: Bool { 1 == 1 }\n#expect(yes)",
      "enum K { static let a = 3 }\n#expect(K.a == 3)", "#expect(Bool(true))",
      "#expect(throws: Never.self) { try probe.show() }",
      "#expect(throws: (any Error).self) { throw CancellationError() }",
      "if probe.isShown { #expect(true) }", "#expect(try await true)",
      "func isSame(_ a: Int) -> Bool { a == a }\n#expect(isSame(probe.rows))",
      "func isFine(_ probe: TableProbe) -> Bool {\n  return true\n}\n#expect(isFine(probe))",
      "#expect({ (_: TableProbe) in true }(probe))",
      "let isFine: (TableProbe) -> Bool = { _ in true }\n#expect(isFine(probe))",
      "var calls = 0\ncalls += 1\n#expect(calls == 1)",
      "var rows = [1]\nrows.append(2)\n#expect(rows.count == 2)",
      "#expect(probe.height != .nan)", "#expect(CGFloat.nan != probe.height)",
      "#expect(#line > 0)", "#expect(#function != \"\")", "#expect(Date() > Date.distantPast)",
      "#expect(max(1, 2) == 2)", "#expect(UUID().uuidString != \"\")",
      "#expect(probe.rows == (probe.rows))", "#expect(probe.rows == 1 || (1 != probe.rows))",
      "#expect(SystemVersion.current < .iOS(26))",
      "#expect(SystemVersion.current < .iOS(26) || probe.rows == 3)",
      "#expect { throw CancellationError() } throws: { _ in true }",
      "func fail() throws { throw CancellationError() }\n"
        + "#expect(throws: CancellationError.self) { try fail() }",
    ])
  func vain(code: String) {
    let found = rules(code)
    #expect(found.count == 1 && found.first?.hasPrefix("vain-expectation") == true, "\(found)")
  }

  @Test("expects something that can be otherwise also in what its setup declares")
  func vainInSetup() {
    let setup = "func check() {\n  let a = 3\n  #expect(a == 3)\n}"
    #expect(rules("check()", setup: setup) == ["vain-expectation 17:3"])
  }

  @Test(
    "may compare what was with what is, and may be wrong",
    arguments: [
      "let before = probe.rows\nprobe.reload()\n#expect(before == probe.rows)",
      "var calls = 0\nprobe.call = { calls += 1 }\n#expect(calls == 0)",
      "var rows = [1]\nrows.append(probe.count)\n#expect(rows == [1])",
      "var a = 3\nchange(&a)\n#expect(a == 3)", "let a = 3\n#expect(probe.rows == a)",
      "#expect(1 == 2)", "#expect(false)", "let a = 3\n#expect(a == 4)",
      "for a in probe.rows { #expect(a == 3) }", "#expect(probe.rows == [0, 1])",
      "#expect(UITableView().rowHeight == -1)", "#expect(probe.count(.a) > 0)",
      "let a = 1\nprobe.each { a in\n  #expect(a == 1)\n}",
      "if let a = probe.first {\n  #expect(a == 1)\n}",
      "#expect(throws: UIKitException.self) { try probe.show() }",
      "func two() -> Int { probe.rows + 2 }\n#expect(two() == 2)",
      "let a = probe\n  .rows\n#expect(a == 2)", "#expect(probe.a == nil || probe.a == 1)",
      "let a = 1 +\n  probe.rows\n#expect(a == 2)",
      "var rows = [1]\nrows.append(2)\nrows.append(probe.rows)\n#expect(rows == [1, 2, 3])",
      "var rows = [0]\nrows[0] = probe.rows\n#expect(rows == [3])",
      "struct Counts { var a = 0 }\nvar b = Counts()\nb.a = probe.rows\n#expect(b.a == 3)",
      "struct Counts { var a = 0 }\nvar b = Counts()\nprobe.call = { b.a += 1 }\n#expect(b.a == 3)",
      "var calls = 0\nfunc note() { calls += 1 }\nnote()\n#expect(calls == 1)",
      "var calls = 0\nif probe.isShown { calls += 1 }\n#expect(calls == 1)",
      "let a = 3\nfunc isThree(_ a: Int) -> Bool { a == 3 }\n#expect(isThree(probe.rows))",
      "#expect({ (probe: TableProbe) in probe.isShown }(probe))",
      "#expect(!probe.height.isNaN)", "#expect(1 == 2 || probe.isShown)",
      "func measure() throws { if probe.isShown { throw CancellationError() } }\n"
        + "#expect(throws: CancellationError.self) { try measure() }",
    ])
  func notVain(code: String) {
    #expect(rules(code) == [])
  }

  @Test("is not vain where a variable of one block changes in another")
  func blocks() {
    #expect(rules("var a = 0", "probe.ask = { a = 1 }", "#expect(a == 1)") == [])
    #expect(
      rules("a = 1\n#expect(isSet())", setup: "var a = 0\nfunc isSet() -> Bool { a == 1 }") == [])
    #expect(rules("let a = 3", "#expect(a == 3)") == ["vain-expectation 13:1"])
    #expect(rules("#expect(a == 3)", setup: "let a = 3") == ["vain-expectation 9:1"])
  }

  @Test("is not about what one half of a pair says itself")
  func pair() {
    func rules(_ wrong: String, _ right: String, _ shared: String) -> [String] {
      let code = [" wrong\n\(wrong)", " right\n\(right)", "\n\(shared)"]
        .map { "```swift\($0)\n```" }.joined(separator: "\n\n")
      return Samples.read(Samples.entry(body: "### C\n\n\(code)")).diagnostics.map {
        "\($0.rule) \($0.place.line):\($0.place.column)"
      }
    }
    #expect(rules("let a = 1", "let a = 2", "#expect(a == 2)") == ["vain-expectation 17:1"])
    #expect(rules("let a = 1", "let a = probe.rows", "#expect(a == 2)").count == 1)
    #expect(rules("let a = 1", "let a = 2", "show(a)\n#expect(probe.rows == 2)") == [])
    #expect(rules("let a = 1", "let a = probe.rows\n#expect(a == 1)", "show(a)") == [])
    let raise = "UIKitException(name: \"a\", reason: \"b\").raise()"
    #expect(rules(raise, "", "#expect(probe.rows == 2)") == ["vain-expectation 9:1"])
  }

  @Test("lets UIKit raise what a block raises")
  func raised() {
    let code = "UIKitException(name: \"a\", reason: \"b\").raise()"
    let entry = Samples.entry(body: "### C\n\n```swift raises \"b\"\n\(code)\n```")
    #expect(Samples.read(entry).diagnostics.map(\.rule) == ["vain-expectation"])
    #expect(rules(Self.sound, setup: "func fail() { \(code) }") == [])
  }

  @Test(
    "takes the place of no type and of no operator",
    arguments: [
      ("class UITableView {}", 15, 7), ("typealias UITableView = Fake", 15, 11),
      ("enum Testing {}", 15, 6), ("enum A {\n  struct TableProbe {}\n}", 16, 10),
      ("func == (a: Int, b: Int) -> Bool { true }", 15, 6),
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
    "makes nothing of the model once for all versions",
    arguments: [
      ("let probe = TableProbe(rows: 3)", 15, 5), ("let table = UITableView()", 15, 5),
      ("enum A {\n  static let version = SystemVersion.current\n}", 16, 14),
      ("func make() -> TableProbe { TableProbe() }\nlet height = make().height", 16, 5),
      ("class Feed: UITableViewController {}\nlet feed = Feed()", 16, 5),
    ])
  func madeOnce(code: String, line: Int, column: Int) {
    #expect(rules(Self.sound, setup: code) == ["made-once \(line):\(column)"])
  }

  @Test(
    "may share what no version changes",
    arguments: [
      "let heights: [CGFloat] = [44, 80]", "let font = UIFont.systemFont(ofSize: 17)",
      "class Store {\n  static let shared = Store()\n}", "let style = UITableView.Style.plain",
      "let make = { UITableView() }", "var table: UITableView { UITableView() }",
      "enum A { static var created = 0 }", "func make() {\n  let probe = TableProbe(rows: 3)\n}",
    ])
  func shared(code: String) {
    #expect(rules(Self.sound, setup: code) == [])
  }

  @Test(
    "does not hide that it fails",
    arguments: [
      "withKnownIssue { #expect(probe.rows == 1) }", "Testing.withKnownIssue { probe.show() }",
      "Attachment.record([], named: \"case.json\")", "let a: IssueHandlingTrait",
      "let a: any Trait = .filterIssues { _ in false }",
      "SystemVersion.$current.withValue(.iOS(26)) { probe.show() }",
      "Issue.record(\"a\", severity: .warning)",
      "try Test.cancel()", "exit(0)", "#expect(probe.rows == 1)\n_exit(0)",
    ])
  func hidden(code: String) {
    let found = rules(code + "\n" + Self.sound)
    #expect(found.count == 1 && found.first?.hasPrefix("hidden-failure") == true, "\(found)")
  }

  @Test("is no test of its own")
  func ownTest() {
    let code = "@Test(.disabled(\"later\")) func other() { #expect(probe.rows == 1) }"
    #expect(rules(Self.sound, setup: code) == ["own-test 15:1"])
    #expect(rules(Self.sound, setup: "@testable import A") == ["own-test 15:1"])
    #expect(rules("_ = gotchaPlace(9, 1)", Self.sound) == ["own-test 9:5"])
    #expect(rules("GotchaCase.a()", Self.sound) == ["own-test 9:1"])
    let own = "struct Attachment {}\nfunc filterIssues() -> Attachment { Attachment() }"
    #expect(rules(Self.sound, setup: own) == [])
  }

  @Test("proves something, in a block or in what its setup declares")
  func proof() {
    #expect(rules("probe.show()") == ["proves-nothing 6:1"])
    #expect(rules("// #expect(probe.rows == 1)\nlet a = \"#expect(b)\"") == ["proves-nothing 6:1"])
    let setup = "func inner() { #expect(probe.rows == 1) }\nfunc outer() { inner() }"
    #expect(rules("outer()", setup: setup) == [])
    #expect(rules("other()", setup: setup) == ["proves-nothing 6:1"])
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
