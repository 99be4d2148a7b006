import Foundation
import SystemVersions
import TableEngine

extension UITableView {
  /// The update block that is open, if one is.
  struct UpdateState {
    /// How many blocks are open, one within the other; the outermost commits.
    var depth = 0
    var planner: UpdatePlanner?
    var completions: [(Bool) -> Void] = []
    /// Whether `reloadData` was called within the block.
    var wasReloaded = false
    /// How many blocks with edits were committed so far.
    var committed = 0
  }

  /// How long row animations take, in seconds.
  static let rowAnimationDuration = UIView.systemAnimationDuration
}

// MARK: - Blocks

extension UITableView {
  /// Opens a block. The outermost one fixes the counts that the edits start from.
  func openUpdates() {
    guard mayUpdate() else { return }
    updates.depth += 1
    guard updates.depth == 1 else { return }
    // A reload that waits for its layout is made up for now, and reads the counts again.
    if display.isReloadPending { rebuildRows() } else { loadRows() }
    updates.planner = UpdatePlanner(
      rowCountsBefore: rows.geometry.rowCounts,
      reloadsFollowMovedSections: behavior.reloadsFollowMovedSections)
  }

  /// Closes a block; the outermost one commits what was recorded.
  func closeUpdates() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    if updates.depth == 0 { commitUpdates() }
  }

  /// Records edits; outside of a block each call is a batch of its own.
  func record(_ edits: some Sequence<TableEdit>) {
    openUpdates()
    updates.planner?.record(edits)
    closeUpdates()
  }

  func perform(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openUpdates()
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    body?()
    closeUpdates()
  }

  /// Raises, in the versions that do, for an update beside the snapshots of a diffable data source.
  private func mayUpdate() -> Bool {
    guard updates.depth == 0, behavior.raisesForUpdatesBesideSnapshots,
      let source = storedDataSource as? any SnapshotSource, !source.isCommitting
    else { return true }
    process.raise(Message.updateBesideSnapshots)
    return false
  }

  private func commitUpdates() {
    let state = updates
    let hasEdits = state.planner?.edits.isEmpty == false
    updates = UpdateState(committed: state.committed + (hasEdits ? 1 : 0))
    guard let planner = state.planner else { return }
    guard !display.isUpdating else {
      process.raise(Message.updateDuringUpdate(self))
      return
    }
    do throws(UpdateFault) {
      let plan = try planner.plan(
        sectionCountAfter: dataSourceSectionCount, rowCountAfter: dataSourceRowCount)
      guard endsEditing(ofRowsGoneBy: plan) else {
        return process.raise(Message.editorRefusesToResign)
      }
      if state.wasReloaded { reload() } else { apply(plan) }
      finish(state.completions)
    } catch {
      process.raise(Message.update(error, self))
    }
  }

  /// Ends text editing in the cells that will go; false if one does not resign.
  private func endsEditing(ofRowsGoneBy plan: UpdatePlan) -> Bool {
    process.firstResponder == nil
      || display.cells.allSatisfy { path, cell in
        keptPath(path, plan) != nil || cell.endEditing(false)
      }
  }

  /// Runs the completions when the rows have come to rest.
  private func finish(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    process.loop.schedule(after: animatesRows ? Self.rowAnimationDuration : 0) {
      for completion in completions { completion(true) }
    }
  }

  /// Whether rows move over time.
  private var animatesRows: Bool { window != nil && process.areAnimationsEnabled }
}

// MARK: - Applying a plan

extension UITableView {
  func apply(_ plan: UpdatePlan) {
    // Without a window, too: the new cells are requested before the old ones can be reused (M-09).
    let isShown = display.hasBeenShown || !display.cells.isEmpty
    applyToGeometry(plan)
    let gone = applyToCells(plan)
    applyToEdges(plan)
    dragging.rowsWereUpdated(by: plan, in: self)
    selection.follow { keptPath($0, plan) }
    openRowFollows { keptPath($0, plan) }
    display.prefetch.follow { keptPath($0, plan) }
    reconfigure(plan)
    measureVisibleRows()
    recordContentHeight()
    clampOffset()
    display.isReloadingSections = !plan.reloadedSections.isEmpty
    if isShown { animateRows { layOutRows() } } else { setNeedsLayout() }
    display.isReloadingSections = false
    retireLater(gone)
  }

