import Foundation
import SystemVersions
import TableEngine

/// The updates of a table: the block that is open, and what happens when it closes.
@MainActor final class BatchUpdates {
  /// How long row animations take, in seconds.
  static let animationDuration = UIView.systemAnimationDuration

  private unowned let table: UITableView
  /// How many blocks are open, one within the other; the outermost commits.
  private var depth = 0
  private var planner: UpdatePlanner?
  private var completions: [(Bool) -> Void] = []
  /// Whether `reloadData` was called within the block.
  private var wasReloaded = false
  /// How many blocks with edits were committed so far.
  private(set) var committed = 0

  init(_ table: UITableView) { self.table = table }

  /// Whether a block is open.
  var isOpen: Bool { depth > 0 }

  /// Whether the open block has edits.
  var hasEdits: Bool { planner?.edits.isEmpty == false }

  // MARK: Blocks

  /// Opens a block. The outermost one fixes the counts that the edits start from.
  func open() {
    guard mayUpdate() else { return }
    depth += 1
    guard depth == 1 else { return }
    guard !table.loader.wasNeverLoaded else { return }
    // In a window, a reload that waits for its layout is made up for now, and reads the counts again;
    // elsewhere no layout is waited for (OKTableViewLiaison ef64480, iOS 9.3 to 12.0).
    if table.loader.isReloadPending, table.loader.isInWindow {
      table.loader.rebuild()
    } else {
      table.loader.load()
    }
    planner = UpdatePlanner(
      rowCountsBefore: table.rows.geometry.rowCounts,
      reloadsFollowMovedSections: table.behavior.reloadsFollowMovedSections)
  }

  /// Closes a block; the outermost one commits what was recorded.
  func close() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 || Fault.commitsInnerBlocks.isOn { commit() }
  }

  /// Records edits; outside of a block each call is a batch of its own.
  func record(_ edits: some Sequence<TableEdit>) {
    open()
    if !Fault.losesEdits.isOn { planner?.record(edits) }
    close()
  }

  /// The way of blocks that do not outlive their call.
  var forwarding = BlockForwarding()

  func perform(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
    open()
    guard depth > 0 else { return }
    if let completion { completions.append(completion) }
    body?()
    close()
  }

  /// `reloadData` was called: a block that is open does nothing else when it closes.
  func tableWasReloaded() { if depth > 0 { wasReloaded = true } }

  /// Raises, in the versions that do, for an update beside the snapshots of a diffable data source.
  private func mayUpdate() -> Bool {
    guard depth == 0, table.behavior.raisesForUpdatesBesideSnapshots,
      let source = table.calls.storedDataSource as? any SnapshotSource, !source.isCommitting
    else { return true }
    table.process.raise(Message.updateBesideSnapshots)
    return false
  }

  // MARK: Committing

  private func commit() {
    let (planner, completions, wasReloaded) = (planner, completions, wasReloaded)
    if hasEdits { committed += 1 }
    (self.planner, self.completions, self.wasReloaded) = (nil, [], false)
    // Without a planner nothing was known before, so there is nothing that the edits could contradict;
    // nor is anything after them.
    guard let planner else {
      table.loader.noteUncheckedUpdate()
      return finish(completions)
    }
    guard !table.layout.isUpdating else {
      table.process.raise(Message.updateDuringUpdate(table))
      return
    }
    do throws(UpdateFault) {
      let plan = try planner.plan(
        sectionCountAfter: table.calls.sectionCount, rowCountAfter: table.calls.rowCount)
      guard endsEditing(ofRowsGoneBy: plan) else {
        return table.process.raise(Message.editorRefusesToResign)
      }
      if wasReloaded || Fault.reloadsForUpdates.isOn { table.reload() } else { apply(plan) }
      finish(completions)
    } catch {
      table.process.raise(Message.update(error, table))
    }
  }

  /// Ends text editing in the cells that will go; false if one does not resign.
  private func endsEditing(ofRowsGoneBy plan: UpdatePlan) -> Bool {
    table.process.firstResponder == nil
      || table.visible.cells.allSatisfy { path, cell in
        plan.keptPath(path) != nil || cell.endEditing(false)
      }
  }

  /// Runs the completions when the rows have come to rest.
  private func finish(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty, !Fault.completesNoUpdate.isOn else { return }
    guard !Fault.completesAtOnce.isOn else { return completions.forEach { $0(true) } }
    table.process.loop.schedule(after: areAnimated ? Self.animationDuration : 0) {
      for completion in completions { completion(true) }
    }
  }

  // MARK: Applying

  /// Has everything that knows rows follow a plan, and lays the rows out where they are then.
  func apply(_ plan: UpdatePlan) {
    // Without a window, too: the new cells are requested before the old ones can be reused (M-09).
    let isShown = table.layout.hasBeenShown || !table.visible.cells.isEmpty
    for follower in table.followers { follower.apply(plan) }
    reconfigure(plan)
    table.heights.measureVisibleRows()
    table.recordContentHeight()
    // The content comes back from beyond its end as its rows move (rdar 49974619, iOS 12.2).
    if isShown { Self.animate(table.layout.clampOffset) } else { table.layout.clampOffset() }
    stopScrollToEditor()
    table.headers.isReloadingSections = !plan.reloadedSections.isEmpty
    if isShown {
      Self.animate { table.layout.layOut() }
    } else {
      table.headers.makeReloaded(plan.reloadedSections.map(\.target))
      table.setNeedsLayout()
    }
    table.headers.isReloadingSections = false
    table.visible.retireLeaving()
  }

  /// Stops the scroll to what is edited, in the versions that do.
  private func stopScrollToEditor() {
    guard table.behavior.stopsScrollToEditorForUpdate, !table.isTracking, !table.isAtRest,
      let editor = table.process.firstResponder as? UIView, editor.isDescendant(of: table)
    else { return }
    table.setContentOffset(table.contentOffset, animated: false)
  }

  /// Has the data source configure the cells of rows again, in place (iOS 15).
  private func reconfigure(_ plan: UpdatePlan) {
    for move in plan.reconfiguredRows where !Fault.reconfiguresNothing.isOn {
      let path = IndexPath(move.target)
      guard let cell = table.visible[path] ?? table.prepared[path] else {
        if Fault.reconfiguresHiddenRows.isOn { _ = table.reuse.makeCell(path) }
        continue
      }
      _ = table.reuse.makeCell(path, reconfiguring: cell)
    }
  }

  /// Whether rows move over time.
  var areAnimated: Bool { table.window != nil && table.process.areAnimationsEnabled }

  /// Moves rows that are on the screen over the duration of a row animation (G0-34).
  static func animate(_ changes: () -> Void) { UIView.change(over: animationDuration, changes) }
}
