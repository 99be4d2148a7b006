import RunRecord
import Testing

@testable import GotchaTesting

/// The issues of a case under `swift test`.
struct IssueReportTests {
  private static let heading = VersionRun.Failure(
    file: "Gotchas/a/e.md", line: 9, column: 1, message: "Every expectation is met")

  private func failure(_ message: String) -> VersionRun.Failure {
    VersionRun.Failure(file: "Gotchas/a/e.md", line: 12, column: 3, message: message)
  }

  private func messages(_ runs: [VersionRun]) -> [String] {
    IssueReport(runs, heading: Self.heading).items
      .map { $0.message(of: IssueReport.system) }
  }

  @Test func `a failure on several versions is one issue that names them`() {
    let runs = ([8, 9, 26] as [Version]).map { version in
      VersionRun(version: version, claim: .affected, failures: [failure("a")])
    }
    #expect(messages(runs) == ["on iOS 8, 9, 26: a"])
  }

  @Test func `failures that differ are issues of their own, in the order they came up`() {
    let runs = [
      VersionRun(version: 8, claim: .affected, failures: [failure("a")]),
      VersionRun(version: 9, claim: .affected, failures: [failure("b"), failure("a")]),
    ]
    #expect(messages(runs) == ["on iOS 8, 9: a", "on iOS 9: b"])
  }

  @Test func `a long text at one place is one issue, in the words of the newest version`() {
    let text = String(repeating: "Unable to satisfy constraints. ", count: 10)
    let runs = ([8, 9, 26] as [Version]).map { version in
      VersionRun(
        version: version, claim: .affected, failures: [failure(text + (version == 8 ? "!" : ""))])
    }
    #expect(messages(runs) == ["on iOS 8, 9, 26, in the words of iOS 26: \(text)"])
  }

  @Test func `two long texts at one place on one version are two issues`() {
    let text = String(repeating: "Unable to satisfy constraints. ", count: 10)
    let run = VersionRun(
      version: 26, claim: .affected, failures: [failure(text + "a"), failure(text + "b")])
    #expect(messages([run]).count == 2)
  }

  @Test func `a version that is not affected must fail`() {
    let runs = [
      VersionRun(version: 17, claim: .notAffected, failures: [failure("a")]),
      VersionRun(version: 18, claim: .notAffected, failures: []),
    ]
    #expect(messages(runs) == ["on iOS 18: Every expectation is met"])
  }

  @Test func `a case that is about no versions names none`() {
    #expect(
      messages([VersionRun(version: nil, claim: .affected, failures: [failure("a")])]) == ["a"])
  }

  @Test func `objects are told apart by numbers, which no address of a process changes`() {
    func text(_ a: String, _ b: String) -> String { "(a → <A: \(a)>) == (b → [B(\(b)), \(a)])" }
    let numbered = text("0x00007f5db4017c70", "0x00007f5db4004e30").withNumberedAddresses
    #expect(numbered == text("#1", "#2"))
    #expect(text("0x0000abcdb4017c70", "0x000055cdb4004e30").withNumberedAddresses == numbered)
    let given = text("0x7f8000000100", "0xFF")
    #expect(given.withNumberedAddresses == given)
  }
}
