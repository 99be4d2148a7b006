#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a drag delegate on and logs those that it implements.
  /// - Relays: `UITableViewDragDelegate`
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

    var receiver: any UITableViewDragDelegate {
      leavesOut ? Self.absent : target ?? Self.absent
    }
  }
#endif
