import CaseGenerator
import Testing

/// The parts of a README as source files of their own.
struct DocumentPartTests {
  private func parts(_ text: String) -> [DocumentPart] {
    DocumentCode(path: "README.md", bytes: Array(text.utf8)).parts(importing: ["Model"])
  }

  private let text = """
    # First

    ```swift
    let one = 1
    #expect(one == 1)
    ```

    # Second

    ```swift
    #expect(Bool(true))
    ```
    """

  @Test func `each heading with code is a part, whose lines count from its first`() throws {
    let parts = parts(text)
    #expect(parts.map(\.title) == ["First", "Second"])
    #expect(parts.map(\.firstLine) == [4, 11])
    let second = try #require(parts.last)
    #expect(second.source.contains("#sourceLocation(file: \"README.md#second\", line: 1)\n"))
    #expect(second.line(1) == 11)
    #expect(!second.source.contains("let one"))
  }

  @Test func `an edit leaves the source of the other parts as it is, wherever they move`() {
    let edited = parts(text.replacing("let one = 1", with: "// why\n\nlet one = 2"))
    #expect(edited[0].source != parts(text)[0].source)
    #expect(edited[1].source == parts(text)[1].source)
    #expect(edited[1].firstLine == 13)
  }

  @Test func `two headings of the same words have names of their own`() {
    let parts = parts(text.replacing("Second", with: "First"))
    #expect(Set(parts.map(\.name)).count == 2 && Set(parts.map(\.file)).count == 2)
  }

  @Test func `an extension of one part is seen by all, which then share no module`() {
    let parts = parts(text + "\n# Third\n\n```swift\nextension Int { var a: Int { 1 } }\n```\n")
    #expect(parts.allSatisfy { $0.source.contains("extension Int") && !$0.isSelfContained })
  }
}
