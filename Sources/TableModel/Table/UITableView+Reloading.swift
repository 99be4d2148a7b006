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
}
