import Foundation
import GotchaBook
import TestSupport
import Testing

@Suite("What comments cite")
struct CitationTests {
  private let repository = Repository()

  @Test("can be found in this repository: in the tables of facts or in Documentation/Sources.md")
  func marks() throws {
    let known = try knownMarks()
    for file in try repository.swiftFiles() {
      for mark in Citations(of: repository.text(file) ?? "").marks where !known.contains(mark) {
        Issue.record("\(file) cites \(mark), which nothing explains")
      }
    }
  }

  @Test("is no document that is not here")
  func documents() throws {
    let names = Set(try repository.files().map { $0.split(separator: "/").last ?? "" })
    for file in try repository.swiftFiles(below: "Sources/") {
      for name in Citations(of: repository.text(file) ?? "").documents
      where !names.contains(name[...]) {
        Issue.record("\(file) cites \(name), which is not in the repository")
      }
    }
  }

  @Test("as proof of what a green mark means is a test")
  func tests() throws {
    let page = try #require(repository.text("Documentation/GreenMarks.md"))
    let tests = try TestNames(in: repository)
    let cited = page.matches(of: /`(\w+(?:Tests|Book))`: ([^|`]+)/)
    #expect(cited.count > 10)
    for (_, suite, names) in cited.map(\.output) {
      for name in TestNames.separated(names) where !tests.has(name, in: String(suite)) {
        Issue.record("\(suite) has no test “\(name)”")
      }
    }
  }

  @Test("as what holds a report, a suite or a trace is a test or a case")
  func holding() throws {
    let tests = try TestNames(in: repository)
    let rows = try FactTable(named: "tests.tsv").rows
    #expect(rows.count > 90)
    #expect(Set(rows.map { $0["mark"] }).count == rows.count)
    for row in rows {
      let names = TestNames.separated(row["test"][...])
      #expect(!names.isEmpty && !row["what"].isEmpty, "\(row["mark"])")
      for name in names where !tests.has(whole: name, in: row["suite"]) {
        Issue.record("\(row["mark"]): \(row["suite"]) has no “\(name)”")
      }
    }
  }

  @Test("is found where a comment breaks its line")
  func wrapped() {
    let citations = Citations(
      of: """
        /// From iOS 13 (Sources.md
        /// V-13; EX-01b, F-04 to F-06; catalogue: one-thing,
        /// another-thing; notes.md §3, rows.tsv, an entry x.md).
        let text = "EX-99 other.tsv"
        """)
    #expect(
      citations.marks == ["V-13", "EX-01b", "F-04", "F-06", "one-thing", "another-thing"])
    #expect(citations.documents == ["Sources.md", "notes.md", "rows.tsv"])
  }

  /// The first column of every table that explains marks.
  private func knownMarks() throws -> Set<String> {
    let tables = ["Site/facts/sources.tsv", "Site/facts/claims.tsv"]
    let ids = try tables.flatMap { path in
      try #require(repository.text(path)).split(separator: "\n")
        .map { String($0.prefix { $0 != "\t" }) }
    }
    let rows = try #require(repository.text("Documentation/Sources.md"))
      .matches(of: /(?m)^\| ([A-Za-z0-9-]+) \|/)
    return Set(ids + rows.map { String($0.1) })
  }
}
