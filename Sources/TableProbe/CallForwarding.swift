#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Puts objects that log in the place of a table's delegate and data sources.
  ///
  /// Here the table's own properties return these objects. When the app sets others, they are
  /// taken over.
  @MainActor final class CallForwarding {
    private let dataSource = ForwardingDataSource()
    private let delegate = ForwardingDelegate()
    private let prefetching = ForwardingPrefetching()
    #if canImport(ObjectiveC)
      private var observations: [NSKeyValueObservation] = []
    #endif

    init(of table: UITableView, probe: TableProbe) {
      dataSource.probe = probe
      delegate.probe = probe
      prefetching.probe = probe
      takeOver(table)
      #if canImport(ObjectiveC)
        observations = [
          table.observe(\.dataSource) { [weak self] table, _ in
            MainActor.assumeIsolated { self?.takeOver(table) }
          },
          table.observe(\.delegate) { [weak self] table, _ in
            MainActor.assumeIsolated { self?.takeOver(table) }
          },
        ]
      #endif
    }

    private func takeOver(_ table: UITableView) {
      if let app = table.dataSource, app !== dataSource {
        dataSource.target = app
        table.dataSource = dataSource
      }
      if let app = table.delegate, app !== delegate {
        delegate.target = app
        table.delegate = delegate
      }
      if let app = table.prefetchDataSource, app !== prefetching {
        prefetching.target = app
        table.prefetchDataSource = prefetching
      }
    }
  }

  /// Replaces an object that a watched table calls, and logs the calls.
  @MainActor protocol ForwardingObject: AnyObject {
    var probe: TableProbe? { get }
  }

  extension ForwardingObject {
    /// Logs a call with the value that it returns, and returns the value.
    func log<Value: LoggedValue>(
      _ call: ProbeEvent.Call, _ path: IndexPath, _ value: Value
    ) -> Value {
      probe?.note(call, path, value: value, frame: (value as? UITableViewCell)?.frame)
      return value
    }
  }
#endif
