import Foundation
import GotchaBook
import GotchaLint
import TestSupport
import Testing

@Suite("The repair of a book")
struct BookFixerTests {
  /// A package in a temporary folder with these entries, which is removed at the end.
  private func withBook(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = try ScratchFolder(files)
    try body(folder.path)
  }

  private func fix(_ root: String, format: SwiftFormat? = nil) -> BookFixer.Outcome {
    BookFixer(linter: Linter(facts: Samples.facts, format: format), root: root) {
      Book.read(root: root)
    }.run()
  }

  private func text(_ root: String, _ path: String = Samples.path) -> String? {
    try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  @Test("repairs everything at once, over several rounds, and leaves the good page")
  func all() throws {
    let broken = Samples.good.replacing("jump.\n", with: "jump. \n\n\n")
      .replacing("## Why\n\n", with: "## Wy:\n").replacing("8–10", with: "8-10")
    try withBook([Samples.path: broken, "Gotchas/row-heights/other.md": Samples.good]) { root in
      let outcome = fix(root)
      #expect(text(root) == Samples.good)
      #expect(outcome.repaired.map(\.path) == [Samples.path])
      #expect(outcome.failures == [])
      #expect(fix(root).repaired.isEmpty)
    }
  }

  @Test("leaves alone what only its author can repair")
  func untouched() throws {
    let broken = Samples.good.replacing("Rows jump.", with: "Rows jump. ???")
    try withBook([Samples.path: broken]) { root in
      #expect(fix(root).repaired.isEmpty)
      #expect(text(root) == broken)
    }
  }

  @Test("writes what the formatter says, and asks it again only for what has changed")
  func formatter() throws {
    let broken = Samples.good.replacing("let probe = T", with: "let  probe = T")
    try withBook([Samples.path: broken]) { root in
      var calls: [[String]] = []
      let format = SwiftFormat(root: root, tool: "test") { words in
        calls.append(words.filter { $0.hasSuffix(".swift") })
        for file in words.filter({ $0.hasSuffix(".swift") }) {
          let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
          try? Data(text.replacing("let  ", with: "let ").utf8).write(
            to: URL(fileURLWithPath: file))
        }
        return true
      }
      #expect(fix(root, format: format).repaired.map(\.count) == [1])
      #expect(text(root) == Samples.good)
      #expect(calls.map(\.count) == [1, 1])
      let pages = Linter().pages(of: Book.read(root: root))
      #expect(format.findings(in: pages) == [])
      #expect(calls.count == 2)
    }
  }

  @Test("says so when the formatter cannot be run")
  func noFormatter() throws {
    try withBook([Samples.path: Samples.good]) { root in
      let linter = Linter(format: SwiftFormat(root: root, tool: "") { _ in false })
      let pages = linter.pages(of: Book.read(root: root))
      #expect(linter.report(on: pages).lacksFormatter)
    }
  }
}
