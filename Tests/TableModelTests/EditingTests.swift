import TableModel
import TableProbe
import Testing

@MainActor struct EditingTests {
  private func shown(rows: Int = 4, _ prepare: (TableProbe) -> Void = { _ in }) -> TableProbe {
    let probe = TableProbe(rows: rows)
    probe.commit = { _, path in
      probe.rows[0] -= 1
      probe.table.deleteRows(at: [path], with: .automatic)
    }
    prepare(probe)
    probe.show()
    probe.clear()
    return probe
  }

  @Test func `a swipe offers delete, and deleting commits and then ends editing`() {
    let probe = shown()
    #expect(probe.swipe(row: [0, 1]) == ["Delete"])
    probe.tapSwipeAction()
    let calls: [ProbeEvent.Call] = [.willBeginEditing, .commit, .didEndEditing]
    #expect(probe.log.map(\.call).filter { calls.contains($0) } == calls)
    #expect(probe.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a swiped row makes the table editing, without its controls`() {
    let probe = shown()
    #expect(!probe.table.isEditing)
    probe.swipe(row: [0, 1])
    #expect(probe.table.isEditing)
    #expect(probe.table.cellForRow(at: [0, 0])?.isEditing == false)
    probe.closeSwipe()
    #expect(!probe.table.isEditing)
    #expect(probe.count(.editingStyle) == 1)
  }

  @Test func `ending editing closes a swiped row`() {
    let probe = shown()
    probe.swipe(row: [0, 1])
    probe.table.setEditing(false, animated: true)
    #expect(probe.count(.didEndEditing) == 1)
    #expect(!probe.table.isEditing)
  }

  @Test func `an open row goes where an update moves it, and a reload closes it`() {
    let probe = shown()
    probe.swipe(row: [0, 1])
    let cell = probe.table.cellForRow(at: [0, 1])
    #expect(cell?.showingDeleteConfirmation == true)
    probe.rows[0] += 1
    probe.table.insertRows(at: [[0, 0]], with: .none)
    #expect(probe.table.cellForRow(at: [0, 2]) === cell)
    probe.closeSwipe()
    #expect(probe.events(.didEndEditing).map(\.path) == [[0, 2]])
    #expect(cell?.showingDeleteConfirmation == false)
    probe.swipe(row: [0, 3])
    let other = probe.table.cellForRow(at: [0, 3])
    probe.table.reloadData()
    #expect(other?.showingDeleteConfirmation == false)
    #expect(probe.count(.didEndEditing) == 2)
  }

