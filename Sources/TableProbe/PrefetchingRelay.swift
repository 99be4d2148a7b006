#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a prefetching data source on and logs those that it implements.
  /// - Relays: `UITableViewDataSourcePrefetching`
  @MainActor
  final class PrefetchingRelay: NSObject, UITableViewDataSourcePrefetching,
    LoggingRelay
  {
    private final class Absent: NSObject, UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }
    private static let absent = Absent()

    weak var target: (any UITableViewDataSourcePrefetching)?
    weak var probe: TableProbe?
    var leavesOut = false

    var receiver: any UITableViewDataSourcePrefetching {
      leavesOut ? Self.absent : target ?? Self.absent
    }
  }
#endif
