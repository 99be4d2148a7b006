import Foundation
import TableModel
import TableProbe
import Testing

@MainActor @Suite struct AccessoryButtonTests {
  private func show(
    _ type: UITableViewCell.AccessoryType, editing: UITableViewCell.AccessoryType = .none
  ) -> TableProbe {
    let probe = TableProbe(rows: 3)
    probe.cellForRow = { _ in
      let cell = UITableViewCell()
      cell.accessoryType = type
      cell.editingAccessoryType = editing
      return cell
    }
    probe.show()
    return probe
  }

  private func tap(_ probe: TableProbe, fromEnd distance: CGFloat) {
    let row = probe.table.rectForRow(at: [0, 1])
    probe.tap(at: CGPoint(x: row.maxX - distance, y: row.midY))
  }

  @Test func `a detail button is part of neither row nor indicator`() {
    let probe = show(.detailDisclosureButton)
    tap(probe, fromEnd: 50)
    #expect(probe.rows(of: .accessoryTapped) == [[0, 1]])
    #expect(probe.count(.didHighlight) == 0)
    tap(probe, fromEnd: 10)
    tap(probe, fromEnd: 200)
    #expect(probe.rows(of: .accessoryTapped) == [[0, 1]])
    #expect(probe.count(.didSelect, at: [0, 1]) == 2)
  }

  @Test func `another accessory takes the button away`() {
    let probe = show(.detailButton)
    let cell = probe.table.cellForRow(at: [0, 1])
    cell?.accessoryType = .checkmark
    probe.settle()
    #expect(cell?.subviews.contains { $0 is UIButton } == false)
    tap(probe, fromEnd: 20)
    #expect(probe.count(.accessoryTapped) == 0)
  }

  @Test func `while editing the button is that of the editing accessory`() {
    let probe = show(.detailButton, editing: .none)
    probe.table.setEditing(true, animated: false)
    probe.settle()
    tap(probe, fromEnd: 20)
    #expect(probe.count(.accessoryTapped) == 0)
    let other = show(.none, editing: .detailButton)
    other.table.setEditing(true, animated: false)
    other.settle()
    tap(other, fromEnd: 20)
    #expect(other.rows(of: .accessoryTapped) == [[0, 1]])
  }

  @Test func `a row that moved is named by its new path`() {
    let probe = show(.detailButton)
    probe.rows = [4]
    probe.table.insertRows(at: [[0, 0]], with: .none)
    probe.settle()
    let row = probe.table.rectForRow(at: [0, 2])
    probe.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
    #expect(probe.rows(of: .accessoryTapped) == [[0, 2]])
  }
}
