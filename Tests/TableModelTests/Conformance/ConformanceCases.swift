import Foundation
import TestSupport
import Testing

/// Plain geometry and orders of calls with a public source each, tried on the model.
///
/// `conformance-unmet.tsv` lists the rows that the model does not meet.
@MainActor struct ConformanceCases {
  private static func reasons() throws -> [String: String] {
    let rows = try FactTable(named: "conformance-unmet.tsv").rows
    return Dictionary(
      rows.map { ($0["id"], $0["reason"]) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: try ConformanceRow.all())
  func `a row is met, or listed with the reason why not`(row: ConformanceRow) throws {
    let outcome = ConformanceForm.outcome(of: row)
    let reason = try Self.reasons()[row.id]
    switch outcome {
    case .met:
      #expect(reason == nil, "\(row.id) is met; conformance-unmet.tsv still lists it")
    case .differs(let differences):
      #expect(
        reason != nil, "\(row.id) (\(row.what)): \(differences.joined(separator: "; "))")
    case .unread:
      #expect(reason != nil, "\(row.id) (\(row.what)) has a form that no check reads")
    }
  }

  @Test func `the list names rows of the table, each once and with a reason`() throws {
    let ids = try ConformanceRow.all().map(\.id)
    let listed = try FactTable(named: "conformance-unmet.tsv").rows
    #expect(listed.filter { !ids.contains($0["id"]) }.map(\.description) == [])
    #expect(Set(listed.map(\.description)).count == listed.count)
    #expect(listed.filter { $0["reason"].isEmpty }.map(\.description) == [])
  }

  @Test func `another row of a form is read as well, and a wrong one fails`() throws {
    let header = "id\ttopic\twhat\tvalue\tversions\tcondition\n"
    func outcome(_ fields: String) throws -> ConformanceOutcome {
      let row = try #require(FactTable(text: header + fields).rows.first)
      return ConformanceForm.outcome(of: ConformanceRow(row))
    }
    let label = "X\ttext\tOne-line UILabel height, system font 22 pt\t"
    #expect(try outcome(label + "26.5\tiOS 9+\t2×") == .met)
    #expect(try outcome(label + "28.5\tiOS 9+\t2×") != .met)
    let width = "X\taccessory\tcontentView width with disclosureIndicator\t"
    #expect(try outcome(width + "cell 320, contentView 286: 34 less\tiOS 12\t320 wide") == .met)
    #expect(try outcome(width + "cell 320, contentView 290: 30 less\tiOS 12\t320 wide") != .met)
    #expect(try outcome("X\ttext\tThe color of a label\tred\tiOS 9\t2×") == .unread)
  }
}
