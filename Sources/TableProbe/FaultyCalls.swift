#if !canImport(UIKit)
  package import TableModel

  /// The calls of a table as a broken one makes them: left out, or made twice.
  ///
  /// Every call to an app's objects passes through a relay where a fault may be on; the tables that
  /// a probe watches have one already.
  @MainActor package enum FaultyCalls {
    /// Has the calls of a table pass through a relay.
    package static func pass(through table: UITableView) { table.relay = CallRelay(probe: nil) }

    /// Whether a broken table leaves the call out.
    static func leavesOut(_ call: ProbeEvent.Call) -> Bool {
      FaultWatch.isInUse && Fault("leaves out the call \(call.rawValue)", .call).isOn
    }

    /// Whether a broken table makes the call twice.
    static func repeats(_ call: ProbeEvent.Call) -> Bool {
      FaultWatch.isInUse && Fault("makes the call \(call.rawValue) twice", .call).isOn
    }
  }
#endif
