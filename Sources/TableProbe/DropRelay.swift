#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a drop delegate on and logs those that it implements.
  /// - Relays: `UITableViewDropDelegate`
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

    var receiver: any UITableViewDropDelegate {
      leavesOut ? Self.absent : target ?? Self.absent
    }
  }
#endif
