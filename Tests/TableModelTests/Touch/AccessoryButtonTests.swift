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

  @Test(arguments: [8, 10, 14, 26])
  func `editing mode shows its own accessory view in the place of the other`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let (shown, edited) = (UIView.square(), UIView.square())
      let probe = TableProbe(rows: 1)
      probe.cellForRow = { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = shown
        cell.editingAccessoryView = edited
        return cell
      }
      probe.moveRow = { _, _ in }
      probe.show()
      let cell = probe.table.cellForRow(at: [0, 0])
      let place = shown.frame
      #expect(shown.superview === cell && edited.superview == nil)
      probe.table.setEditing(true, animated: false)
      probe.settle()
      #expect(edited.superview === cell && shown.superview == nil)
      #expect(edited.frame.maxX < place.maxX && edited.frame.midY == place.midY)
      probe.table.setEditing(false, animated: false)
      probe.settle()
      #expect(shown.superview === cell && edited.superview == nil)
      #expect(shown.frame == place)
    }
  }

  @Test func `a cell without an editing accessory view has none in editing mode`() {
    let shown = UIView.square()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = shown
    cell.setEditing(true, animated: false)
    #expect(shown.superview == nil)
    cell.editingAccessoryView = shown
    #expect(shown.superview === cell)
    cell.setEditing(false, animated: false)
    #expect(shown.superview === cell)
    cell.accessoryView = nil
    #expect(shown.superview == nil)
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

extension UIView {
  /// A view of 30 points each way.
  fileprivate static func square() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  }
}
