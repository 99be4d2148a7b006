#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a drag delegate on and logs those that it implements.
  @MainActor final class DragRelay: NSObject, UITableViewDragDelegate, LoggingRelay {
    private final class Absent: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    private static let absent = Absent()

    weak var target: (any UITableViewDragDelegate)?
    weak var probe: TableProbe?
    var leavesOut = false

    private var receiver: any UITableViewDragDelegate {
      leavesOut ? Self.absent : target ?? Self.absent
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log(.itemsForBeginning, indexPath) {
        receiver.tableView(tableView, itemsForBeginning: session, at: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      log(.itemsForAddingTo, indexPath) {
        receiver.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log(.dragSessionWillBegin) { receiver.tableView(tableView, dragSessionWillBegin: session) }
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log(.dragSessionDidEnd) { receiver.tableView(tableView, dragSessionDidEnd: session) }
    }

    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      receiver.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      receiver.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }

    func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      receiver.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
#endif