  /// Offers one action at the leading edge.
  private final class Marks: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Mark") { _, _, completion in completion(true) }
      ])
    }
  }

  @Test(arguments: [(0.05, 1), (1, 0)])
  func `a short swipe from the leading edge opens the row if it is fast`(
    duration: Double, actions: Int
  ) {
    let probe = shown()
    let marks = Marks()
    probe.table.delegate = marks
    let finger = Finger(on: probe.table, at: CGPoint(x: 20, y: 60))
    finger.move(by: CGPoint(x: 30, y: 0), duration: duration)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(probe.table.swipes.openActions.count == actions)
  }

  @Test(arguments: [(8, true), (10, true), (11, false)])
  func `a swipe that is too short leaves the table in editing to iOS 10`(
    version: Int, isEditing: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = shown()
      let finger = Finger(on: probe.table, at: CGPoint(x: 200, y: 60))
      finger.move(by: CGPoint(x: -30, y: 0), duration: 1)
      #expect(probe.table.swipes.openActions.count == 1)
      finger.lift()
      MainLoop.runUntilIdle()
      #expect(probe.table.isEditing == isEditing)
      #expect(probe.table.swipes.openActions.isEmpty)
      #expect(probe.count(.didEndEditing) == (isEditing ? 0 : 1))
      probe.tap(row: [0, 3])
      #expect(!probe.table.isEditing)
      #expect(probe.events(.didEndEditing).map(\.path) == [[0, 1]])
      #expect(probe.count(.didSelect) == (isEditing ? 0 : 1))
    }
  }

  @Test func `a touch closes the open row and does nothing else`() {
    let probe = shown()
    probe.swipe(row: [0, 1])
    probe.tap(row: [0, 2])
    #expect(probe.events(.didEndEditing).map(\.path) == [[0, 1]])
    #expect(probe.count(.shouldHighlight) == 0)
    probe.tap(row: [0, 2])
    #expect(probe.table.indexPathForSelectedRow == [0, 2])
    probe.swipe(row: [0, 1])
    probe.touch(at: CGPoint(x: 20, y: 400)).lift()
    #expect(!probe.table.isEditing)
  }

  @Test func `the cell of a deleted row does not keep its actions for the next row`() {
    let probe = shown()
    probe.swipe(row: [0, 3])
    let cell = probe.table.cellForRow(at: [0, 3])
    probe.tapSwipeAction()
    probe.settle()
    #expect(cell?.showingDeleteConfirmation == false)
  }

  @Test func `a row that cannot be edited requests no actions`() {
    let probe = shown {
      $0.canEdit = { _ in false }
      $0.trailingSwipeActions = { _ in UISwipeActionsConfiguration() }
    }
    #expect(probe.swipe(row: [0, 1]).isEmpty)
    #expect(probe.count(.trailingSwipeActions) == 0)
  }

  @Test func `a configuration of nil means delete, an empty one nothing`() {
    let unconfigured = shown { $0.trailingSwipeActions = { _ in nil } }
    #expect(unconfigured.swipe(row: [0, 1]) == ["Delete"])
    let empty = shown {
      $0.trailingSwipeActions = { _ in UISwipeActionsConfiguration() }
    }
    #expect(empty.swipe(row: [0, 1]).isEmpty)
  }

  @Test(arguments: [(12, true), (13, false)])
  func `a destructive action takes its row off the screen to iOS 12`(
    version: Int, isRemoved: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = shown {
        $0.trailingSwipeActions = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
          ])
        }
      }
      probe.swipe(row: [0, 1])
      probe.tapSwipeAction()
      #expect(probe.table.cellForRow(at: [0, 1])?.isHidden == isRemoved)
      #expect(probe.table.numberOfRows(inSection: 0) == 4)
    }
  }

  @Test func `reordering moves the cell, and the delegate may send it elsewhere`() {
    let probe = shown {
      $0.moveRow = { _, _ in }
      $0.targetForMove = { _, proposed in proposed.row == 3 ? [0, 2] : proposed }
    }
    probe.table.setEditing(true, animated: false)
    let cells = probe.table.visibleCells
    #expect(probe.reorder(row: [0, 0], over: [0, 1], [0, 3]))
    #expect(probe.events(.moveRow).map(\.answer) == ["0-2"])
    #expect(
      probe.table.visibleCells.map { cell in cells.firstIndex { $0 === cell } } == [1, 2, 0, 3])
  }

  @Test func `where there is nothing to grab the finger has waited for the controls all the same`()
    throws
  {
    let probe = shown { $0.canMove = { _ in false } }
    let cell = try #require(probe.table.cellForRow(at: [0, 0]))
    let indent = cell.contentView.frame.minX
    probe.table.setEditing(true, animated: false)
    #expect(cell.contentView.frame.minX == indent)
    #expect(!probe.reorder(row: [0, 0], over: [0, 1]))
    #expect(cell.contentView.frame.minX > indent)
    #expect(probe.events(.moveRow).isEmpty)
  }

  @Test func `in editing mode a swipe asks nothing`() {
    let probe = shown()
    probe.table.setEditing(true, animated: false)
    probe.clear()
    #expect(probe.swipe(row: [0, 0]).isEmpty)
    #expect(probe.log.isEmpty)
  }

  @Test func `a tap highlights, unhighlights, and moves the selection`() {
    let probe = shown(rows: 6)
    probe.tap(row: [0, 1])
    probe.clear()
    probe.tap(row: [0, 3])
    let calls: [ProbeEvent.Call] = [
      .shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .willDeselect, .didDeselect,
      .didSelect,
    ]
    #expect(probe.log.map(\.call).filter { calls.contains($0) } == calls)
    #expect(probe.table.indexPathsForSelectedRows == [[0, 3]])
  }

  @Test func `cells that come on the screen of a table in editing are in editing`() {
    let probe = shown(rows: 40)
    probe.table.setEditing(true, animated: false)
    probe.scroll(to: 900)
    #expect(probe.table.visibleCells.allSatisfy { $0.isEditing })
    probe.table.setEditing(false, animated: false)
    probe.scroll(to: 0)
    #expect(probe.table.visibleCells.allSatisfy { !$0.isEditing })
  }
}
