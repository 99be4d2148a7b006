import TestSupport
import Testing

@testable import TableModel
@testable import UIKitModel

/// Real conflicts, and how often the model's own rule breaks the constraint that Apple's did.
@Suite struct ConflictCases {
  @Test func `the score over real logs is printed`() throws {
    let rows = try FactTable(named: "conflict-cases.tsv").rows
    #expect(!rows.isEmpty)
    var agreed = 0
    for row in rows {
      let kinds = try row["listed"].split(separator: " ").map { try kind(String($0)) }
      let platform = row["platform"].drop { !$0.isNumber }.prefix { $0.isNumber }
      let version = SystemVersion.iOS(max(Int(platform) ?? 8, 8))
      // The engine's conflicts do without them (`ConflictChoiceTests`).
      let tooLittle = Set(row["frees_too_little"].split(separator: " ").compactMap { Int($0) })
      let members = kinds.indices.filter { !tooLittle.contains($0) }
      let choice = try #require(
        BreakRule(version.behavior).choice(among: members.map { kinds[$0] }))
      if String(members[choice]) == row["broken"] { agreed += 1 }
    }
    print("conflict-cases: the rule agrees with \(agreed) of \(rows.count) logs")
  }

  private func kind(_ letter: String) throws -> BreakRule.Kind {
    let kinds: [String: BreakRule.Kind] = [
      "D": .constantLength, "R": .lengthRelation, "L": .nearEdge, "T": .farEdge,
      "G": .siblingGap, "C": .center, "S": .system, "A": .mask, "V": .system,
    ]
    return try #require(kinds[letter])
  }
}
