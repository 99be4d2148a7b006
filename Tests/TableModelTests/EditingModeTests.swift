import Foundation
import TableModel
import TableProbe
import Testing

/// What editing mode and swipes do to rows, one after the other.
@MainActor struct EditingModeTests {
  private let probe = TableProbe(rows: 4)
  private var table: UITableView { probe.table }

  private func show() {
    probe.commit = { _, _ in }
    probe.canEdit = { $0.row != 1 }
    probe.show()
    probe.clear()
  }

  private var swipes: [String] {
    probe.log.filter { [.willBeginEditing, .didEndEditing].contains($0.call) }
      .map { "\($0.call.rawValue) \($0.path.last ?? -1)" }
  }

  @Test func `a second swipe closes the row that the first one has opened`() {
    show()
    probe.swipe(row: [0, 2])
    probe.swipe(row: [0, 3])
    #expect(swipes == ["willBeginEditing 2", "didEndEditing 2", "willBeginEditing 3"])
    #expect(table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == false)
  }

  @Test func `editing mode closes the row that is open`() {
    show()
    probe.swipe(row: [0, 2])
    table.setEditing(true, animated: false)
    #expect(swipes == ["willBeginEditing 2", "didEndEditing 2"])
  }

  @Test func `rows that can be edited have an editing style, while they are edited`() {
    show()
    table.setEditing(true, animated: false)
    let styles = table.visibleCells.map(\.editingStyle)
    #expect(styles == [.delete, .none, .delete, .delete])
    table.setEditing(false, animated: false)
    #expect(table.visibleCells.allSatisfy { $0.editingStyle == .none })
  }

  private final class Indenting: NSObject, UITableViewDelegate {
    var requested: [Int] = []
    var keeps = true

    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      requested.append(indexPath.row)
      return true
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      keeps ? nil : indexPath
    }
  }

  @Test func `whether a row indents is requested only for rows that can be edited`() {
    let delegate = Indenting()
    show()
    table.delegate = delegate
    table.setEditing(true, animated: false)
    #expect(delegate.requested == [0, 2, 3])
    #expect(table.cellForRow(at: [0, 1])?.shouldIndentWhileEditing == false)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `a row that does not indent keeps its content in place, in a grouped table only`(
    style: UITableView.Style
  ) {
    let probe = TableProbe(rows: 2, style: style)
    probe.canEdit = { _ in true }
    probe.show()
    probe.table.setEditing(true, animated: false)
    let cell = probe.table.cellForRow(at: [0, 0])
    cell?.shouldIndentWhileEditing = false
    cell?.setNeedsLayout()
    probe.settle()
    #expect(cell?.contentView.frame.minX == (style == .plain ? 38 : 0))
  }

  private final class Announced: UITableViewCell {
    var states: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append("will \(state.rawValue) \(isEditing)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      states.append("did \(state.rawValue) \(isEditing)")
    }
  }

  @Test func `a cell is told of the control that comes and goes, and of none that it has not`() {
    let cells = [Announced(), Announced(), Announced(), Announced()]
    probe.cellForRow = { cells[$0.row] }
    show()
    table.setEditing(true, animated: false)
    #expect(cells[0].states == ["will 1 false", "did 1 true"])
    #expect(cells[1].states == [])
    table.setEditing(false, animated: false)
    #expect(cells[0].states.dropFirst(2) == ["will 0 true", "did 0 false"])
    #expect(cells[1].states == [])
  }

  @Test func `a row that the delegate keeps selected stays so`() {
    let delegate = Indenting()
    show()
    table.allowsMultipleSelection = true
    table.delegate = delegate
    probe.tap(row: [0, 0])
    probe.tap(row: [0, 0])
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    delegate.keeps = false
    probe.tap(row: [0, 0])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `a second finger highlights no second row`() {
    show()
    let (first, second) = (probe.touch(row: [0, 0]), probe.touch(row: [0, 2]))
    first.hold(for: 0.2)
    second.hold(for: 0.2)
    #expect(probe.rows(of: .didHighlight) == [[0, 0]])
    first.cancel()
    second.cancel()
  }

  @Test func `a row that goes under a finger selects nothing`() {
    show()
    let finger = probe.touch(row: [0, 3])
    finger.hold(for: 0.2)
    probe.rows = [2]
    table.reloadData()
    finger.lift()
    probe.settle()
    #expect(probe.count(.didHighlight) == 1 && probe.count(.willSelect) == 0)
  }

  @Test func `a cell that is handed out again is neither selected nor highlighted`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test func `a cell's configuration state has the editing mode`() {
    var states: [Bool] = []
    probe.cellForRow = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { states.append($1.isEditing) }
      return cell
    }
    show()
    states = []
    table.setEditing(true, animated: false)
    probe.settle()
    #expect(states == [true, true, true, true])
  }

  // xmartlabs/Eureka #1651
  @Test(arguments: [
    (11, ["Archive"], "Delete"), (12, ["Archive"], "Archive"), (11, [], "Delete"), (26, [], nil),
  ])
  func `the minus sign shows a swipe configuration from iOS 12 on`(
    version: Int, configured: [String], shown: String?
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let tests = EditingModeTests()
      tests.probe.trailingSwipeActions = { _ in
        UISwipeActionsConfiguration(
          actions: configured.map { UIContextualAction(style: .normal, title: $0) { $2(true) } })
      }
      tests.show()
      tests.table.setEditing(true, animated: false)
      tests.probe.tapEditingControl(of: [0, 2])
      #expect(tests.table.swipes.openActions.map(\.title) == [shown].compactMap(\.self))
      #expect(tests.swipes == [])
    }
  }

  private final class RowActions: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      indexPath.row == 0
        ? nil
        : ["More", "Hide"].map { UITableViewRowAction(style: .normal, title: $0) { _, _ in } }
    }
  }

  // xmartlabs/Eureka #1167
  @Test(arguments: [8, 10, 26]) func `the minus sign shows row actions`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let tests = EditingModeTests()
      let actions = RowActions()
      tests.show()
      tests.table.delegate = actions
      tests.table.setEditing(true, animated: false)
      tests.probe.tapEditingControl(of: [0, 2])
      #expect(tests.table.swipes.openActions.map(\.title) == ["More", "Hide"])
      tests.probe.tapEditingControl(of: [0, 0])
      #expect(tests.table.swipes.openActions.map(\.title) == ["Delete"])
    }
  }
}
