import TableModel
import TableProbe
import Testing

/// The selection of editing mode and the one of before.
@MainActor struct EditingSelectionTests {
  private let probe = TableProbe(rows: 6)
  private var table: UITableView { probe.table }
  private var selected: [Bool] { table.visibleCells.map(\.isSelected) }

  private func show(_ select: Int) {
    probe.show()
    table.selectRow(at: [0, select], animated: false, scrollPosition: .none)
    probe.clear()
  }

  @Test("Editing mode with several selected rows begins with none and gives back those of before")
  func exchange() {
    table.allowsMultipleSelectionDuringEditing = true
    show(2)
    table.setEditing(true, animated: false)
    #expect(table.indexPathsForSelectedRows == nil && !selected.contains(true))
    probe.tap(row: [0, 0])
    probe.tap(row: [0, 4])
    probe.clear()
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(selected == [false, false, true, false, false, false])
    #expect(probe.count(.didSelect) + probe.count(.didDeselect) == 0)
  }

  @Test func `without several selected rows the selection stays`() {
    table.allowsSelectionDuringEditing = true
    show(2)
    table.setEditing(true, animated: false)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    probe.tap(row: [0, 4])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == [[0, 4]])
  }

  @Test func `the selection of before follows its rows, and a reload takes it`() {
    table.allowsMultipleSelectionDuringEditing = true
    show(2)
    table.setEditing(true, animated: false)
    probe.rows = [5]
    table.deleteRows(at: [[0, 0]], with: .none)
    probe.settle()
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    table.setEditing(true, animated: false)
    probe.reload()
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }
}
