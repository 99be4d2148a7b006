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
    return note(
      .heightForRow, indexPath, value: heightForRow?(indexPath) ?? tableView.rowHeight,
      isCellAvailable: isAvailable, frame: madeCells[indexPath]?.frame)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    note(
      .estimatedHeightForRow, indexPath,
      value: estimatedHeightForRow?(indexPath) ?? tableView.estimatedRowHeight)
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.willDisplay, indexPath, frame: cell.frame)
    willDisplay?(cell, indexPath)
  }

  /// Logs the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note(.didEndDisplaying, indexPath, frame: cell.frame)
    didEndDisplaying?(cell, indexPath)
  }
}

// MARK: - Headers and footers

extension TableProbe {
  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    note(
      .heightForHeader, [section],
      value: heightForHeader?(section) ?? tableView.sectionHeaderHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    note(
      .heightForFooter, [section],
      value: heightForFooter?(section) ?? tableView.sectionFooterHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    note(
      .estimatedHeightForHeader, [section],
      value: estimatedHeightForHeader?(section) ?? tableView.estimatedSectionHeaderHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    note(
      .estimatedHeightForFooter, [section],
      value: estimatedHeightForFooter?(section) ?? tableView.estimatedSectionFooterHeight)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note(.viewForHeader, [section], value: viewForHeader?(section))
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    note(.viewForFooter, [section], value: viewForFooter?(section))
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
    note(.shouldHighlight, indexPath, value: shouldHighlight?(indexPath) ?? true)
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note(.didHighlight, indexPath)
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note(.didUnhighlight, indexPath)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note(.willSelect, indexPath)
    return willSelect.map { $0(indexPath) } ?? indexPath
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note(.willDeselect, indexPath)
    return indexPath
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(.didSelect, indexPath)
  }

  /// Logs the call.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(.didDeselect, indexPath)
  }
}

// MARK: - UIScrollViewDelegate

extension TableProbe {
  /// Logs the call.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(.didScroll, value: scrollView.contentOffset.y)
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
    note(.willEndDragging, value: targetContentOffset.pointee.y)
  }

  /// Logs the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note(.willBeginDecelerating)
  }

  /// Logs the call and returns what its closure returns.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note(.shouldScrollToTop, value: true)
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
