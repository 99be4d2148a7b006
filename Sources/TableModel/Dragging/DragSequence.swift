import Foundation

/// One scripted drag: from the lift, over the tables of its window, to the drop.
///
/// The order is the documented one: `itemsForBeginning` is called, then the session begins; a table
/// that comes under the finger gets `canHandle`, `dropSessionDidEnter`, and `dropSessionDidUpdate`
/// at every move; the drop is performed; the tables that the drag was over get `dropSessionDidEnd`,
/// and then the one that it began in `dragSessionDidEnd`. Whether these last two come in that
/// order, and how long after the drop, is not documented.
@MainActor package final class DragSequence {
  private let drag: DragSession
  private let drop: DropSession
  private weak var target: UITableView?
  private var isOver = false

  /// Lifts a row; nil if nothing of it is dragged.
  package init?(liftingRowAt path: IndexPath, of table: UITableView) {
    table.loader.load()
    guard let window = table.window, table.rows.contains(path) else { return nil }
    drag = DragSession(in: window, at: table.convert(table.rectForRow(at: path).center, to: window))
    drop = DropSession(of: drag, isLocal: true)
    guard table.dragging.lift(path, into: drag) else { return nil }
  }

  /// A drag that comes from another application, which can only be copied.
  package init(of items: [UIDragItem], in window: UIWindow) {
    drag = DragSession(in: window, at: CGPoint(x: -1, y: -1))
    drag.allowsMoveOperation = false
    drag.add(items)
    drop = DropSession(of: drag, isLocal: false)
  }

  /// Taps another row, to drag it along.
  package func add(rowAt path: IndexPath, of table: UITableView) {
    guard !isOver else { return }
    table.dragging.add(path, to: drag, at: table.rectForRow(at: path).center)
  }

  /// The finger moves to a point of the window.
  package func move(to point: CGPoint) {
    guard !isOver, point.isFinite else { return }
    drag.location = point
    let table = handlingTable(at: point)
    if let target, target !== table { target.dragging.leave(drop) }
    target = table
    table?.dragging.hover(drop)
  }

  /// The innermost table under the finger that handles the drag.
  private func handlingTable(at point: CGPoint) -> UITableView? {
    guard let view = drag.window?.hitTest(point, with: nil) else { return nil }
    return sequence(first: view, next: \.superview)
      .lazy.compactMap { $0 as? UITableView }.first { $0.dragging.handles(self.drop) }
  }

  /// The finger is lifted; true if something was dropped.
  @discardableResult package func lift() -> Bool {
    guard !isOver else { return false }
    let isDropped = target?.dragging.performDrop(drop) ?? false
    end()
    return isDropped
  }

  /// The system takes the drag away.
  package func cancel() {
    if !isOver { end() }
  }

  private func end() {
    isOver = true
    for visit in drop.visits where visit.isHandled { visit.table.dragging.endDrop(drop) }
    drag.table?.dragging.endDrag(drag)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
