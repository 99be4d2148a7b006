import TableModel
import TableProbe
import Testing

/// Drops on a table, as the delegate sees them (developer.apple.com/documentation/uikit:
/// Supporting drag and drop in table views, UIDropOperation; the comments of UITableView.h).
@MainActor struct DropTests {
  private static let dropCalls: Set<ProbeEvent.Call> = [
    .canHandle, .dropSessionDidEnter, .dropSessionDidUpdate, .dropSessionDidExit, .performDrop,
    .dropSessionDidEnd, .moveRow,
  ]

  private func shown(
    rows: [Int] = [4], operation: UIDropOperation = .copy,
    intent: UITableViewDropProposal.Intent = .insertAtDestinationIndexPath,
    _ prepare: (TableProbe) -> Void = { _ in }
  ) -> TableProbe {
    let probe = TableProbe(rows: rows)
    probe.dragItems = { DragItems.one("row \($0.row)") }
    probe.dropProposal = { _ in UITableViewDropProposal(operation: operation, intent: intent) }
    prepare(probe)
    probe.show()
    probe.clear()
    return probe
  }

  private func calls(of probe: TableProbe) -> [ProbeEvent.Call] {
    probe.log.map(\.call).filter { Self.dropCalls.contains($0) }
  }

  private func dragged(_ probe: TableProbe, to path: IndexPath) -> Bool {
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.move(over: path, of: probe.table)
    return drag?.drop() ?? false
  }

  // MARK: Order

