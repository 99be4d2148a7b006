#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Replaces the prefetching data source of a watched table: logs calls and forwards them.
  @MainActor final class ForwardingPrefetching: NSObject, UITableViewDataSourcePrefetching {
    weak var target: (any UITableViewDataSourcePrefetching)?
    weak var probe: TableProbe?

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      for path in indexPaths { probe?.note(.prefetchRows, path) }
      target?.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      for path in indexPaths { probe?.note(.cancelPrefetching, path) }
      target?.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
#endif
