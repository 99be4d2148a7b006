import UIKitModel

extension Message {
  private static let confinement =
    "Please always submit updates either always on the main queue or always off the main queue"

  /// The warning about calls of `apply` on the main queue and on others (M-18).
  @MainActor static func mixedQueues(_ table: UITableView) -> String {
    "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
      + "deadlocks. \(confinement) - view=\(table.description)"
  }

  /// The exception of a call on the main queue before one from another queue is done (M-18).
  @MainActor static func applyDeadlock(_ table: UITableView) -> String {
    "Deadlock detected: calling this method on the main queue with outstanding async updates is "
      + "not permitted and will deadlock. \(confinement) - view=\(table.description)"
  }
}
