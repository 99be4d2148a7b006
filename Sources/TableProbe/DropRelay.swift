#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a drop delegate on and logs those that it implements.
  @MainActor final class DropRelay: NSObject, UITableViewDropDelegate, LoggingRelay {
    private final class Absent: NSObject, UITableViewDropDelegate {
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {}
    }
    private static let absent = Absent()

    weak var target: (any UITableViewDropDelegate)?
    weak var probe: TableProbe?
    var leavesOut = false

    private var receiver: any UITableViewDropDelegate {
      leavesOut ? Self.absent : target ?? Self.absent
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      log(.canHandle) { receiver.tableView(tableView, canHandle: session) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      log(.dropSessionDidEnter) { receiver.tableView(tableView, dropSessionDidEnter: session) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      log(.dropSessionDidExit) { receiver.tableView(tableView, dropSessionDidExit: session) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      log(.dropSessionDidEnd) { receiver.tableView(tableView, dropSessionDidEnd: session) }
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log(.dropSessionDidUpdate, destinationIndexPath ?? []) {
        receiver.tableView(
          tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      log(.performDrop, coordinator.destinationIndexPath ?? []) {
        receiver.tableView(tableView, performDropWith: coordinator)
      }
    }

    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      receiver.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
  }
#endif
