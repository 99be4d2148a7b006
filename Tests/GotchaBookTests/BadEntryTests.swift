import CaseGenerator
import GotchaBook
import Testing

/// An entry with one mistake, and what is said about it.
struct BadEntry: Sendable, CustomTestStringConvertible {
  var text: String
  var rule: String
  var line: Int
  var column: Int

  init(_ rule: String, _ line: Int, _ column: Int, _ text: String) {
    self.text = text
    self.rule = rule
    self.line = line
    self.column = column
  }

  var testDescription: String { "\(rule) at \(line):\(column)" }

  private static let facts = "- Area: Row heights\n- Evidence: model"

  /// A block that is the only one of its case; its fence is on line 8.
  private static func block(_ words: String) -> String {
    Samples.entry(body: "### A case\n\n```swift \(words)\nlet a = 1\n```")
  }

  /// A case with something below its block, from line 12 on.
  private static func shown(below text: String) -> String {
    Samples.entry(body: "### A case\n\n```swift\n#expect(probe.rows == 1)\n```\n\n\(text)")
  }

  /// Evidence that is on line 5.
  private static func evidence(_ text: String, also more: String = "") -> String {
    Samples.entry(facts: facts + "\n- Evidence: \(text)" + more)
  }

  static let all: [BadEntry] = [
    BadEntry("empty-file", 1, 1, ""),
    BadEntry("empty-file", 1, 1, " \n\t\n"),
    BadEntry("no-title", 1, 1, Samples.entry(title: "A title")),
    BadEntry("no-title", 1, 1, Samples.entry(title: "#")),
    BadEntry("unsafe-character", 1, 5, Samples.entry(title: "# A \u{202E}eltit")),
    BadEntry("unsafe-character", 1, 3, Samples.entry(title: "# A &#x202E;eltit")),
    BadEntry(
      "unsafe-character", 9, 15,
      Samples.entry(body: "### C\n\n```swift\n#expect(a) // \u{2066}b\n```")),
    BadEntry("unsafe-character", 6, 2, Samples.entry(body: "a\u{1B}[31mb")),
    BadEntry("unsafe-character", 6, 2, Samples.entry(body: "a\u{9B}31mb")),
    BadEntry("unsafe-character", 6, 1, Samples.entry(body: "[a](b&#27;c)")),
    BadEntry("unsafe-character", 6, 1, Samples.entry(body: "[a](b&#10;c)")),
    BadEntry("unsafe-character", 6, 1, Samples.entry(body: "[a](b \"&#x2067;\")")),
    BadEntry(
      "code-too-long", 9, 1,
      Samples.entry(body: "### C\n\n```swift\n\(String(repeating: "a()\n", count: 3_000))```")),
    BadEntry("two-titles", 6, 1, Samples.entry(body: "# Another\n\n### C\n\n```swift\n```")),
    BadEntry("text-before-title", 1, 1, "Before.\n\n" + Samples.entry()),
    BadEntry("unknown-item", 5, 3, Samples.entry(facts: facts + "\n- Colour: red")),
    BadEntry("duplicate-item", 5, 3, Samples.entry(facts: facts + "\n- Area: Row heights")),
    BadEntry("unknown-kind", 5, 9, Samples.entry(facts: facts + "\n- Kind: song")),
    BadEntry(
      "unknown-area", 3, 9, Samples.entry(facts: "- Area: Row hights\n- Evidence: model")),
    BadEntry("missing-area", 3, 1, Samples.entry(facts: "- Evidence: model")),
    BadEntry("missing-evidence", 3, 1, Samples.entry(facts: "- Area: Row heights")),
    BadEntry("missing-area", 1, 1, Samples.entry(facts: "No list.")),
    BadEntry(
      "unknown-evidence", 4, 13, Samples.entry(facts: "- Area: Row heights\n- Evidence: hearsay")),
    BadEntry("malformed-version", 5, 19, version("iOS eight")),
    BadEntry("malformed-version", 5, 21, version("iOS 8 to 10")),
    BadEntry("malformed-version", 5, 15, version("iOS 10–8")),
    BadEntry("malformed-version", 5, 23, version("iOS 8+, 11")),
    BadEntry("malformed-version", 5, 19, version("iOS 0")),
    BadEntry("malformed-version", 5, 19, version("iOS 100")),
    BadEntry("malformed-version", 5, 21, version("iOS 8.")),
    BadEntry("malformed-version", 5, 21, version("iOS 8, ")),
    BadEntry("malformed-version", 5, 15, version("")),
    BadEntry(
      "malformed-version", 5, 21, Samples.entry(facts: facts + "\n- Changed in: iOS 11+")),
    BadEntry(
      "contradicting-versions", 3, 1,
      Samples.entry(facts: facts + "\n- Applies to: iOS 8+\n- Changed in: iOS 11")),
    BadEntry(
      "uncovered-version", 3, 1,
      Samples.entry(
        facts: facts + "\n- Applies to: iOS 8–12",
        body: "### C\n\n- Applies to: iOS 8–11\n\n```swift\n#expect(probe.rows == 1)\n```")),
    BadEntry("malformed-version", 5, 32, evidence("reported on iOS 15.x, a post")),
    BadEntry("malformed-version", 5, 25, evidence("reported on iOS 15+, a post")),
    BadEntry("malformed-version", 5, 33, evidence("reported on iOS 9.3 or 10, a post")),
    BadEntry("malformed-version", 5, 35, evidence("documented in the iOS sixteen SDK, a header")),
    BadEntry("misplaced-sdk", 5, 29, evidence("observed in the iOS 16.5 SDK, a header")),
    BadEntry("unknown-version", 5, 29, evidence("reported on iOS 19, a post")),
    BadEntry("unknown-version", 5, 29, evidence("reported on iOS 9.4–10.0, a post")),
    BadEntry("unknown-version", 5, 37, evidence("reported on iOS 9.3 and 72, a post")),
    BadEntry("unknown-version", 5, 35, evidence("documented in the iOS 25 SDK, a header")),
    BadEntry("unknown-version", 5, 22, version("iOS 8, 72")),
    BadEntry("unknown-version", 5, 23, version("iOS 8–72")),
    BadEntry("unknown-version", 5, 22, version("iOS 8, 27")),
    BadEntry("unknown-version", 5, 19, version("iOS 27+")),
    BadEntry("unknown-version", 5, 23, version("iOS 8–19")),
    BadEntry("unknown-version", 5, 31, version("iOS 8–10, iOS 16.9+")),
    BadEntry(
      "unknown-version", 5, 19, Samples.entry(facts: facts + "\n- Changed in: iOS 20")),
    BadEntry(
      "unknown-version", 9, 22,
      Samples.entry(
        facts: facts + "\n- Applies to: iOS 8",
        body: caseFacts("iOS 8, 72") + "```swift\n#expect(probe.rows == 1)\n```")),
    BadEntry(
      "contradicting-evidence", 5, 13,
      evidence("reported on iOS 15, a post", also: "\n- Applies to: iOS 8–12")),
    BadEntry(
      "contradicting-evidence", 5, 13,
      evidence(
        "reported on iOS 9 and 14, a post", also: "\n- Applies to: iOS 8–12\n- Changed in: iOS 15")),
    BadEntry("empty-phrase", 5, 21, Samples.entry(facts: facts + "\n- Also searched as: a,, b")),
    BadEntry("empty-phrase", 5, 20, Samples.entry(facts: facts + "\n- Also searched as:")),
    BadEntry("contradicting-attributes", 8, 10, block("app raises \"a\"")),
    BadEntry("undriven-app", 8, 1, block("app")),
    BadEntry(
      "unused-value", 9, 1,
      Samples.entry(body: "### A case\n\n```swift\nprobe.rows == 1\n#expect(probe.rows == 1)\n```")),
    BadEntry(
      "expectation-in-app", 9, 11,
      Samples.entry(
        body: "### A case\n\n```swift app\nfunc f() {#expect(true)}\n```\n\n```swift\nf()\n```")),
    BadEntry("code-not-run", 12, 5, shown(below: "    #expect(probe.rows == 2)")),
    BadEntry("code-not-run", 12, 1, shown(below: "<pre>#expect(probe.rows == 2)</pre>")),
    BadEntry("code-not-run", 12, 1, shown(below: "~~~text\n#expect(probe.rows == 2)\n~~~")),
    BadEntry("code-not-run", 14, 7, shown(below: "- a\n\n      #expect(probe.rows == 2)")),
    BadEntry("no-case", 1, 1, Samples.entry(body: "## Why\n\nBecause.")),
    BadEntry("unknown-attribute", 8, 10, block("wrongly")),
    BadEntry("unknown-attribute", 8, 21, block("raises \"a\" \"b\"")),
    BadEntry("unknown-attribute", 8, 10, block("traps")),
    BadEntry("missing-text", 8, 14, block("app shows")),
    BadEntry("contradicting-attributes", 8, 10, block("shows=\"a\"")),
    BadEntry("contradicting-attributes", 8, 10, block("app wrong shows=\"a\"")),
    BadEntry("unknown-attribute", 8, 10, block("compile-only")),
    BadEntry("unknown-attribute", 8, 10, block("does-not-compile \"a\"")),
    BadEntry("unknown-attribute", 8, 10, block("\"text\"")),
    BadEntry("unclosed-quote", 8, 17, block("raises \"a")),
    BadEntry("missing-text", 8, 10, block("raises")),
    BadEntry("ignore-without-reason", 8, 10, block("ignore")),
    BadEntry("ignore-without-reason", 8, 10, block("reason=\"why\"")),
    BadEntry("duplicate-attribute", 8, 16, block("wrong wrong")),
    BadEntry("contradicting-attributes", 8, 10, block("setup wrong")),
    BadEntry("contradicting-attributes", 8, 16, block("wrong right")),
    BadEntry("half-a-pair", 8, 1, block("wrong")),
    BadEntry("half-a-pair", 8, 1, block("right")),
    BadEntry("unclosed-fence", 8, 1, Samples.entry(body: "### C\n\n```swift\nlet a = 1")),
    BadEntry(
      "unclosed-fence", 8, 1,
      Samples.entry(body: "### C\n\n```swift wrong\na()\n\n```swift right\nb()\n```")),
    BadEntry(
      "unclosed-fence", 8, 1,
      Samples.entry(body: "### C\n\n```swift\na()\n\n```trace\ncellForRow\n```")),
    BadEntry(
      "unclosed-fence", 8, 1, Samples.entry(body: "### C\n\n~~~text\na\n\n~~~swift\nb()\n~~~")),
    BadEntry("unclosed-fence", 8, 1, Samples.entry(body: "### C\n\n~~~~text\nlet a = 1\n~~~")),
    BadEntry("misspelled-language", 8, 4, Samples.entry(body: "### C\n\n```Swift\n```")),
    BadEntry("misspelled-language", 8, 4, Samples.entry(body: "### C\n\n```swfit\n```")),
    BadEntry("misspelled-language", 8, 4, Samples.entry(body: "### C\n\n```swift,setup\n```")),
    BadEntry("nested-block", 8, 3, Samples.entry(body: "### C\n\n> ```swift\n> let a = 1\n> ```")),
    BadEntry("indented-fence", 8, 3, Samples.entry(body: "### C\n\n  ```swift\n  a()\n  ```")),
    BadEntry("trace-outside-case", 8, 1, Samples.entry(body: "### C\n\n```trace\na\n```")),
    BadEntry(
      "misplaced-facts", 10, 1,
      Samples.entry(body: "### C\n\nSo:\n\n- Applies to: iOS 9\n\n```swift\n```")),
    BadEntry(
      "trace-before-code", 8, 1, Samples.entry(body: "### C\n\n```trace\na\n```\n\n```swift\n```")),
    BadEntry("block-outside-case", 6, 1, Samples.entry(body: "```swift\nlet a = 1\n```")),
    BadEntry(
      "duplicate-case", 11, 1,
      Samples.entry(body: "### C\n\n```swift\n```\n\n### c!\n\n```swift\n```")),
    BadEntry("empty-heading", 6, 1, Samples.entry(body: "### !\n\n```swift\n```")),
    BadEntry(
      "unknown-item", 9, 3, Samples.entry(body: caseFacts("iOS 8\n- Area: x") + "```swift\n```")),
    BadEntry("no-block", 6, 1, Samples.entry(body: caseFacts("iOS 8"))),
    BadEntry(
      "malformed-swift-case", 8, 15,
      Samples.entry(body: "### C\n\n- Swift case: ../outside.swift\n")),
    BadEntry(
      "two-sources", 6, 1,
      Samples.entry(body: "### C\n\n- Swift case: Tests/A.swift\n\n```swift\n```")),
    BadEntry("file-too-large", 1, 1, "# A\n" + String(repeating: "word ", count: 1_000_000)),
    BadEntry("too-deep", 6, 101, Samples.entry(body: String(repeating: ">", count: 50_000) + "a")),
    BadEntry("too-deep", 6, 101, Samples.entry(body: String(repeating: "- ", count: 50_000) + "a")),
  ]

