import CaseGenerator
import Foundation
import GotchaBook
import Testing

/// The code of a README as tests.
struct DocumentCodeTests {
  @Test("A block whose language is nearly Swift is an error, and others are passed over")
  func languages() {
    func problems(_ language: String) -> [String] {
      let text = "# Title\n\n```\(language)\nlet a = 1\n```\n"
      let code = DocumentCode(path: "README.md", bytes: Array(text.utf8))
      return code.problems.map { "\($0.place.line) \($0.rule)" }
    }
    for language in ["Swift", "swfit", "{.swift}", "swif"] {
      #expect(problems(language) == ["3 misspelled-language"], "\(language)")
    }
    for language in ["swift", "swift,ignore", "", "js", "sh", "json", "text", "diff", "shell"] {
      #expect(problems(language) == [], "\(language)")
    }
  }

  private func source(_ text: String, modules: [String] = ["Model"]) -> String {
    DocumentCode(path: "README.md", bytes: Array(text.utf8)).source(modules: modules)
  }

  @Test func `the blocks of a heading are one function, at their lines`() {
    let code = source(
      "# A\n\n```swift\nlet one = 1\n```\n\nText.\n\n```swift\n#expect(one == 1)\n```\n")
    #expect(code.components(separatedBy: "@Test(").count == 2)
    #expect(code.contains("#sourceLocation(file: \"README.md\", line: 4)\nlet one = 1\n"))
    #expect(code.contains("#sourceLocation(file: \"README.md\", line: 10)\n#expect(one == 1)\n"))
  }

  @Test func `imports come first, and declarations are beside the function`() {
    let code = source(
      "# A\n\n```swift\nimport Foundation\nimport Model\n\nstruct A {}\n```\n\n```swift\n_ = A()\n```\n"
    )
    #expect(code.contains("import Testing\nimport Model\nimport Foundation\n"))
    #expect(code.contains("struct A {}\n#sourceLocation()\n@Test(\"A\") func code()"))
  }

  @Test func `an extension is at file scope`() {
    let code = source("# A\n\n```swift\nextension Int { var a: Int { 1 } }\n```\n")
    #expect(code.contains("#sourceLocation()\n@Suite(\"README.md: A\")"))
  }

  @Test func `a comment leaves a block out, or has code that readers do not see`() {
    let text = """
      # A

      <!-- not tested: a manifest -->
      ```swift
      let package = Package()
      ```

      <!-- swift
      let hidden = 2
      -->

      ```swift
      #expect(hidden == 2)
      ```
      """
    let code = source(text)
    #expect(!code.contains("Package()"))
    #expect(code.contains("line: 9)\nlet hidden = 2\n#sourceLocation()\n@Test"))
  }

  @Test func `a block that is left out has a reason`() {
    let document = DocumentCode(
      path: "README.md", bytes: Array("<!-- not tested: -->\n```swift\nx\n```\n".utf8))
    #expect(document.problems.map(\.rule) == ["untested-without-reason"])
    #expect(document.source(modules: []).contains("Nothing says why"))
  }

  @Test func `other languages are no code of the document`() {
    let code = source("# A\n\n```console\n$ swift test\n```\n\n    indented\n\n```json\n{}\n```\n")
    #expect(!code.contains("@Suite"))
  }

  @Test func `each of two hundred blocks is at its line`() {
    let text = (1...200).map { "## Part \($0)\n\n```swift\nlet x = \($0)\n_ = x\n```\n" }
    let code = source(text.joined(separator: "\n"))
    #expect(code.components(separatedBy: "@Test(").count == 201)
    #expect(code.contains("line: \(7 * 150 + 4))\nlet x = 151\n"))
  }
}