  @Test func `a drop is offered, entered, proposed at every move, performed and ended`() {
    let probe = shown()
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.move(over: [0, 1], of: probe.table)
    drag?.move(over: [0, 2], of: probe.table)
    #expect(drag?.drop() == true)
    #expect(
      calls(of: probe) == [
        .canHandle, .dropSessionDidEnter, .dropSessionDidUpdate, .dropSessionDidUpdate,
        .performDrop, .dropSessionDidEnd,
      ])
  }

  @Test func `a delegate that does not handle the drag is not called again`() {
    let probe = shown { $0.canHandleDrop = { _ in false } }
    #expect(!dragged(probe, to: [0, 2]))
    #expect(calls(of: probe) == [.canHandle])
  }

  @Test func `a drag that leaves and comes back is entered twice and ended once`() {
    let probe = shown()
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.move(over: [0, 1], of: probe.table)
    #expect(probe.table.hasActiveDrop)
    drag?.move(to: CGPoint(x: -50, y: 0), in: probe.table)
    #expect(!probe.table.hasActiveDrop)
    drag?.move(over: [0, 1], of: probe.table)
    drag?.cancel()
    #expect(probe.count(.dropSessionDidEnter) == 2)
    #expect(probe.count(.dropSessionDidExit) == 1)
    #expect(probe.count(.dropSessionDidEnd) == 1)
    #expect(probe.count(.performDrop) == 0)
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `what is proposed as no drop is not performed, but ended`(operation: UIDropOperation) {
    let probe = shown(operation: operation)
    #expect(!dragged(probe, to: [0, 2]))
    #expect(probe.count(.performDrop) == 0)
    #expect(probe.count(.dropSessionDidEnd) == 1)
    #expect(probe.count(.dragSessionDidEnd) == 1)
  }

  @Test func `a move of what may not be moved is cancelled`() {
    let probe = shown(operation: .move) { $0.allowsMoveOperation = false }
    #expect(!dragged(probe, to: [0, 2]))
    #expect(probe.count(.performDrop) == 0)
  }

  @Test func `the drag ends after the drop delegate was called`() {
    let probe = shown()
    var wasActive = false
    probe.performDrop = { _ in wasActive = probe.table.hasActiveDrag }
    #expect(dragged(probe, to: [0, 2]))
    #expect(wasActive)
    #expect(!probe.table.hasActiveDrag)
  }

  // MARK: Places

  @Test func `the end of a section is a row that does not exist yet, empty space is none`() {
    let probe = shown(rows: [4, 2])
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.move(over: [0, 3], of: probe.table)
    drag?.move(below: [0, 3], of: probe.table)
    drag?.move(below: [1, 1], of: probe.table)
    drag?.move(to: CGPoint(x: 10, y: 500), in: probe.table)
    #expect(
      probe.events(.dropSessionDidUpdate).map(\.path) == [[0, 3], [0, 4], [1, 2], []])
  }

  @Test func `a drop on no row has no intent`() {
    let probe = shown()
    var intent: UITableViewDropProposal.Intent?
    probe.performDrop = { intent = $0.proposal.intent }
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.move(to: CGPoint(x: 10, y: 500), in: probe.table)
    drag?.drop()
    #expect(intent == .unspecified)
  }

  @Test func `an item knows its row until the table changes`() {
    let probe = shown()
    var sources: [IndexPath?] = []
    probe.performDrop = { sources = $0.items.map(\.sourceIndexPath) }
    #expect(dragged(probe, to: [0, 2]))
    #expect(sources == [[0, 0]])

    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    probe.rows = [5]
    probe.table.insertRows(at: [[0, 0]], with: .none)
    drag?.move(over: [0, 2], of: probe.table)
    drag?.drop()
    #expect(sources == [nil])
  }

  @Test func `a drag over another table enters it, and its rows are not that table's`() {
    let source = shown()
    let target = UITableView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
    let probe = TableProbe(rows: 3)
    target.dataSource = probe
    target.dropDelegate = probe
    source.window.addSubview(target)
    source.settle()
    var items: [(any UITableViewDropItem)] = []
    probe.performDrop = { items = $0.items }
    let drag = Drag(liftingRow: [0, 0], of: source.table)
    drag?.move(over: [0, 1], of: source.table)
    drag?.move(over: [0, 1], of: target)
    #expect(source.count(.dropSessionDidExit) == 1)
    #expect(drag?.drop() == true)
    #expect(items.count == 1)
    #expect(items.first?.sourceIndexPath == nil)
    #expect(items.first?.dragItem.localObject as? String == "row 0")
    #expect(source.count(.performDrop) == 0)
  }

  // MARK: Moves within the table

  @Test func `one row moved within its table goes through moveRowAt, not the drop delegate`() {
    var moves: [[IndexPath]] = []
    let probe = shown(operation: .move) { $0.moveRow = { moves.append([$0, $1]) } }
    #expect(dragged(probe, to: [0, 2]))
    #expect(moves == [[[0, 0], [0, 2]]])
    #expect(probe.count(.performDrop) == 0)
    #expect(calls(of: probe).suffix(2) == [.moveRow, .dropSessionDidEnd])
  }

  @Test func `a row dropped below the end of its own section becomes the last one`() {
    var target: IndexPath?
    let probe = shown(operation: .move) { $0.moveRow = { target = $1 } }
    let first = probe.table.cellForRow(at: [0, 0])
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    drag?.move(below: [0, 3], of: probe.table)
    drag?.drop()
    #expect(target == [0, 3])
    #expect(probe.table.cellForRow(at: [0, 3]) === first)
  }

  @Test func `a data source without moveRowAt leaves the move to the drop delegate`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let probe = shown(operation: .move)
    let source = Source()
    probe.table.dataSource = source
    #expect(dragged(probe, to: [0, 2]))
    #expect(probe.count(.performDrop) == 1)
  }

  @Test func `several rows, a copy and another intent do not go through moveRowAt`() {
    let several = shown(operation: .move) { probe in
      probe.moveRow = { _, _ in }
      probe.dragItems = { DragItems.one("\($0)") + DragItems.one("\($0), again") }
    }
    let copied = shown(operation: .copy) { $0.moveRow = { _, _ in } }
    let into = shown(operation: .move, intent: .insertIntoDestinationIndexPath) {
      $0.moveRow = { _, _ in }
    }
    for probe in [several, copied, into] {
      #expect(dragged(probe, to: [0, 2]))
      #expect(probe.count(.moveRow) == 0)
      #expect(probe.count(.performDrop) == 1)
    }
  }

  // MARK: Room and placeholders

  @Test func `room for a drop is an uncommitted update`() {
    let probe = shown()
    let drag = Drag(liftingRow: [0, 0], of: probe.table)
    #expect(!probe.table.hasUncommittedUpdates)
    drag?.move(over: [0, 1], of: probe.table)
    #expect(probe.table.hasUncommittedUpdates)
    drag?.cancel()
    #expect(!probe.table.hasUncommittedUpdates)
  }

  private func placeholder(in probe: TableProbe) -> (any UITableViewDropPlaceholderContext)? {
    var context: (any UITableViewDropPlaceholderContext)?
    probe.performDrop = { drop in
      guard let item = drop.items.first else { return }
      context = drop.drop(
        item.dragItem,
        to: UITableViewDropPlaceholder(
          insertionIndexPath: [0, 2], reuseIdentifier: "Placeholder", rowHeight: 44))
    }
    _ = dragged(probe, to: [0, 2])
    return context
  }

  @Test func `a placeholder is committed where the rows around it have gone`() throws {
    let probe = shown()
    let context = try #require(placeholder(in: probe))
    #expect(probe.table.hasUncommittedUpdates)
    probe.rows = [5]
    probe.table.insertRows(at: [[0, 0]], with: .none)
    var inserted: IndexPath?
    let isCommitted = context.commitInsertion { path in
      inserted = path
      probe.rows = [6]
    }
    #expect(isCommitted)
    #expect(inserted == [0, 3])
    #expect(probe.table.numberOfRows(inSection: 0) == 6)
    #expect(!probe.table.hasUncommittedUpdates)
  }

  @Test func `a reload takes placeholders away, and their updates do not run`() throws {
    let probe = shown()
    let context = try #require(placeholder(in: probe))
    probe.reload()
    let isCommitted = context.commitInsertion { _ in Issue.record("the placeholder is gone") }
    #expect(!isCommitted)
    #expect(!context.deletePlaceholder())
  }

  @Test func `a placeholder can be deleted once`() throws {
    let probe = shown()
    let context = try #require(placeholder(in: probe))
    #expect(context.deletePlaceholder())
    #expect(!context.deletePlaceholder())
  }

  @Test func `what runs along with a drop completes when the animation has ended`() {
    let probe = shown()
    var position: UIViewAnimatingPosition?
    probe.performDrop = { drop in
      guard let item = drop.items.first else { return }
      drop.drop(item.dragItem, toRowAt: [0, 2]).addCompletion { position = $0 }
      #expect(position == nil)
    }
    #expect(dragged(probe, to: [0, 2]))
    #expect(position == .end)
  }

  // MARK: From elsewhere

  @Test func `a drag from another application has no local session and cannot be moved`() {
    let probe = shown(operation: .move)
    var isLocal: Bool?
    probe.canHandleDrop = { session in
      isLocal = session.localDragSession != nil
      return session.canLoadObjects(ofClass: NSString.self)
    }
    let drag = Drag(of: DragItems.one("text"), from: probe.table)
    drag?.move(over: [0, 1], of: probe.table)
    #expect(isLocal == false)
    #expect(drag?.drop() == false)
  }

  @Test func `what was dropped is loaded after the drop`() {
    let probe = shown()
    var loaded: [String] = []
    probe.performDrop = { drop in
      drop.session.loadObjects(ofClass: NSString.self) { objects in
        loaded = objects.compactMap { ($0 as? NSString)?.description }
      }
      #expect(loaded.isEmpty)
    }
    let drag = Drag(of: DragItems.one("text"), from: probe.table)
    drag?.move(over: [0, 1], of: probe.table)
    #expect(drag?.drop() == true)
    #expect(loaded == ["text"])
  }
}
