import Foundation
import SystemVersions
import TableEngine

/// The calls to a table's prefetching data source (iOS 10).
@MainActor final class Prefetching {
  private unowned let table: UITableView
  /// The rows that were named and neither shown nor cancelled since.
  private var announced: Set<IndexPath> = []
  /// Whether the last scroll went up.
  private var isUpwards = false
  private var offset: CGFloat?
  /// The rows of calls that wait for the next turn.
  private var pending: [(new: [IndexPath], cancelled: [IndexPath])] = []

  init(_ table: UITableView) { self.table = table }

  /// Calls the prefetching data source, in the next turn, with the rows that come next and with
  /// those prefetched before that do not any more.
  ///
  /// What is ahead lies in the direction of the last scroll, the nearest row first; cancelled is
  /// what was neither shown nor is ahead now (UITableView.h, iOS 10.3 SDK). How far ahead UIKit
  /// looks is not documented; a screen is the model's choice.
  func prefetch() {
    table.prepared.dropFar()
    guard !Fault.prefetchesNothing.isOn else { return }
    if Fault.prefetchesAgain.isOn { announced = [] }
    guard table.behavior.prefetchesData, table.isPrefetchingEnabled, table.layout.hasBeenShown,
      table.prefetchDataSource != nil
    else { return }
    recordOffset(table.restingOffset(near: table.contentOffset).y)
    let ahead = isUpwards ? rowsAbove() : rowsBelow()
    let call = announce(ahead)
    guard !call.new.isEmpty || !call.cancelled.isEmpty else { return }
    pending.append(call)
    table.process.loop.perform { [weak self] in self?.callNext() }
  }

  /// Notes where the content is now, and with it where the scroll goes.
  private func recordOffset(_ offset: CGFloat) {
    if let old = self.offset, old != offset { isUpwards = offset < old }
    self.offset = offset
  }

  /// Takes what is ahead now; gives the rows that are new there, in their order, and those that
  /// are not ahead any more although they were not shown.
  private func announce(_ ahead: [IndexPath]) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let new = ahead.filter { !announced.contains($0) }
    let cancelled = announced.subtracting(ahead).subtracting(table.visible.cells.map(\.path))
    announced = Set(ahead)
    return (new, cancelled.sorted())
  }

  private func callNext() {
    guard !pending.isEmpty else { return }
    let call = pending.removeFirst()
    let cancelled = call.cancelled.filter(table.rows.contains)
    if !cancelled.isEmpty {
      table.calls.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: cancelled)
    }
    let new = call.new.filter(table.rows.contains)
    if !new.isEmpty { table.calls.prefetchDataSource?.tableView(table, prefetchRowsAt: new) }
  }

  private func rowsBelow() -> [IndexPath] {
    let limit = table.bounds.maxY + table.bounds.height
    guard let last = table.visible.cells.last?.path else { return [] }
    return sequence(state: last) { [rows = table.rows] path in
      guard let next = rows.nextRow(after: path), rows.y(of: next) < limit else { return nil }
      path = next
      return next
    }.map(\.self)
  }

  private func rowsAbove() -> [IndexPath] {
    let limit = table.bounds.minY - table.bounds.height
    guard let first = table.visible.cells.first?.path else { return [] }
    return sequence(state: first) { [rows = table.rows] path in
      guard let previous = rows.previousRow(before: path),
        rows.y(of: previous) + rows.height(of: previous) > limit
      else { return nil }
      path = previous
      return previous
    }.map(\.self)
  }
}

// MARK: - RowFollower

extension Prefetching: RowFollower {
  /// Rows that are gone or new are forgotten.
  func apply(_ plan: UpdatePlan) {
    announced = Set(announced.compactMap(plan.keptPath))
    pending = pending.map {
      ($0.new.compactMap(plan.keptPath), $0.cancelled.compactMap(plan.keptPath))
    }
  }
}