  /// Where a row is after the batch; nil if it is gone or new.
  private func keptPath(_ path: IndexPath, _ plan: UpdatePlan) -> IndexPath? {
    let row = RowPath(path)
    return plan.isReloaded(row) ? nil : IndexPath(plan.newPath(of: row))
  }

  /// Rows that stay keep their heights; those of new ones are requested. Without estimates all are
  /// requested.
  private func applyToGeometry(_ plan: UpdatePlan) {
    guard estimatesRows || rowsAreUniform else {
      rows.geometry = requestGeometry(sectionCount: plan.rowCountsAfter.count) {
        plan.rowCountsAfter[$0]
      }
      return
    }
    // Requested beforehand: the callbacks may read the table's geometry.
    var sections: [Int: SectionExtents] = [:]
    for section in plan.insertedSections + plan.reloadedSections.map(\.target) {
      sections[section] = requestEdges(section)
    }
    var extents: [RowPath: Extent] = [:]
    for path in newRows(plan) { extents[path] = rebuiltRow(IndexPath(path)) }
    rows.geometry.apply(
      plan, section: { sections[$0] ?? SectionExtents() },
      newRow: { extents[$0] ?? .estimated(Self.standardRowHeight) })
  }

  /// The rows whose heights have to be requested: inserted, reloaded, and those of new sections
  /// that differ.
  private func newRows(_ plan: UpdatePlan) -> [RowPath] {
    let ofSections = (plan.insertedSections + plan.reloadedSections.map(\.target)).flatMap {
      section in
      (0..<plan.rowCountsAfter[section]).map { RowPath(section: section, row: $0) }
    }
    return ofSections + plan.insertedRows + plan.reloadedRows.map(\.target)
  }

  /// Gives the visible cells their new rows and returns those that have none.
  private func applyToCells(_ plan: UpdatePlan) -> [(path: IndexPath, cell: UITableViewCell)] {
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in display.cells {
      if let new = keptPath(path, plan) {
        kept.append((new, cell))
      } else {
        gone.append((path, cell))
      }
    }
    display.cells = kept.sorted { $0.path < $1.path }
    let prepared = display.prepared
    display.prepared = [:]
    for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) {
      if let new = keptPath(path, plan) {
        display.prepared[new] = cell
      } else {
        registry.cells.add(cell, identifier: cell.reuseIdentifier)
      }
    }
    return gone
  }

  private func applyToEdges(_ plan: UpdatePlan) {
    let reloaded = Set(plan.reloadedSections.map(\.source))
    for edge in Edge.allCases {
      var moved: [Int: UIView] = [:]
      for (section, view) in display[edge].sorted(by: { $0.key < $1.key }) {
        if let new = plan.newSection(of: section), !reloaded.contains(section) {
          moved[new] = view
        } else {
          retire(edge, section, view)
        }
      }
      display[edge] = moved
    }
  }

  /// Has the data source configure the cells of rows again, in place (iOS 15).
  private func reconfigure(_ plan: UpdatePlan) {
    for move in plan.reconfiguredRows {
      let path = IndexPath(move.target)
      let cell = shownCell(path) ?? display.prepared[path]
      guard let cell else { continue }
      _ = makeCell(path, reconfiguring: cell)
    }
  }

  /// Requests the heights of the rows on the screen again: a batch without edits does nothing else.
  private func measureVisibleRows() {
    for (path, cell) in display.cells where rows.contains(path) {
      applyHeight(delegateHeight(of: path) ?? rowHeight, to: path, cell: cell)
    }
  }

  /// Moves rows that are on the screen over the duration of a row animation (G0-34).
  func animateRows(_ changes: () -> Void) {
    UIView.change(over: Self.rowAnimationDuration, changes)
  }

  /// Retires the cells of rows that are gone when their animation has ended, under their old
  /// paths.
  private func retireLater(_ gone: [(path: IndexPath, cell: UITableViewCell)]) {
    guard !gone.isEmpty else { return }
    guard animatesRows else {
      for (path, cell) in gone { retire(cell, path) }
      return
    }
    process.loop.schedule(after: Self.rowAnimationDuration) { [weak self] in
      for (path, cell) in gone { self?.retire(cell, path) }
    }
  }
}
