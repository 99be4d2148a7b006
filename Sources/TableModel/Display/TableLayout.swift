import Foundation
import SystemVersions

/// The layout of a table: brings what it shows in line with its rows and its bounds.
@MainActor final class TableLayout {
  private unowned let table: UITableView
  /// Whether the table has been laid out in a window.
  private(set) var hasBeenShown = false
  /// Whether the visible cells are being updated right now.
  private(set) var isUpdating = false
  /// Whether rows turned out lower than assumed, so that the offset may lie beyond the content.
  private var isContentShorter = false

  init(_ table: UITableView) { self.table = table }

  /// Brings the cells, headers and footers in line with the rows and the bounds.
  func layOut() {
    guard !isUpdating else { return }
    if Fault.reloadsAtEachLayout.isOn, hasBeenShown { showReload() }
    let isReloaded = table.loader.rebuildForDisplay()
    // With the content's size by the rows that are there now: in the logs it is never that of a table
    // without rows (MyFlightbookiOS #378, Parchment #735, KYDrawerController #153).
    if table.calls.storedDataSource != nil { table.warnOfLayoutOutsideWindow() }
    table.visible.retireStale()
    table.headers.retireStale()
    if isReloaded { table.sectionIndex.request() }
    let isRebuilt = table.loader.requestStaleHeights() || isReloaded
    let height = table.contentSize.height
    if let move = table.heights.resizeInvalidatedCells() {
      move { show(isRebuilt: isRebuilt) }
    } else {
      show(isRebuilt: isRebuilt)
    }
    table.scrolling.aimAgain { show(isRebuilt: false) }
    if table.contentSize.height < height { isContentShorter = true }
    if isRebuilt { clampOffset() } else { settleWithinContent() }
    table.sectionIndex.place()
    table.prefetching.prefetch()
    addFaultyCalls()
  }

  /// What a broken table does at a layout without a reason.
  private func addFaultyCalls() {
    if Fault.laysOutTwice.isOn { show(isRebuilt: false) }
    if Fault.measuresVisibleAtLayout.isOn { table.heights.measureVisibleRows() }
    if Fault.selectsAtLayout.isOn, let first = table.visible.cells.first?.path {
      table.selection.add(first)
    }
    if Fault.losesSelectionInLayout.isOn { table.selection.rowsWereReloaded() }
    if Fault.editsAtLayout.isOn, hasBeenShown { table.setEditing(true, animated: false) }
    if Fault.logsAtLayout.isOn { table.process.console.log(Fault.otherText) }
    if Fault.raisesAtLayout.isOn, table.process.isCatching {
      table.process.raise(UIKitException(Fault.otherText))
    }
    ExtraCall.make(by: table)
  }

  /// Reloads as `reloadData` does, in the layout that goes on.
  private func showReload() {
    table.loader.rebuild()
    for follower in table.followers { follower.rowsWereReloaded() }
  }

  /// Begins the first display if there is a window for it; returns whether this is it.
  func beginFirstDisplay() -> Bool {
    guard table.window != nil, !hasBeenShown else { return false }
    hasBeenShown = true
    return true
  }

  private func show(isRebuilt: Bool) {
    isUpdating = true
    table.visible.update(isRebuilt: isRebuilt)
    if !Fault.showsNoHeaders.isOn { table.headers.updateVisible() }
    isUpdating = false
    table.recordContentHeight()
  }

  /// Goes back to where the content can rest, unless something moves it.
  func clampOffset() {
    guard !Fault.clampsNoOffset.isOn else { return }
    let rest = table.restingOffset(near: table.contentOffset)
    if !table.isTracking, table.isAtRest, rest != table.contentOffset {
      table.bounds.origin = rest
    }
  }

  /// Goes back to the end of the content, if that has moved up from under the screen and nothing
  /// else moves the offset. What comes into sight there may be lower again: that takes another
  /// layout each time.
  private func settleWithinContent() {
    guard table.behavior.settlesWithinMeasuredContent, isContentShorter, !table.isTracking,
      table.isAtRest
    else { return }
    isContentShorter = false
    returnToEnd()
  }

  /// Goes back to the end of the content from beyond it.
  func returnToEnd() {
    if table.contentOffset.y > table.restingEdges.y.upperBound { clampOffset() }
  }
}
