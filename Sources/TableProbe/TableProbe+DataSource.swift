#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - UITableViewDataSource

extension TableProbe: UITableViewDataSource {
  /// Logs the call and returns what its closure returns.
  public func numberOfSections(in tableView: UITableView) -> Int {
    note(.numberOfSections, value: numberOfSections?() ?? rows.count)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note(.numberOfRows, [section], value: rows.indices.contains(section) ? rows[section] : 0)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = cellForRow?(indexPath) ?? plainCell(tableView)
    madeCells[indexPath] = cell
    note(.cellForRow, indexPath, frame: cell.frame)
    return cell
  }

  private func plainCell(_ tableView: UITableView) -> UITableViewCell {
    let identifier = "cell"
    return tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    note(.titleForHeader, [section], value: titleForHeader?(section))
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    note(.titleForFooter, [section], value: titleForFooter?(section))
  }
}

// MARK: - UITableViewDataSourcePrefetching

extension TableProbe: UITableViewDataSourcePrefetching {}

// MARK: - What is implemented

extension TableProbe {
  /// The optional methods that the probe's closures represent, as Objective-C names them.
  private var isImplemented: [String: Bool] {
    [
      "numberOfSectionsInTableView:": numberOfSections != nil || rows.count != 1,
      "tableView:heightForRowAtIndexPath:": heightForRow != nil,
      "tableView:estimatedHeightForRowAtIndexPath:": estimatedHeightForRow != nil,
      "tableView:titleForHeaderInSection:": titleForHeader != nil,
      "tableView:titleForFooterInSection:": titleForFooter != nil,
      "tableView:heightForHeaderInSection:": heightForHeader != nil,
      "tableView:heightForFooterInSection:": heightForFooter != nil,
      "tableView:estimatedHeightForHeaderInSection:": estimatedHeightForHeader != nil,
      "tableView:estimatedHeightForFooterInSection:": estimatedHeightForFooter != nil,
      "tableView:viewForHeaderInSection:": viewForHeader != nil,
      "tableView:viewForFooterInSection:": viewForFooter != nil,
      "tableView:commitEditingStyle:forRowAtIndexPath:": commit != nil,
      "tableView:moveRowAtIndexPath:toIndexPath:": moveRow != nil,
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:": leadingSwipeActions != nil,
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:": trailingSwipeActions != nil,
    ]
  }

  #if canImport(UIKit) && canImport(ObjectiveC)
    public override func responds(to aSelector: Selector!) -> Bool {
      isImplemented[NSStringFromSelector(aSelector)] ?? super.responds(to: aSelector)
    }
  #else
    /// Whether the closure for the method is there.
    public func responds(to aSelector: Selector) -> Bool {
      isImplemented[aSelector.description] ?? true
    }
  #endif
}
