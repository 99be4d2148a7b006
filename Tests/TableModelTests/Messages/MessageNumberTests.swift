import Foundation
import TableModel
import TableProbe
import Testing

/// The numbers of messages, each of them another one.
@MainActor struct MessageNumberTests {
  /// What an edit of a table of sections raises, when the data source says other counts after it.
  private func raised(
    on version: Int, rows: [Int], after: [Int], _ edit: (UITableView) -> Void
  ) -> String {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: rows)
      probe.numberOfSections = { [probe] in probe.rows.count }
      probe.show()
      probe.rows = after
      defer { probe.numberOfSections = nil }
      return UIKitException.caught { edit(probe.table) }?.reason ?? ""
    }
  }

  @Test func `rows that do not agree (EX-01)`() {
    let text = raised(on: 15, rows: [9, 9], after: [9, 9]) { table in
      table.performBatchUpdates {
        table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .none)
        table.deleteRows(at: [[0, 7]], with: .none)
        table.moveRow(at: [0, 3], to: [1, 3])
        table.moveRow(at: [0, 4], to: [1, 4])
        table.moveRow(at: [1, 0], to: [0, 5])
      }
    }
    #expect(text.contains("(3 inserted, 1 deleted)"))
    #expect(text.contains("(1 moved in, 2 moved out)"))
  }

  @Test func `sections that do not agree (EX-02)`() {
    let text = raised(on: 15, rows: [1, 1, 1], after: [1, 1, 1, 1, 1]) { table in
      table.performBatchUpdates {
        table.insertSections([0, 1, 2], with: .none)
        table.deleteSections([0, 1], with: .none)
      }
    }
    #expect(text.contains("after the update (5)") && text.contains("before the update (3)"))
    #expect(text.contains("(3 inserted, 2 deleted)"))
  }

  @Test func `a row that is inserted where there is none (EX-04)`() {
    let text = raised(on: 15, rows: [1, 2, 3], after: [1, 2, 4]) {
      $0.insertRows(at: [[2, 9]], with: .none)
    }
    #expect(
      text == "attempt to insert row 9 into section 2, but there are only 4 rows in section 2 "
        + "after the update")
  }

  @Test func `a section that is moved where there is none`() {
    let text = raised(on: 15, rows: [1, 2, 3], after: [1, 2, 3]) { $0.moveSection(1, toSection: 7) }
    #expect(
      text == "attempt to move section 1 to section 7, but there are only 3 sections after the "
        + "update")
  }

  @Test func `edits that do not agree are listed with their sections and rows (EX-01b)`() {
    let text = raised(on: 16, rows: [5, 5], after: [5, 6]) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [[0, 4]], with: .none)
        table.moveRow(at: [0, 2], to: [1, 3])
      }
    }
    #expect(text.contains("Delete row (0 - 4)"))
    #expect(text.contains("Move row (0 - 2) to (1 - 3)"))
  }

  @Test("A row or a section that is scrolled to where there is none (EX-18, EX-18b)")
  func scrolling() {
    func scrolled(_ version: Int, to path: IndexPath) -> String {
      raised(on: version, rows: [4, 6], after: [4, 6]) {
        $0.scrollToRow(at: path, at: .top, animated: false)
      }
    }
    #expect(scrolled(12, to: [1, 9]).hasSuffix("row (9) beyond bounds (6) for section (1)."))
    #expect(scrolled(13, to: [1, 9]).contains("row (9) when there are only 6 rows in section 1."))
    #expect(scrolled(12, to: [7, 0]).hasSuffix("section (7) beyond bounds (2)."))
    #expect(scrolled(13, to: [2, 0]).contains("section (2) when there are only 2 sections."))
  }
}
