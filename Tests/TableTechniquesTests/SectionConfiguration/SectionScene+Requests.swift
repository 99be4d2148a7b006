import Foundation
import TableModel
import TableTechniques

// MARK: - Requests, as of a table

extension SectionScene {
  /// What the delegate's method answers, in points.
  func height(in section: Int = 0) -> CGFloat {
    switch side {
    case .header: controller.tableView(table, heightForHeaderInSection: section)
    case .footer: controller.tableView(table, heightForFooterInSection: section)
    }
  }

  /// What the delegate's method answers, in points.
  func estimatedHeight(in section: Int = 0) -> CGFloat {
    switch side {
    case .header: controller.tableView(table, estimatedHeightForHeaderInSection: section)
    case .footer: controller.tableView(table, estimatedHeightForFooterInSection: section)
    }
  }

  /// What the delegate's method answers.
  func view(in section: Int = 0) -> UIView? {
    switch side {
    case .header: controller.tableView(table, viewForHeaderInSection: section)
    case .footer: controller.tableView(table, viewForFooterInSection: section)
    }
  }

  /// What the table's data source answers.
  func title(in section: Int = 0) -> String? {
    switch side {
    case .header: table.dataSource?.tableView(table, titleForHeaderInSection: section)
    case .footer: table.dataSource?.tableView(table, titleForFooterInSection: section)
    }
  }

  /// Whether the controller says that it implements the method for the height.
  var responds: Bool { controller.responds(to: Selector(HeightKind.height.method(of: side))) }

  /// The height in the table's own geometry, in points.
  func shownHeight(of table: UITableView, in section: Int = 0) -> CGFloat {
    switch side {
    case .header: table.rectForHeader(inSection: section).height
    case .footer: table.rectForFooter(inSection: section).height
    }
  }

  /// Shows the table and lets it finish.
  func show() {
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  /// How often the minimal height is requested when the table reloads.
  func minimalHeightsAskedByReloading() -> Int {
    var count = 0
    set(\.minimalHeaderHeightForTableView, \.minimalFooterHeightForTableView) { _ in
      count += 1
      return 0
    }
    table.reloadData()
    MainLoop.runUntilIdle()
    return count
  }
}
