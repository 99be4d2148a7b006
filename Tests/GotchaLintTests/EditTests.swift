import GotchaBook
import GotchaLint
import Testing

@Suite("Edits")
struct EditTests {
  private func apply(_ edits: [[Edit]], to text: String) -> String {
    let findings = edits.map {
      Finding(Diagnostic(at: Place(file: "a", line: 1), rule: "r", "m", advice: "a"), edits: $0)
    }
    return String(decoding: Edit.apply(findings, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("are made at their bytes, in whatever order they are given")
  func order() {
    #expect(
      apply([[Edit(4..<5, "E")], [Edit(0..<1, ""), Edit(2..<2, "--")]], to: "abcde") == "b--cdE")
  }

  @Test("that meet earlier ones are left for another round, all of a finding together")
  func conflict() {
    #expect(
      apply([[Edit(0..<2, "x")], [Edit(1..<3, "y"), Edit(4..<5, "z")]], to: "abcde") == "xcde")
    #expect(apply([[Edit(2..<2, "x")], [Edit(2..<2, "y")]], to: "abcde") == "abxcde")
  }

  @Test("beyond the end of the file are not made")
  func outside() {
    #expect(apply([[Edit(4..<9, "x")]], to: "abcde") == "abcde")
  }
}