  private static func version(_ text: String) -> String {
    Samples.entry(facts: facts + "\n- Applies to: \(text)")
  }

  private static func caseFacts(_ value: String) -> String {
    "### C\n\n- Applies to: \(value)\n\n"
  }
}

@Suite("A mistake in an entry")
struct BadEntryTests {
  @Test("is reported at its place, with what to do", arguments: BadEntry.all)
  func place(bad: BadEntry) throws {
    let diagnostics = CaseGenerator.errors(in: Samples.read(bad.text))
    let found = try #require(diagnostics.first { $0.rule == bad.rule }, "\(diagnostics)")
    #expect(found.place == Place(file: Samples.path, line: bad.line, column: bad.column))
    #expect(!found.advice.isEmpty)
    #expect("\(found)".hasPrefix("\(Samples.path):\(bad.line):\(bad.column): error: "))
  }

  @Test("is reported on one line, which no terminal obeys")
  func escaping() {
    let reading = Samples.read(Samples.entry(), path: "Gotchas/row-heights/a\n\u{1B}]0;b.md")
    let text = reading.diagnostics.map(\.description).joined()
    #expect(text.contains("a\\u{A}\\u{1B}]0;b.md:1:1: error: 'a\\u{A}\\u{1B}]0;b'"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test("that is not UTF-8 is reported at its byte")
  func notUTF8() {
    let bytes = Array("# Title\n\nab".utf8) + [0xFF] + Array("\n".utf8)
    let reading = EntryParser.read(path: Samples.path, bytes: bytes, folder: nil)
    #expect(reading.diagnostics.map(\.rule) == ["not-utf-8"])
    #expect(reading.diagnostics.first?.place == Place(file: Samples.path, line: 3, column: 3))
  }

  @Test("in its file's name is reported", arguments: ["Two Words", "-", "--help", "ü"])
  func fileName(id: String) {
    let reading = Samples.read(Samples.entry(), path: "Gotchas/row-heights/\(id).md")
    #expect(reading.diagnostics.map(\.rule) == ["file-name"])
  }

  @Test("does not hide the others: all are reported, in the order of the file")
  func all() {
    let text =
      "# A\n\n- Area: Row heights\n- Colour: red\n- Applies to: x\n\n### C\n\n```swift wrong2\n"
    let diagnostics = Samples.read(text).diagnostics
    #expect(
      diagnostics.map(\.rule) == [
        "missing-evidence", "unknown-item", "malformed-version", "unclosed-fence",
        "unknown-attribute",
      ])
  }

