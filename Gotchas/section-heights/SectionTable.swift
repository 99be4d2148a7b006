import Foundation
import TableProbe
import TableTechniques

#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// A table in a window, whose headers and footers are those of a section controller.
@MainActor final class SectionTable {
  let table: UITableView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller: SectionController
  /// The anomalies that the controller reported.
  private(set) var anomalies: [SectionAnomaly] = []

  /// A table without estimates, with the numbers of rows in `items`, one for each section.
  init(items: [Int], style: UITableView.Style = .plain) {
    table = UITableView(frame: window.bounds, style: style)
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    let sections = MemorySections(items.map { Array(repeating: "item", count: $0) })
    controller = SectionController(tableView: table, storage: sections) { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    controller.reportAnomaly = { [weak self] in self?.anomalies.append($0) }
  }

  /// The controller's configuration.
  var configuration: TableViewConfiguration {
    get { controller.configuration }
    set { controller.configuration = newValue }
  }

  /// Puts the table on the screen and lets it finish.
  func show() {
    window.addSubview(table)
    window.isHidden = false
    TableProbe.settle()
  }

  /// Reloads the table and lets it finish.
  func reload() {
    table.reloadData()
    TableProbe.settle()
  }

  /// The height that the delegate's method returns, in points.
  func returnedHeight(_ side: SectionSide, _ section: Int = 0) -> CGFloat {
    switch side {
    case .header: controller.tableView(table, heightForHeaderInSection: section)
    case .footer: controller.tableView(table, heightForFooterInSection: section)
    }
  }

  /// The height of the header or footer in the table, in points.
  func height(_ side: SectionSide, _ section: Int = 0) -> CGFloat {
    switch side {
    case .header: table.rectForHeader(inSection: section).height
    case .footer: table.rectForFooter(inSection: section).height
    }
  }

  /// Whether `responds(to:)` returns true for the delegate's height method.
  func implementsHeight(of side: SectionSide) -> Bool {
    controller.responds(to: Selector(HeightKind.height.method(of: side)))
  }
}

/// A delegate that returns 33 points for every header and footer, and implements nothing else.
@MainActor final class HeightOwner: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 33 }
}
