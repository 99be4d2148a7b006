import Foundation
import SystemVersions
import TableEngine

/// Scrolls a table to its rows.
@MainActor final class RowScrolling {
  /// A row that is scrolled to before there is a window.
  private struct Aim {
    var path: IndexPath
    let position: UITableView.ScrollPosition
    /// Where the table was scrolled to by what it knew; another offset is someone else's.
    var offset: CGPoint
    /// How many times an animation went on for it.
    var continuations = 0
  }

  /// What is scrolled to, in the content.
  private struct Target {
    var minY: CGFloat
    var maxY: CGFloat
    /// The height of the header that comes along above.
    var header: CGFloat = 0
    /// The height of the footer that comes along below.
    var footer: CGFloat = 0
  }

  /// How often the offset may change for one aim. Each time more rows have their heights, so that
  /// it comes to rest unless the heights change at each request.
  private static let aimLimit = 64

  private unowned let table: UITableView
  private var aim: Aim?
  /// The row that an animation scrolls to.
  private var awaited: Aim?

  init(_ table: UITableView) { self.table = table }

  private var rows: RowData { table.rows }

  func scroll(to path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    table.loader.load()
    if table.behavior.scrollToRowMeasuresAllRows, table.calls.estimatesRows {
      table.heights.measureAllRows()
    }
    aim = nil
    guard isScrollable(to: path), let target = target(path), !Fault.scrollsToNoRow.isOn else {
      return
    }
    let goal = offset(to: target, at: position)
    // Nothing is on the screen yet that could move over time.
    let isAnimated = animated && table.window != nil
    if table.window == nil {
      aim = Aim(path: path, position: position, offset: goal)
      table.setNeedsLayout()
    }
    guard goal != table.contentOffset || table.window == nil else { return }
    awaited = isAnimated ? Aim(path: path, position: position, offset: goal) : nil
    table.setContentOffset(goal, animated: isAnimated)
    guard !isAnimated else { return }
    table.layoutIfNeeded()
    if table.window != nil { reach(Aim(path: path, position: position, offset: goal)) }
  }

  /// Goes on to a row that is not in sight where the estimates have led, until it is.
  private func reach(_ aim: Aim) {
    for _ in 0..<Self.aimLimit {
      guard let goal = missedGoal(of: aim) else { return }
      table.contentOffset = goal
      table.layoutIfNeeded()
    }
  }

  /// Where the row of an animated scroll is that has just come to its end; nil where it is in sight, or
  /// where another scroll has taken its place.
  ///
  /// - Parameter target: The offset that the scroll went to.
  func continuedGoal(after target: CGPoint) -> CGPoint? {
    guard let aim = awaited, aim.offset == target, let goal = missedGoal(of: aim) else {
      awaited = nil
      return nil
    }
    awaited?.offset = goal
    awaited?.continuations += 1
    return aim.continuations < Self.aimLimit ? goal : nil
  }

  /// Where to go on to for a row that is out of sight; nil where it is in sight, or where nothing
  /// brings it nearer.
  private func missedGoal(of aim: Aim) -> CGPoint? {
    guard table.behavior.scrollsUntilRowIsInSight, let target = target(aim.path) else { return nil }
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    guard target.maxY <= visible.minY || target.minY >= visible.maxY else { return nil }
    let goal = offset(to: target, at: aim.position)
    return goal == table.contentOffset ? nil : goal
  }

  /// Scrolls to the row again that was scrolled to without a window, now that the rows around it
  /// have been measured; `show` shows the rows at the new offset and measures them.
  ///
  /// In a window the offset stays where the estimates have led (M-73).
  func aimAgain(_ show: () -> Void) {
    guard !Fault.aimsOnce.isOn else { return }
    guard let aim, table.bounds.height > 0, table.bounds.width > 0 else { return }
    self.aim = nil
    guard aim.offset == table.contentOffset else { return }
    for _ in 0..<Self.aimLimit {
      guard let target = target(aim.path) else { return }
      let goal = offset(to: target, at: aim.position)
      guard goal != table.contentOffset else { break }
      table.bounds.origin = goal
      show()
    }
    guard table.window == nil else { return }
    self.aim = Aim(path: aim.path, position: aim.position, offset: table.contentOffset)
  }

