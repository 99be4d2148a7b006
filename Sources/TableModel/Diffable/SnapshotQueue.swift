import Foundation
import UIKitModel

/// The snapshots of a data source as they come from queues, and which queues they came from.
final class SnapshotQueue<Snapshot: Sendable>: @unchecked Sendable {
  /// The process of the table.
  let process: AppProcess

  private let lock = NSLock()
  private var storedShown: Snapshot
  /// The snapshots from other queues that the table does not show yet, the latest last.
  private var pending: [Snapshot] = []
  private var wasUsedOnMain = false
  private var wasUsedInBackground = false

  init(_ snapshot: Snapshot, process: AppProcess) {
    storedShown = snapshot
    self.process = process
  }

  /// The snapshot that the table shows.
  var shown: Snapshot {
    get { lock.withLock { storedShown } }
    set { lock.withLock { storedShown = newValue } }
  }

  /// The snapshot that was applied last, whether or not the table shows it already.
  var latest: Snapshot { lock.withLock { pending.last ?? storedShown } }

  /// Whether a snapshot from another queue is not shown yet.
  var isBusyInBackground: Bool { lock.withLock { !pending.isEmpty } }

  /// Records a call on the main queue; returns whether there were others.
  var isMixedOnMain: Bool {
    lock.withLock {
      wasUsedOnMain = true
      return wasUsedInBackground
    }
  }

  /// Records a call on another queue; returns whether there were some on the main queue.
  func beginInBackground(_ snapshot: Snapshot) -> Bool {
    lock.withLock {
      wasUsedInBackground = true
      pending.append(snapshot)
      return wasUsedOnMain
    }
  }

  /// The table is about to show the first snapshot that came from another queue.
  func endInBackground() { lock.withLock { _ = pending.removeFirst() } }
}
