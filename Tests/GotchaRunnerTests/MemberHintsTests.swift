import RunRecord
import TestSupport
import Testing

@testable import GotchaRunner

@Suite("What a message of the compiler leaves out") struct MemberHintsTests: ~Copyable {
  private let folder: ScratchFolder
  private let hints: MemberHints

  init() throws {
    folder = try ScratchFolder([
      "Probe.swift": """
      public class Base { public func settle() {} }
      public final class Probe: Base {
        public enum Call { case cellForRow, heightForRow }
        public var heightForRow: ((IndexPath) -> CGFloat)?
        public var rows: [Int] = []
        func hidden() {}
      }
      """,
      "Probe+Touches.swift": """
      #if !canImport(UIKit)
        extension Probe {
          public func tap(at point: CGPoint) {}
          public func tap(row path: IndexPath, sourceLocation: SourceLocation = #here) {}
        }
      #endif
      """,
      "Probes.swift": "public struct Probes { public func shows() {} }",
    ])
    hints = MemberHints(folders: [folder.path])
  }

  private func hint(_ text: String, _ line: String, behind: String, code: String = "") -> String {
    let column = line.firstRange(of: behind).map { line[..<$0.upperBound].utf8.count + 1 } ?? 1
    let error = CompilerMessage(file: "a.md", line: 1, column: column, text: text)
    return hints.hint(for: error, line: line, code: code)
  }

  @Test(
    "is the member that is nearly named",
    arguments: [
      ("Probe", "tpa", "; did you mean “tap(at:)” or “tap(row:)”?"),
      ("Probe", "setle", "; did you mean “settle()”?"),
      ("Probe", "tapRow", "; did you mean “tap(row:)”?"),
      ("Probe", "height", "; did you mean “heightForRow”?"),
      ("Probe.Call", "cellForRows", "; did you mean “cellForRow”?"),
      ("Mine", "setle", "; did you mean “settle()”?"),
      ("Probe", "hiden", ""), ("Probe", "show", ""), ("Int", "tpa", ""),
    ])
  func member(type: String, name: String, expected: String) {
    let text = "value of type '\(type)' has no member '\(name)'"
    #expect(hint(text, "x.\(name)", behind: "x.", code: "class Mine: Probe {}") == expected)
  }

  @Test("is the method whose labels are nearly written")
  func labels() {
    let text = "incorrect argument label in call (have 'rwo:', expected 'at:')"
    #expect(
      hint(text, "probe.tap(rwo: [0, 0])", behind: "probe.tap") == "; did you mean “tap(row:)”?")
    #expect(hint(text, "probe.settle(rwo: 1)", behind: "probe.settle") == "")
  }

  @Test("is the type of a closure where the compiler is at a loss")
  func closure() {
    let text = "failed to produce diagnostic for expression; please submit a bug report"
    #expect(
      hint(text, "probe.heightForRow = { a, b in 1 }", behind: "heightForRow ")
        == "; “heightForRow” of Probe is a closure “(IndexPath) -> CGFloat”")
    #expect(hint(text, "probe.rows = { 1 }", behind: "rows ") == "")
    #expect(hint("cannot find 'x' in scope", "x", behind: "") == "")
  }
}
