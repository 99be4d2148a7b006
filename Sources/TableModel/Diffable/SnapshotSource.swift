/// A data source that changes its table by snapshots.
@MainActor package protocol SnapshotSource: AnyObject {
  /// Whether a snapshot is being shown by edits of the table.
  var isCommitting: Bool { get }
}