  @Test("is the open fence alone, and not that half of a pair is missing, which is in its block")
  func openFence() {
    let body = "### C\n\n```swift wrong\na()\n\n```swift right\nb()\n```"
    let found = Samples.read(Samples.entry(body: body)).diagnostics
    #expect(found.map(\.rule) == ["unclosed-fence"])
    #expect(found.first?.message.contains("before the fence on line 11") == true)
    let nested = "### C\n\n```swift\na()\n```\n\n## Form\n\n````text\n```swift\nb()\n```\n````"
    #expect(Samples.read(Samples.entry(body: nested)).diagnostics == [])
  }

  @Test("is not seen in a note without a case, nor in an unusual but correct entry")
  func noMistake() {
    let facts = "- Area: Row heights\n- Evidence: model"
    #expect(
      Samples.read(Samples.entry(facts: facts + "\n- Kind: note", body: "")).diagnostics == [])
    for versions in ["iOS 8.3", "iOS 6+", "iOS 8–13.4, 15.2–26.5", "all", "8, 72"] {
      #expect(Samples.read(Self.entry(versions)).diagnostics == [])
    }
    let tilde = "### C\n\n~~~~swift\n#expect(a == \"~~~\")\n~~~~~\n"
    #expect(Samples.read(Samples.entry(body: tilde)).diagnostics == [])
    #expect(Samples.read("\u{FEFF}" + Samples.entry()).diagnostics == [])
  }

  private static func entry(_ versions: String) -> String {
    Samples.entry(
      facts: "- Area: Row heights\n- Evidence: model\n- Applies to: \(versions)")
  }

  @Test("is found without a hang, however the file was made to be slow", .timeLimit(.minutes(8)))
  func slowInputs() {
    let size = MarkdownParser.maximumBytes - 1_000
    for piece in [
      "[", "![l", "*a_", "<a", "`", "> - ", "[a](", "- a\n", "&amp", "```swift\n", "\\",
    ] {
      let body = String(repeating: piece, count: size / piece.utf8.count)
      _ = Samples.read(Samples.entry(body: body))
    }
  }
}
