import CaseGenerator
import GotchaBook
import TestSupport
import Testing

@Suite("The case generator")
struct CaseGeneratorTests {
  private func source(_ text: String, modules: [String] = ["TableModel", "TableProbe"]) -> String {
    CaseGenerator(modules: modules).source(for: Samples.read(text))
  }

  private func setup(_ code: String) -> String {
    Samples.entry(body: "```swift setup\n\(code)\n```\n\n" + Self.proof)
  }

  /// A case that expects something.
  private static let proof = "### C\n\n```swift\n#expect(a == 1)\n```"

  /// The lines of generated code by the place that their directives give them.
  private func lines(of source: String) -> [Int: String] {
    var lines: [Int: String] = [:]
    var next: Int?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation(file:") {
        next = line.split(separator: " ").last.flatMap { Int($0.dropLast()) }
      } else if line == "#sourceLocation()" {
        next = nil
      } else if let number = next {
        lines[number] = String(line)
        next = number + 1
      }
    }
    return lines
  }

  @Test("keeps each line of code on its line and column")
  func places() {
    let text = Samples.full
    let generated = lines(of: source(text))
    let original = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in [15, 32, 43, 47] {
      #expect(generated[line] == String(original[line - 1]))
    }
    #expect(generated[33] == "#expect(probe.rows < limit, sourceLocation: gotchaPlace(33, 1))")
  }

  @Test("makes what setup declares private to its file, and leaves its place")
  func setupAccess() {
    let code = """
      struct A {
        var b = 1
      }
      @MainActor final class C {}
      @MainActor
      func d(
        e: Int = 1
      ) {}
      extension A { var g: Int { 1 } }
      extension A: Sendable {}
      """
    let source = source(setup(code))
    let generated = lines(of: source)
    #expect(generated[7] == "struct A {")
    #expect(generated[10] == "           final class C {}")
    #expect(generated[12] == "func d(")
    #expect(source.contains("\nfileprivate\nstruct A {"))
    #expect(source.contains("\n@MainActor fileprivate\n           final class C {}"))
    #expect(source.contains("\n@MainActor fileprivate\nfunc d("))
    #expect(source.contains("\nfileprivate\nextension A { var g"))
    #expect(!source.contains("fileprivate\nextension A: Sendable"))
    #expect(!source.contains("fileprivate\n  var b"))
  }

  @Test("leaves out on UIKit what only the model has, with the reason, and runs the rest")
  func modelVocabulary() {
    let own =
      "### A\n\n```swift\nMainLoop.runUntilIdle()\n#expect(a)\n```\n\n### B\n\n```swift\n#expect(b)\n```"
    let parts = source(Samples.entry(body: own)).split(separator: "#if canImport(UIKit)")
    #expect(parts.count == 3, "once for the imports, once for a case")
    #expect(parts.last?.contains("gotcha.ignore(\"needs MainLoop, which") == true)
    #expect(parts.last?.split(separator: "#endif").last?.contains("body_b") == true)
    let quoted = "### A\n\n```swift\n#expect(\"MainLoop\" == a) // MainLoop\n```"
    #expect(!source(Samples.entry(body: quoted)).contains("gotcha.ignore"))
    let shared = source(setup("func wait() { MainLoop.runUntilIdle() }"))
    #expect(shared.contains("#if !canImport(UIKit)\n") && shared.contains("gotcha.ignore"))
  }

  @Test("takes imports to the top and leaves the lines below in place")
  func imports() {
    let source = source(setup("import Dispatch\nlet b = 1"))
    let generated = lines(of: source)
    #expect(source.contains("\nimport Dispatch\n#sourceLocation()"))
    #expect(generated[8] == "let b = 1")
    #expect(source.ranges(of: "import Dispatch").count == 1)
  }

  @Test("imports UIKit or the model, and the target's own modules only")
  func modules() {
    let entry = Samples.entry(body: Self.proof)
    #expect(source(entry).contains("#else\nimport TableModel\n#endif"))
    #expect(source(entry).contains("import TableProbe"))
    #expect(!source(entry, modules: []).contains("TableModel"))
  }

  @Test("gives the wrong way what is wrong, the right way what is right, and both the rest")
  func pair() throws {
    let body = """
      ### C

      ```swift
      let both = 1
      ```

      ```swift wrong
      let wrong = 1
      ```

      ```trace
      w
      ```

      ```swift right
      let right = 1
      ```

      ```trace
      r
      ```
      """
    let source = source(Samples.entry(body: body))
    let parts = source.split(separator: "private static func body_c_")
    try #require(parts.count == 3)
    #expect(parts[1].contains("both") && parts[1].contains("wrong = 1"))
    #expect(parts[1].contains("enterWrong(") && parts[1].contains("expectTrace(0)"))
    #expect(!parts[1].contains("right = 1") && !parts[1].contains("expectTrace(1)"))
    #expect(parts[2].contains("both") && parts[2].contains("right = 1"))
    #expect(parts[2].contains("expectTrace(1)") && !parts[2].contains("expectTrace(0)"))
  }

  @Test("says the versions of the case, or else of the entry")
  func versions() {
    let source = source(Samples.full)
    #expect(source.contains("appliesTo: [VersionSpan(8, 8)], changedIn: 12"))
    #expect(source.contains("appliesTo: [VersionSpan(8, 10)], changedIn: 11"))
    let facts = "- Area: Row heights\n- Applies to: iOS 8\n- Changed in: iOS 9\n- Evidence: model"
    let code = "```swift\n#expect(a)\n```"
    let body = "### C\n\n- Applies to: iOS 13+\n\n\(code)\n\n### D\n\n\(code)"
    let own = self.source(Samples.entry(facts: facts, body: body))
    #expect(own.contains("appliesTo: [VersionSpan(13, nil)], changedIn: nil"))
  }

  @Test("does not compile what is ignored, and says why")
  func ignored() {
    let source = source(Samples.full)
    #expect(source.contains("gotcha.ignore(\"not modelled\")"))
    #expect(!source.contains("\nnothing\n"))
  }

  @Test("makes of an entry with mistakes a test that fails at each of them, and nothing else")
  func mistakes() {
    let source = source(Samples.entry(facts: "- Area: Row \"hights\"\n- Colour: red"))
    #expect(source.contains("line: 3, column: 9)"))
    #expect(source.contains("line: 4, column: 3)"))
    #expect(source.contains("The area 'Row \\\"hights\\\"'"))
    #expect(!source.contains("isShown"))
  }

  @Test("gives the same bytes twice")
  func determinism() {
    #expect(source(Samples.full) == source(Samples.full))
  }

  @Test("lists in the manifest every file, also one with mistakes, and duplicate ids")
  func manifest() {
    let readings = [
      EntryParser.read(path: "Gotchas/a/x.md", bytes: [], folder: "a"),
      EntryParser.read(path: "Gotchas/b/x.md", bytes: [0xFF], folder: "b"),
    ]
    let source = ManifestGenerator.source(readings: readings, book: "Gotchas", folder: "/book")
    #expect(source.contains("CompiledEntry(\"a/x.md\", \"cbf29ce484222325\")"))
    #expect(source.contains("CompiledEntry(\"b/x.md\""))
    #expect(source.contains("[duplicate-id]"))
  }

  @Test(
    "gives each expectation its own place, whatever its form",
    arguments: [
      ("#expect(a == 1)", "#expect(a == 1, sourceLocation: gotchaPlace(9, 1))"),
      ("#expect(a, \"why (\")", "#expect(a, \"why (\", sourceLocation: gotchaPlace(9, 1))"),
      ("  try #require(a[0])", "  try #require(a[0], sourceLocation: gotchaPlace(9, 7))"),
      ("#expect(a,)", "#expect(a, sourceLocation: gotchaPlace(9, 1))"),
      (
        "#expect(throws: E.self) { try a() }",
        "#expect(throws: E.self, sourceLocation: gotchaPlace(9, 1)) { try a() }"
      ),
      (
        "#expect(throws: E.self, performing: a)",
        "#expect(throws: E.self, sourceLocation: gotchaPlace(9, 1), performing: a)"
      ),
      (
        "#expect { try a() } throws: { _ in true }",
        "#expect(sourceLocation: gotchaPlace(9, 1)) { try a() } throws: { _ in true }"
      ),
    ])
  func expectationPlaces(written: String, generated: String) {
    let source = source(Samples.entry(body: "### C\n\n```swift\n\(written)\n```"))
    #expect(lines(of: source)[9] == generated)
  }

  @Test(
    "refuses in setup what other entries would see, at its place",
    arguments: [
      ("infix operator +++", 7, 1), ("let a = 1; func b() {}", 7, 12), ("public let a = 1", 7, 1),
      ("extension Int: P {}", 7, 1), ("extension Int { public var a: Int { 1 } }", 7, 1),
      ("@main struct A {}", 7, 1), ("@_cdecl(\"a\") func a() {}", 7, 1),
    ])
  func otherEntries(code: String, line: Int, column: Int) throws {
    let entry = try #require(Samples.read(setup(code)).entry)
    let found = EntryProblems(entry).diagnostics
    #expect(found.map(\.rule) == ["reaches-other-entries"])
    #expect(found.map(\.place.line) == [line] && found.map(\.place.column) == [column])
    #expect(source(setup(code)).contains("[reaches-other-entries]"))
  }

  @Test("refuses in the code for an app a conformance that other entries would see")
  func otherEntriesInApps() throws {
    let code = "class A {}\nextension A: P {}\nextension Int: P {}"
    let body = "### C\n\n```swift app\n\(code)\n```\n\n```swift\n#expect(A().rows == 1)\n```"
    let entry = try #require(Samples.read(Samples.entry(body: body)).entry)
    let found = EntryProblems(entry).diagnostics
    #expect(found.map(\.rule) == ["reaches-other-entries"] && found.map(\.place.line) == [11])
  }

  @Test(
    "lets setup declare what only its own entry sees",
    arguments: [
      "struct A {}\nextension A: Sendable {}", "extension Int { var a: Int { 1 } }",
      "private let a = 1", "class A: NSObject {}",
    ])
  func ownDeclarations(code: String) throws {
    let entry = try #require(Samples.read(setup(code)).entry)
    #expect(EntryProblems(entry).diagnostics.isEmpty)
  }

  @Test("finds the places of many expectations in time that grows with their number")
  func growth() throws {
    let isLinear = try growsLinearly(from: 500, to: 4_000) { count in
      let code = String(repeating: "#expect(table.rowHeight == 44)\n", count: count)
      let read = Samples.read(Samples.entry(body: "### C\n\n```swift\n\(code)```"))
      _ = EntryProblems(try #require(read.entry)).diagnostics
    }
    #expect(isLinear)
  }
}
