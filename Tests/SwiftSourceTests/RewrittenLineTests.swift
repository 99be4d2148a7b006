import SwiftSource
import Testing

/// Errors and breakpoints are at the app's own lines, and so are the numbers below an error, which are
/// those of the rewritten file.
@Suite struct RewrittenLineTests {
  private func lines(_ text: String) -> [String] {
    let file = AppRewriter.File(path: "/App/Feed.swift", text: text)
    let source = AppRewriter(files: [file], extent: .app).sources.first ?? ""
    return source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "A first line that need not stay there makes room",
    arguments: [
      "//", "// Feed.swift", "", "  ", "import UIKit", "@testable import App  // the app",
      "import UIKit; import XCTest",
    ])
  func room(first: String) {
    let lines = lines(first + "\nlet a = 1\nlet b = 2\n")
    #expect(lines[0].hasPrefix("#sourceLocation(file: \"/App/Feed.swift\", line: 2)"))
    #expect(lines[1...2] == ["let a = 1", "let b = 2"])
  }

  @Test("An import of the first line is at the end, where an error names its line")
  func movedImport() {
    let lines = lines("@testable import App\nlet a = 1\n")
    #expect(lines[1] == "let a = 1")
    let place = lines.firstIndex(of: "@testable import App")
    #expect(place.map { lines[$0 - 1] } == "#sourceLocation(file: \"/App/Feed.swift\", line: 1)")
  }

  @Test(
    "One that has to stay is the second",
    arguments: [
      ("class A {}", ""), ("import UIKit; let a = 1", ""), ("import UIKit /* and", "*/"),
      ("/* Feed", "*/"), ("#if canImport(UIKit)", "#endif"), ("@testable", ""),
    ])
  func stays(first: String, end: String) {
    let lines = lines("\(first)\nimport B /* */\n\(end)\n")
    #expect(lines[0].hasPrefix("#sourceLocation(file: \"/App/Feed.swift\", line: 1)"))
    #expect(lines[2] == "import B /* */")
  }

  @Test("A file without a line end stays whole")
  func oneLine() {
    #expect(lines("let a = 1")[1] == "let a = 1")
    #expect(lines("")[1] == "")
  }

  @Test("Lines that end as on Windows")
  func carriageReturns() {
    #expect(lines("import UIKit\r\nlet a = 1\r\n")[1] == "let a = 1\r")
  }
}
