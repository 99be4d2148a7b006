import Foundation

extension UITableView {
  /// Discards what is shown and reloads everything.
  func reload() {
    updates.tableWasReloaded()
    if !Fault.forgetsToReload.isOn { loader.rebuild() }
    loader.requestFirstSectionBelowTableHeader()
    // What is edited in a cell ends with it (catalogue: reload-resigns-first-responder), and so
    // does a swipe: a reload cancels what the user does with a row.
    for cell in visible.cells.map(\.cell) + prepared.all { cell.endEditing(true) }
    swipes.close()
    for follower in followers { follower.rowsWereReloaded() }
    loader.setNeedsReloadedLayout()
    if Fault.reloadsAtOnce.isOn { layoutIfNeeded() }
  }

  /// Lays the table out if a reload waits for that, unless it is being laid out or updated.
  func showPendingReload() {
    guard loader.isDisplayPending, !layout.isUpdating, !updates.isOpen else { return }
    layoutIfNeeded()
  }

  /// The same with a block that does not outlive the call. Where both fit the other is called: a
  /// subclass that overrides it calls it by `super`.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// What knows rows or sections by their numbers, in the order in which it follows them.
  var followers: [any RowFollower] {
    [
      loader, visible, prepared, headers, dragging, selection, swipes, reordering, prefetching,
      scrolling,
    ]
  }
}
