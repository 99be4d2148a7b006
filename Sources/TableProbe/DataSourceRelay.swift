#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a data source on and logs those that it implements.
  /// - Relays: `UITableViewDataSource`
  @MainActor final class DataSourceRelay: NSObject, DataSourceProxy, LoggingRelay {
    private final class Absent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    private static let absent = Absent()

    weak var target: (any UITableViewDataSource)?
    weak var probe: TableProbe?
    var leavesOut = false

    var receiver: any UITableViewDataSource { leavesOut ? Self.absent : target ?? Self.absent }

    func responds(to aSelector: Selector) -> Bool { receiver.responds(to: aSelector) }
  }
#endif
