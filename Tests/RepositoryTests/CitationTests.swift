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

  @Test("as what holds a report or a trace is a test or a case, or the reason why none does")
  func holding() throws {
    let tests = try TestNames(in: repository)
    for row in try FactTable(named: "tests.tsv").rows {
      let names = TestNames.separated(row["test"][...])
      #expect(!names.isEmpty && !row["what"].isEmpty, "\(row["mark"])")
      if row["suite"] == "–" {
        let reason = row["test"].wholeMatch(of: /(?:outside|undecided): \S+ .+/)
        #expect(reason != nil, "\(row["mark"]) says neither outside: nor undecided: with a reason")
        continue
      }
      for name in names where !tests.has(whole: name, in: row["suite"]) {
        Issue.record("\(row["mark"]): \(row["suite"]) has no “\(name)”")
      }
    }
  }

  @Test("as a report, a suite or a trace is each that was found, once")
  func found() throws {
    let marks = try FactTable(named: "tests.tsv").rows.map { $0["mark"] }
    #expect(marks.sorted() == Self.found.sorted())
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

  /// The marks of what was found when the model was measured from outside, of which `tests.tsv` says
  /// what holds each.
  private static let found: [String] = {
    // Six of 34 reports were kept apart for another day.
    let reports = Set(1...34).subtracting([2, 10, 12, 15, 24, 32]).sorted()
    let traces = [1...10, 20...26, 30...34, 40...50, 60...66].flatMap(Array.init)
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let later = [
      "zero", "end", "search", "scopes", "flick", "clear", "outer", "back", "hidden", "tab",
      "accessory", "further", "cancel", "keyboard", "edge", "custom",
    ]
    return reports.map { "U" + twoDigits($0) } + later.map { "report-" + $0 }
      + (1...10).map { "entry-\($0)" } + (1...6).flatMap { ["C\($0)", "W\($0)"] }
      + (1...4).map { "peer-\($0)" } + "abcdefghijklmnopqrs".map { "peer-5\($0)" } + ["peer-nib"]
      + (1...11).map { "code-\($0)" } + traces.map { "T-" + twoDigits($0) }
  }()

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
