import Foundation
import TestSupport
import Testing

/// The record of public table code that the dialect was tried on (`Tests/Facts/table-code.tsv`).
///
/// The code itself is not kept here, and nothing here fetches or compiles it.
@Suite struct TableCodeTests {
  private static let leastSources = 110
  private static let leastCompiling = 105
  private static let leastBehaving = 100
  private static let columns = [
    "id", "repository", "commit", "path", "what UIKit does", "compiled at first",
    "behaved at first", "compiles", "behaves", "reason",
  ]

  private let rows: [FactTable.Row]

  init() throws {
    rows = try FactTable(named: "table-code.tsv").rows
  }

  @Test func `Every row names a file at a commit and what UIKit does with it`() {
    for row in rows {
      #expect(Set(row.fields.keys) == Set(Self.columns), "\(row)")
      #expect(row["repository"].split(separator: "/").count == 2, "\(row)")
      #expect(row["commit"].count == 40 && row["commit"].allSatisfy(\.isHexDigit), "\(row)")
      #expect(row["path"].hasSuffix(".swift"), "\(row)")
      #expect(!row["what UIKit does"].isEmpty, "\(row)")
    }
  }

  @Test func `No file is counted twice`() {
    #expect(Set(rows.map(\.description)).count == rows.count)
    #expect(Set(rows.map { $0["repository"] + ":" + $0["path"] }).count == rows.count)
  }

  @Test func `Results are yes or no, and what does not compile does not behave`() {
    for row in rows {
      for (compiles, behaves) in [
        ("compiled at first", "behaved at first"), ("compiles", "behaves"),
      ] {
        #expect(["yes", "no"].contains(row[compiles]), "\(row)")
        #expect(["yes", "no"].contains(row[behaves]), "\(row)")
        #expect(row[compiles] == "yes" || row[behaves] == "no", "\(row)")
      }
    }
  }

  @Test func `A row has a reason just when it does not behave`() {
    for row in rows {
      #expect(row["reason"].isEmpty == (row["behaves"] == "yes"), "\(row)")
    }
  }

  @Test func `Enough sources compile and behave`() {
    #expect(rows.count >= Self.leastSources)
    #expect(rows.count { $0["compiles"] == "yes" } >= Self.leastCompiling)
    #expect(rows.count { $0["behaves"] == "yes" } >= Self.leastBehaving)
  }
}
