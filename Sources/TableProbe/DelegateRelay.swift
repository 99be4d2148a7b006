#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a delegate on and logs those that it implements.
  /// - Relays: `UITableViewDelegate`
  @MainActor final class DelegateRelay: NSObject, UITableViewDelegate, LoggingRelay {
    private final class Absent: NSObject, UITableViewDelegate {}
    private static let absent = Absent()

    weak var target: (any UITableViewDelegate)?
    weak var probe: TableProbe?
    var leavesOut = false

    var receiver: any UITableViewDelegate {
      leavesOut ? Self.absent : target ?? Self.absent
    }

    func responds(to aSelector: Selector) -> Bool { receiver.responds(to: aSelector) }
  }
#endif
