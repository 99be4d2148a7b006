#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Replaces the prefetching data source of a watched table: logs calls and forwards them.
  /// - Forwards: `UITableViewDataSourcePrefetching`
  @MainActor final class ForwardingPrefetching: NSObject, UITableViewDataSourcePrefetching {
    weak var target: (any UITableViewDataSourcePrefetching)?
    weak var probe: TableProbe?
  }
#endif