  /// Scrolls to the selected row that is nearest to the view.
  func scrollToNearest(
    of paths: [IndexPath], at position: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let nearest = paths.min(by: { distance(to: $0) < distance(to: $1) }) else { return }
    scroll(to: nearest, at: position, animated: animated)
  }

  /// How far a row is from the middle of the view, in points.
  private func distance(to path: IndexPath) -> CGFloat {
    guard rows.contains(path) else { return .infinity }
    return abs(rows.y(of: path) + rows.height(of: path) / 2 - table.bounds.midY)
  }

  /// Whether there is a row or section to scroll to; raises if not.
  private func isScrollable(to path: IndexPath) -> Bool {
    guard path.count == 2, path.section >= 0, path.section < rows.sectionCount else {
      table.process.raise(Message.scrollBeyondSections(path, table))
      return false
    }
    guard path.row == NSNotFound || rows.contains(path) else {
      table.process.raise(
        Message.scrollBeyondRows(path, rows.rowCount(in: path.section), table))
      return false
    }
    return true
  }

  /// What to scroll to: a row with what is pinned over it or belongs to it, or the header of a
  /// section for `NSNotFound`; nil if it is gone.
  private func target(_ path: IndexPath) -> Target? {
    let section = path.section
    if path.row == NSNotFound, section < rows.sectionCount {
      let y = rows.y(of: .header, section)
      return Target(minY: y, maxY: y + rows.height(of: .header, section))
    }
    guard rows.contains(path) else { return nil }
    let row = rows.span(of: path)
    var target = Target(minY: row.start, maxY: row.start + row.height)
    if table.style == .plain || path.row == 0 { target.header = rows.height(of: .header, section) }
    if table.style == .plain || path.row == rows.rowCount(in: section) - 1 {
      target.footer = rows.height(of: .footer, section)
    }
    return target
  }

  private func offset(to target: Target, at position: UITableView.ScrollPosition) -> CGPoint {
    let inset = table.adjustedContentInset
    let top = target.minY - target.header - inset.top
    let bottom = target.maxY + target.footer - table.bounds.height + inset.bottom
    var offset = table.contentOffset
    switch position {
    case .top: offset.y = top
    case .middle:
      let visible = table.bounds.height - inset.top - inset.bottom
      offset.y = (target.minY + target.maxY - visible) / 2 - inset.top
    case .bottom: offset.y = bottom
    case .none:
      guard let y = nearestOffset(to: target, top: top, bottom: bottom) else { return offset }
      offset.y = y
    }
    if Fault.scrollsPastRows.isOn { offset.y += 1 }
    return table.restingOffset(near: offset)
  }

  /// The offset that is nearest and shows the target whole; nil if it is uncovered already. A
  /// target that is too high is shown from its top.
  private func nearestOffset(to target: Target, top: CGFloat, bottom: CGFloat) -> CGFloat? {
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    let isPinned = table.style == .plain
    let minY = visible.minY + (isPinned ? target.header : 0)
    let maxY = visible.maxY - (isPinned ? target.footer : 0)
    if target.minY < minY || target.maxY - target.minY > maxY - minY { return top }
    return target.maxY > maxY ? bottom : nil
  }
}

// MARK: - RowFollower

extension RowScrolling: RowFollower {
  func rowsWereReloaded() {
    guard table.behavior.reloadStopsScrollToRow, awaited != nil, table.isScrollAnimating else {
      return
    }
    awaited = nil
    table.stopScrollingAndZooming()
  }

  /// The aim goes with its row, and with the header of its section. One in a section that is
  /// reloaded keeps its number; without its row there is none.
  func apply(_ plan: UpdatePlan) {
    awaited = nil
    guard let path = aim?.path else { return }
    if let row = plan.newPath(of: RowPath(path)) {
      aim?.path = IndexPath(row)
    } else if let section = plan.newSection(of: path.section),
      path.row == NSNotFound || plan.reloadedSections.contains(where: { $0.target == section })
    {
      aim?.path = IndexPath(row: path.row, section: section)
    } else {
      aim = nil
    }
  }
}
