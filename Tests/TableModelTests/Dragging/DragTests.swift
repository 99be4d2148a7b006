import TableModel
import TableProbe
import Testing

/// Drags out of a table, as the delegate sees them (developer.apple.com/documentation/uikit:
/// Supporting drag and drop in table views; the comments of UITableView.h).
@MainActor struct DragTests {
  private func shown(rows: Int = 4, _ prepare: (TableProbe) -> Void = { _ in }) -> TableProbe {
    let probe = TableProbe(rows: rows)
    probe.dragItems = { DragItems.one("row \($0.row)") }
    prepare(probe)
    probe.show()
    probe.clear()
    return probe
  }

  private func calls(of probe: TableProbe) -> [ProbeEvent.Call] {
    let all: Set<ProbeEvent.Call> = [
      .itemsForBeginning, .itemsForAddingTo, .dragSessionWillBegin, .dragSessionDidEnd,
      .canHandle, .dropSessionDidEnter, .dropSessionDidUpdate, .dropSessionDidExit, .performDrop,
    ]
    return probe.log.map(\.call).filter { all.contains($0) }
  }

  @Test func `the items are requested before the session begins, and its end is reported`() {
    let probe = shown()
    let drag = Drag(liftingRow: [0, 1], of: probe.table)
    #expect(calls(of: probe) == [.itemsForBeginning, .dragSessionWillBegin])
    #expect(probe.table.hasActiveDrag)
    drag?.cancel()
    #expect(calls(of: probe).last == .dragSessionDidEnd)
    #expect(!probe.table.hasActiveDrag)
  }

  @Test func `no items mean no drag`() {
    let probe = shown { $0.dragItems = { _ in [] } }
    #expect(Drag(liftingRow: [0, 1], of: probe.table) == nil)
    #expect(calls(of: probe) == [.itemsForBeginning])
    #expect(!probe.table.hasActiveDrag)
  }

  @Test func `a table whose drags are turned off asks nothing`() {
    let probe = shown { $0.table.dragInteractionEnabled = false }
    #expect(Drag(liftingRow: [0, 1], of: probe.table) == nil)
    #expect(calls(of: probe).isEmpty)
  }

  @Test func `a table of iOS 10 has no drags`() {
    SystemVersion.$current.withValue(.iOS(10)) {
      let probe = shown { $0.table.dragInteractionEnabled = true }
      #expect(Drag(liftingRow: [0, 1], of: probe.table) == nil)
    }
  }

  @Test func `a selected row takes the other selected rows along`() {
    let probe = shown { $0.table.allowsMultipleSelection = true }
    probe.tap(row: [0, 3])
    probe.tap(row: [0, 1])
    let drag = Drag(liftingRow: [0, 1], of: probe.table)
    #expect(Set(probe.rows(of: .itemsForBeginning)) == [[0, 1], [0, 3]])
    drag?.cancel()
    probe.clear()
    _ = Drag(liftingRow: [0, 0], of: probe.table)
    #expect(probe.rows(of: .itemsForBeginning) == [[0, 0]])
  }

  @Test func `a tapped row joins the drag if it has items`() {
    let probe = shown { probe in
      probe.addedDragItems = { $0.row == 2 ? DragItems.one("more") : [] }
      probe.dropProposal = { _ in UITableViewDropProposal(operation: .copy) }
    }
    var dropped = 0
    probe.performDrop = { dropped = $0.items.count }
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.add(row: [0, 2], of: probe.table)
    drag?.add(row: [0, 3], of: probe.table)
    drag?.move(over: [0, 1], of: probe.table)
    drag?.drop()
    #expect(probe.rows(of: .itemsForAddingTo) == [[0, 2], [0, 3]])
    #expect(dropped == 2)
  }

  @Test func `the drag state of a lifted row changes as it is lifted, dragged and let go`() {
    final class Cell: UITableViewCell {
      var states: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
    }
    let probe = shown { $0.cellForRow = { _ in Cell() } }
    Drag(liftingRow: [0, 1], of: probe.table)?.cancel()
    let cells = probe.table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(\.states) == [[], [.lifting, .dragging, .none], [], []])
  }
}
