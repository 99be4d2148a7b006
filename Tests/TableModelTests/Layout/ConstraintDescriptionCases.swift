import TableModel
import TestSupport
import Testing

@testable import UIKitModel

/// The descriptions in Apple's logs (`Tests/Facts/constraint-descriptions.tsv`).
@MainActor @Suite struct ConstraintDescriptionCases {
  @Test func `the table is there`() throws {
    let rows = try FactTable(named: "constraint-descriptions.tsv").rows
    #expect(!rows.isEmpty)
  }

  @Test(arguments: [(9, "(Names: "), (12, "(active, names: ")])
  func `buttons print their titles, and what has an identifier is named before the superview`(
    version: Int, start: String
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let (box, button) = (UIView(), UIButton(type: .system))
      button.setTitle("Add to calendar", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(button)
      let top = button.topAnchor.constraint(equalTo: box.topAnchor, constant: 5)
      top.isActive = true
      #expect(ConstraintDescription(top).body.hasPrefix("V:|-(5)-[UIButton:"))
      #expect(ConstraintDescription(top).body.contains("'Add to calendar']   \(start)'|':UIView:"))
      button.accessibilityIdentifier = "add"
      #expect(ConstraintDescription(top).body.hasPrefix("V:|-(5)-[add]   \(start)add:0x"))
      #expect(ConstraintDescription(top).body.contains(", '|':UIView:"))
    }
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
