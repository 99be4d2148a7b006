import Foundation
import TableEngine

// MARK: - Scrolling to rows

extension UITableView {
  /// A row that `scrollToRow` was given before there was a window.
  struct ScrollAim {
    let path: IndexPath
    let position: ScrollPosition
    /// Where the table was scrolled to by what it knew; another offset is someone else's.
    var offset: CGPoint
  }

  /// What is scrolled to, in the content.
  private struct ScrollTarget {
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

  /// How far a row is from the middle of the view, in points.
  func distance(to path: IndexPath) -> CGFloat {
    guard rows.contains(path) else { return .infinity }
    return abs(rows.y(of: path) + rows.height(of: path) / 2 - bounds.midY)
  }

  func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadRows()
    if behavior.scrollToRowMeasuresAllRows, estimatesRows { measureAllRows() }
    display.aim = nil
    guard isScrollable(to: path), let target = scrollTarget(path) else { return }
    let goal = offset(to: target, at: position)
    // Nothing is on the screen yet that could move over time.
    let isAnimated = animated && window != nil
    if window == nil {
      display.aim = ScrollAim(path: path, position: position, offset: goal)
      setNeedsLayout()
    }
    guard goal != contentOffset || window == nil else { return }
    setContentOffset(goal, animated: isAnimated)
    if !isAnimated { layoutIfNeeded() }
  }

  /// Scrolls to the row again that `scrollToRow` was given without a window, now that the rows
  /// around it have been measured; `show` shows the rows at the new offset and measures them.
  ///
  /// In a window the offset stays where the estimates have led (M-73).
  func aimAgain(_ show: () -> Void) {
    guard let aim = display.aim, bounds.height > 0, bounds.width > 0 else { return }
    display.aim = nil
    guard aim.offset == contentOffset else { return }
    for _ in 0..<Self.aimLimit {
      guard let target = scrollTarget(aim.path) else { return }
      let goal = offset(to: target, at: aim.position)
      guard goal != contentOffset else { break }
      bounds.origin = goal
      show()
    }
    guard window == nil else { return }
    display.aim = ScrollAim(path: aim.path, position: aim.position, offset: contentOffset)
  }

  private func offset(to target: ScrollTarget, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let top = target.minY - target.header - inset.top
    let bottom = target.maxY + target.footer - bounds.height + inset.bottom
    var offset = contentOffset
    switch position {
    case .top: offset.y = top
    case .middle:
      let visible = bounds.height - inset.top - inset.bottom
      offset.y = (target.minY + target.maxY - visible) / 2 - inset.top
    case .bottom: offset.y = bottom
    case .none:
      guard let y = nearestOffset(to: target, top: top, bottom: bottom) else { return offset }
      offset.y = y
    }
    return restingOffset(near: offset)
  }

  /// The offset that is nearest and shows the target whole; nil if it is uncovered already. A
  /// target that is too high is shown from its top.
  private func nearestOffset(to target: ScrollTarget, top: CGFloat, bottom: CGFloat) -> CGFloat? {
    let visible = bounds.inset(by: adjustedContentInset)
    let isPinned = style == .plain
    let minY = visible.minY + (isPinned ? target.header : 0)
    let maxY = visible.maxY - (isPinned ? target.footer : 0)
    if target.minY < minY || target.maxY - target.minY > maxY - minY { return top }
    return target.maxY > maxY ? bottom : nil
  }

  /// Requests the height of every row.
  private func measureAllRows() {
    var next = rows.firstRow
    while let path = next {
      if let height = delegateHeight(of: path), height != Self.automaticDimension {
        rows.measure(path, checked(height, path))
      }
      next = rows.nextRow(after: path)
    }
    recordContentHeight()
    setNeedsLayout()
  }

  /// Whether there is a row or section to scroll to; raises if not.
  private func isScrollable(to path: IndexPath) -> Bool {
    guard path.count == 2, path.section >= 0, path.section < rows.sectionCount else {
      process.raise(Message.scrollBeyondSections(path, self))
      return false
    }
    guard path.row == NSNotFound || rows.contains(path) else {
      process.raise(Message.scrollBeyondRows(path, rows.rowCount(in: path.section), self))
      return false
    }
    return true
  }

  /// What to scroll to: a row with what is pinned over it or belongs to it, or the header of a
  /// section for `NSNotFound`; nil if it is gone.
  private func scrollTarget(_ path: IndexPath) -> ScrollTarget? {
    let section = path.section
    if path.row == NSNotFound, section < rows.sectionCount {
      let y = rows.y(of: .header, section)
      return ScrollTarget(minY: y, maxY: y + rows.height(of: .header, section))
    }
    guard rows.contains(path) else { return nil }
    let row = rows.span(of: path)
    var target = ScrollTarget(minY: row.start, maxY: row.start + row.height)
    if style == .plain || path.row == 0 { target.header = rows.height(of: .header, section) }
    if style == .plain || path.row == rows.rowCount(in: section) - 1 {
      target.footer = rows.height(of: .footer, section)
    }
    return target
  }
}
