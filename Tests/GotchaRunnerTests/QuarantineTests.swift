import CaseGenerator
import GotchaBook
import Testing

@Suite("Quarantine") struct QuarantineTests {
  private static let text = """
    # A title

    - Area: Area
    - Evidence: model

    ```swift setup
    let shared = 1
    ```

    ### bad

    ```swift
    let a: Int = "b"
    ```

    ### good

    ```swift
    let b = 1
    ```

    """

  private let reading = EntryParser.read(
    path: "G/area/e.md", bytes: Array(text.utf8), folder: "area")

  private func source(hash: String? = nil, line: Int) -> String {
    let problem = Quarantine.Problem(line: line, column: 14, message: "no")
    return CaseGenerator(modules: []).source(
      for: reading,
      quarantine: Quarantine(contentHash: hash ?? reading.contentHash, problems: [problem]))
  }

  @Test func `a file's text is read back, and an empty one frees the entry`() {
    let problem = Quarantine.Problem(line: 3, column: 4, message: "cannot find 'a:b'")
    let quarantine = Quarantine(contentHash: "0f", problems: [problem])
    #expect(Quarantine(text: quarantine.text) == quarantine)
    #expect(Quarantine(text: "") == nil && Quarantine(text: "0f\nnonsense\n") == nil)
  }

  @Test func `a case that does not compile is left out, and says why at its line`() {
    let source = source(line: 13)
    #expect(!source.contains("case_bad") && source.contains("case_good"))
    #expect(
      source.contains("BookCheck.problem(\"no\", file: \"G/area/e.md\", line: 13, column: 14)"))
  }

  @Test func `an error in shared code leaves every case out`() {
    let source = source(line: 7)
    #expect(!source.contains("case_bad") && !source.contains("case_good"))
    #expect(!source.contains("let shared"))
  }

  @Test func `an edited entry is free again`() {
    #expect(source(hash: "another", line: 13).contains("case_bad"))
  }
}
