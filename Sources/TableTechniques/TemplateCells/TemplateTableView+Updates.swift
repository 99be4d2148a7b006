#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

extension TemplateTableView {
  /// The block of updates that is open, if one is.
  struct OpenBatch {
    /// How many blocks are open, one within the other; the outermost counts.
    var depth = 0
    var batch = UpdateBatch()
    /// Whether the table itself is at work on an edit, whatever methods of its own it calls.
    var isForwarding = false
  }

  /// Opens a block of updates.
  func openBlock() {
    guard !openBatch.isForwarding else { return }
    openBatch.depth += 1
  }

  /// Closes a block of updates; the outermost one lets the heights follow, before the table reads
  /// for those of the new rows.
  func closeBlock() {
    guard !openBatch.isForwarding, openBatch.depth > 0 else { return }
    openBatch.depth -= 1
    if openBatch.depth == 0 { commit() }
  }

  /// Notes an edit; outside of a block each is a batch of its own.
  func edit(_ change: (inout UpdateBatch) -> Void) {
    openBlock()
    change(&openBatch.batch)
    closeBlock()
  }

  /// Lets the table do its part of an edit.
  func forward(_ update: () -> Void) {
    let isForwarding = openBatch.isForwarding
    openBatch.isForwarding = true
    update()
    openBatch.isForwarding = isForwarding
  }

  private func commit() {
    let batch = openBatch.batch
    openBatch.batch = UpdateBatch()
    guard precaching.wasStarted else { return }
    if !rowHeights.isEmpty { follow(batch) }
    restartPrecaching()
  }

  private func follow(_ batch: UpdateBatch) {
    guard let after = sourceCounts else { return discardRowHeights() }
    let before = TableCounts(sections: numberOfSections) { self.numberOfRows(inSection: $0) }
    rowHeights.apply(batch, from: before, to: after)
  }
}
