import CaseGenerator
import GotchaBook
import Testing

@Suite("The case generator")
struct CaseGeneratorTests {
  private func source(_ text: String, modules: [String] = ["TableModel", "TableProbe"]) -> String {
    CaseGenerator(modules: modules).source(for: Samples.read(text))
  }

  private func setup(_ code: String) -> String {
    Samples.entry(body: "```swift setup\n\(code)\n```\n\n### C\n\n```swift\n```")
  }

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
    for line in [15, 32, 33, 43, 47] {
      #expect(generated[line] == String(original[line - 1]))
    }
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
      public let f = 1
      extension A { var g: Int { 1 } }
      extension A: Sendable {}
      infix operator +++
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
    #expect(!source.contains("fileprivate\npublic"))
    #expect(!source.contains("fileprivate\nextension A: Sendable"))
    #expect(!source.contains("fileprivate\ninfix"))
    #expect(!source.contains("fileprivate\n  var b"))
  }

  @Test("leaves out on UIKit what only the model has, with the reason, and runs the rest")
  func modelVocabulary() {
    let own = "### A\n\n```swift\nMainLoop.runUntilIdle()\n```\n\n### B\n\n```swift\nrun()\n```"
    let parts = source(Samples.entry(body: own)).split(separator: "#if canImport(UIKit)")
    #expect(parts.count == 3, "once for the imports, once for a case")
    #expect(parts.last?.contains("gotcha.ignore(\"needs MainLoop, which") == true)
    #expect(parts.last?.split(separator: "#endif").last?.contains("body_b") == true)
    let quoted = "### A\n\n```swift\nlet a = \"MainLoop\" // MainLoop\n```"
    #expect(!source(Samples.entry(body: quoted)).contains("gotcha.ignore"))
    let shared = source(setup("func wait() { MainLoop.runUntilIdle() }"))
    #expect(shared.contains("#if !canImport(UIKit)\n") && shared.contains("gotcha.ignore"))
  }

  @Test("takes imports to the top and leaves the lines below in place")
  func imports() {
    let source = source(setup("import Dispatch\nlet a = 1"))
    let generated = lines(of: source)
    #expect(source.contains("\nimport Dispatch\n#sourceLocation()"))
    #expect(generated[8] == "let a = 1")
    #expect(source.ranges(of: "import Dispatch").count == 1)
  }

  @Test("imports UIKit or the model, and the target's own modules only")
  func modules() {
    #expect(source(Samples.entry()).contains("#else\nimport TableModel\n#endif"))
    #expect(source(Samples.entry()).contains("import TableProbe"))
    #expect(!source(Samples.entry(), modules: []).contains("TableModel"))
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
    #expect(parts[1].contains("enterWrong(line: 13)") && parts[1].contains("expectTrace(0)"))
    #expect(!parts[1].contains("right = 1") && !parts[1].contains("expectTrace(1)"))
    #expect(parts[2].contains("both") && parts[2].contains("right = 1"))
    #expect(parts[2].contains("expectTrace(1)") && !parts[2].contains("expectTrace(0)"))
  }

  @Test("asks the compiler about a block that must not compile, with the blocks before it")
  func refusal() throws {
    let body = """
      ```swift setup
      struct Shared {}
      ```

      ### C

      ```swift
      let before = 1
      ```

      ```swift compile-only
      let apart = 1
      ```

      ```swift does-not-compile "no \\"a\\""
      let refused: Int = ""
      ```

      ```swift
      let after = 1
      ```
      """
    let source = source(Samples.entry(body: body))
    let call = try #require(source.split(separator: "context.expectDoesNotCompile(").last)
    #expect(call.contains("\"no \\\"a\\\"\", line: 20, lastLine: 22,"))
    let code = try #require(call.split(separator: "\n").first { $0.contains("code: ") })
    for piece in ["struct Shared {}", "let before = 1", "let refused: Int", "line: 21)"] {
      #expect(code.contains(piece))
    }
    #expect(!code.contains("let apart") && !code.contains("let after"))
    // What must not compile stands in a text, never in code.
    let lines = source.split(separator: "\n").filter { $0.contains("refused") }
    #expect(lines.count == 1)
  }

  @Test("says the versions of the case, or else of the entry")
  func versions() {
    let source = source(Samples.full)
    #expect(source.contains("appliesTo: [VersionSpan(8, 8)], changedIn: 12"))
    #expect(source.contains("appliesTo: [VersionSpan(8, 10)], changedIn: 11"))
    let facts = "- Area: Row heights\n- Applies to: iOS 8\n- Changed in: iOS 9\n- Evidence: model"
    let body = "### C\n\n- Applies to: iOS 13+\n\n```swift\n```"
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
    #expect(!source.contains("let a = 1"))
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
}
