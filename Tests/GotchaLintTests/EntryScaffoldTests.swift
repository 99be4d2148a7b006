import GotchaBook
import GotchaLint
import Testing

@Suite("The scaffold of an entry")
struct EntryScaffoldTests {
  private func scaffold(_ title: String, area: String = "Row heights") throws -> EntryScaffold {
    try EntryScaffold(title: title, area: area)
  }

  @Test("can be read, has one case, and nothing is wrong with it but its open questions")
  func wellFormed() throws {
    let scaffold = try EntryScaffold(
      title: "Rows jump", area: "Row heights", appliesTo: "8-10", evidence: .reported,
      link: "https://example.org/a_b")
    #expect(scaffold.path == "row-heights/rows-jump.md")
    let bytes = Array(scaffold.text.utf8)
    let path = "Gotchas/" + scaffold.path
    let reading = EntryParser.read(path: path, bytes: bytes, folder: "row-heights")
    #expect(reading.diagnostics == [])
    let entry = try #require(reading.entry)
    #expect(entry.cases.count == 1)
    #expect(entry.appliesTo?.text == "iOS 8–10")
    #expect(entry.evidence.map(\.links) == [["https://example.org/a_b"]])
    let linter = Linter()
    let page = try #require(linter.page(of: reading))
    let rules = linter.report(on: [page]).findings.map(\.diagnostic.rule)
    #expect(Set(rules) == ["open-question", "title-form", "undated-range"])
    #expect(rules.count { $0 == "open-question" } == 9)
  }

  @Test("names the versions of what the book is about")
  func versions() throws {
    func scaffold(_ appliesTo: String?, _ system: String) throws -> EntryScaffold {
      try EntryScaffold(
        title: "Rows jump", area: "Row heights", appliesTo: appliesTo,
        template: EntryScaffold.Template(system: system))
    }
    #expect(try scaffold(nil, "iOS").text.contains("- Applies to: iOS 8+\n"))
    #expect(try scaffold(nil, "Kit").text.contains("- Applies to: all\n"))
    #expect(try scaffold("Kit 5-6", "Kit").text.contains("- Applies to: Kit 5–6\n"))
    #expect(try !scaffold(nil, "").text.contains("Applies to"))
    let problem = #expect(throws: EntryScaffold.Problem.self) { try scaffold("iOS 5", "Kit") }
    #expect(problem?.description == "“iOS 5” names no versions; write “Kit 8”, “Kit 8–10, 13+”")
  }

  @Test(
    "makes the id of the title's words",
    arguments: [
      ("Cells – “reused” twice!", "cells-reused-twice"), ("  # Größe: `a.b`.  ", "grosse-a-b"),
      ("a\u{0}b\nc\t d", "a-b-c-d"), ("../../etc/passwd", "etc-passwd"),
      ("İstanbul ÅÄÖ", "istanbul-aao"),
      ("`indexPathForSelectedRow` is nil", "index-path-for-selected-row-is-nil"),
      ("UITableView on iOS and macOS: URLs", "ui-table-view-on-ios-and-macos-urls"),
      ("`row(at:)` of iOS 16.4, in iOS_16", "row-at-of-ios-16-4-in-ios-16"),
    ])
  func ids(title: String, id: String) throws {
    #expect(try scaffold(title).id == id)
  }

  @Test("keeps ids and file names short")
  func length() throws {
    let id = try scaffold(String(repeating: "word ", count: 100)).id
    #expect(id.count <= 60 && id.hasPrefix("word-word") && !id.hasSuffix("-"))
  }

  @Test("keeps a title on one line, without the marks of a heading")
  func title() throws {
    #expect(try scaffold("## A\n\nB\u{7}. ##").title == "A B")
    #expect(try scaffold("A `b`").text.hasPrefix("# A `b`\n\n"))
  }

  @Test(
    "is refused, with a way out, when something will not do",
    arguments: [
      ("", nil, "Reuse", nil, nil, "give the title"),
      ("日本", nil, "Reuse", nil, nil, "give one with --id"),
      ("A", "Not An Id", "Reuse", nil, nil, "a–z, 0–9 and hyphens"),
      ("A", nil, "!!", nil, nil, "cannot be an area"),
      ("A", nil, "Reuse", "yesterday", nil, "names no versions"),
      ("A", nil, "Reuse", nil, "javascript:alert(1)", "no https address"),
      ("A", nil, "Reuse", nil, "https://a b", "no https address"),
    ] as [(String, String?, String, String?, String?, String)])
  func refused(
    title: String, id: String?, area: String, versions: String?, link: String?, words: String
  ) {
    let problem = #expect(throws: EntryScaffold.Problem.self) {
      try EntryScaffold(title: title, id: id, area: area, appliesTo: versions, link: link)
    }
    #expect(problem?.description.contains(words) == true)
  }
}
