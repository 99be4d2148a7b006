#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - UITableViewDataSourcePrefetching

extension TableProbe: UITableViewDataSourcePrefetching {
  /// Logs each row, in the order in which they are named.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { note(.prefetchRows, path) }
  }

  /// Logs each row.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths { note(.cancelPrefetching, path) }
  }
}
