import SwiftSource
import Testing

@Suite("A call whose result is thrown away") struct DiscardedCallTests {
  private func found(_ code: String) -> [String] {
    let bytes = Array(code.utf8)
    return DiscardedCalls(of: ["make"], in: code).statements.map {
      ($0.declares ? "declares " : "") + String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
    }
  }

  @Test(arguments: [
    "_ = make()", "make(3)", "_ = try await screen.make()", "let _ = make()",
    "if isReady { make() }", "run { _ = make() }", "run {\n  make()\n  go()\n}",
  ])
  func `is a statement of its own`(code: String) { #expect(found(code).count == 1) }

  @Test func `is one behind a name that nothing reads`() {
    #expect(found("let unused = make()\n_ = unused") == ["declares let unused = make()"])
    #expect(found("let used = make()\nshow(used)").isEmpty)
  }

  @Test(arguments: [
    "show(make())", "let made = make()\nshow(made)", "run { make() }", "make().show()",
    "table.rowHeight = make()", "other()", "_ = make", "#expect(make() == 3)",
  ])
  func `is none where something is done with it`(code: String) { #expect(found(code) == []) }
}
