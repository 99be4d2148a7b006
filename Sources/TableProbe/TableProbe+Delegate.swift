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

  /// Logs the call and runs its closure.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.willDisplay, indexPath, frame: cell.frame)
    willDisplay?(cell, indexPath)
  }

  /// Logs the call and runs its closure.
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
}

// MARK: - Selection

extension TableProbe {
  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    note(.shouldHighlight, indexPath, value: shouldHighlight?(indexPath) ?? true)
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
}
