public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - UITableViewDelegate

extension TableProbe: UITableViewDelegate {
  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let isAvailable = availability(of: indexPath)
    let height = heightForRow?(indexPath) ?? tableView.rowHeight
    note(
      .heightForRow, Array(indexPath), answer: Self.text(height), number: height,
      isCellAvailable: isAvailable, frame: madeCells[indexPath]?.frame)
    return height
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let height = estimatedHeightForRow?(indexPath) ?? tableView.estimatedRowHeight
    note(.estimatedHeightForRow, Array(indexPath), answer: Self.text(height), number: height)
    return height
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    recordShown(cell, at: indexPath)
    note(.willDisplay, Array(indexPath), frame: cell.frame)
    willDisplay?(cell, indexPath)
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    discardShown(cell, at: indexPath)
    note(.didEndDisplaying, Array(indexPath), frame: cell.frame)
    didEndDisplaying?(cell, indexPath)
  }
}

// MARK: - Headers and footers

extension TableProbe {
  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.heightForHeader, section, heightForHeader?(section) ?? tableView.sectionHeaderHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.heightForFooter, section, heightForFooter?(section) ?? tableView.sectionFooterHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(
      .estimatedHeightForHeader, section,
      estimatedHeightForHeader?(section) ?? tableView.estimatedSectionHeaderHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    answer(
      .estimatedHeightForFooter, section,
      estimatedHeightForFooter?(section) ?? tableView.estimatedSectionFooterHeight)
  }

  private func answer(_ call: ProbeEvent.Call, _ section: Int, _ height: CGFloat) -> CGFloat {
    note(call, [section], answer: Self.text(height), number: height)
    return height
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = viewForHeader?(section)
    note(.viewForHeader, [section], answer: view == nil ? "nil" : "view")
    return view
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = viewForFooter?(section)
    note(.viewForFooter, [section], answer: view == nil ? "nil" : "view")
    return view
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { note(.willDisplayHeader, [section], frame: view.frame) }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { note(.willDisplayFooter, [section], frame: view.frame) }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { note(.didEndDisplayingHeader, [section]) }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { note(.didEndDisplayingFooter, [section]) }
}

// MARK: - Selection

extension TableProbe {
  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    let isHighlighted = shouldHighlight?(indexPath) ?? true
    note(.shouldHighlight, Array(indexPath), answer: "\(isHighlighted)")
    return isHighlighted
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note(.didHighlight, Array(indexPath))
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note(.didUnhighlight, Array(indexPath))
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note(.willSelect, Array(indexPath))
    return willSelect.map { $0(indexPath) } ?? indexPath
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note(.willDeselect, Array(indexPath))
    return indexPath
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(.didSelect, Array(indexPath))
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(.didDeselect, Array(indexPath))
  }
}

// MARK: - UIScrollViewDelegate

extension TableProbe {
  /// Logs the call.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(
      .didScroll, answer: Self.text(scrollView.contentOffset.y),
      number: scrollView.contentOffset.y)
  }

  /// Logs the call.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(.willBeginDragging) }

  /// Logs the call.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { note(.didEndDragging, answer: decelerate ? "decelerates" : "rests") }

  /// Logs the call.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee.y
    note(.willEndDragging, answer: Self.text(target), number: target)
  }

  /// Logs the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note(.willBeginDecelerating)
  }

  /// Logs the call and returns what its closure returns.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note(.shouldScrollToTop, answer: "true")
    return true
  }

  /// Logs the call.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(.didScrollToTop) }

  /// Logs the call.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note(.didEndDecelerating)
  }

  /// Logs the call.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note(.didEndScrollingAnimation)
  }
}
