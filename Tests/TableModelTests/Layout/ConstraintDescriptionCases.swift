import TableModel
import TestSupport
import Testing

/// The descriptions in Apple's logs (`Tests/Facts/constraint-descriptions.tsv`).
@MainActor @Suite struct ConstraintDescriptionCases {
  @Test func `the table is there`() throws {
    let rows = try FactTable(named: "constraint-descriptions.tsv").rows
    #expect(!rows.isEmpty)
  }

  @Test(arguments: try FactTable(named: "constraint-descriptions.tsv").rows)
  func `a constraint prints as in Apple's log`(_ row: FactTable.Row) throws {
    let era = row["era"].drop { !$0.isNumber }.prefix { $0.isNumber }
    let version = max(Int(era) ?? 0, 8)
    try SystemVersion.$current.withValue(.iOS(version)) {
      let isAppKit = row["constraint"].contains("macOS")
      let printed = try DescriptionReader(row["text"]).reprint(asAppKit: isAppKit)
      #expect(printed == row["text"])
    }
  }
}
