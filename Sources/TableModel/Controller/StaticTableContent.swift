import Foundation

/// Rows that Interface Builder has in the table itself: the cells exist, each in its place.
@MainActor package final class StaticTableContent {
  /// A section of it.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var headerView: UIView?
    package var footerView: UIView?
    package var rows: [Row]

    package init(
      header: String?, footer: String?, headerView: UIView?, footerView: UIView?, rows: [Row]
    ) {
      self.header = header
      self.footer = footer
      self.headerView = headerView
      self.footerView = footerView
      self.rows = rows
    }
  }

  /// A row of it.
  package struct Row {
    package let cell: UITableViewCell
    /// The height in points; nil for that of the table's rows.
    package let height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  package let sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func row(at path: IndexPath) -> Row? {
    guard path.count == 2, let rows = section(path.section)?.rows, rows.indices.contains(path.row)
    else { return nil }
    return rows[path.row]
  }

  /// The optional methods that a controller of such a table has without overriding them.
  static let methods: Set<Selector> = [
    "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:",
    "tableView:titleForFooterInSection:", "tableView:heightForRowAtIndexPath:",
  ]
  /// The same where a section has a view of its own.
  static let viewMethods: Set<Selector> = [
    "tableView:viewForHeaderInSection:", "tableView:viewForFooterInSection:",
  ]

  func implements(_ selector: Selector) -> Bool {
    Self.methods.contains(selector)
      || Self.viewMethods.contains(selector)
        && sections.contains { $0.headerView != nil || $0.footerView != nil }
  }
}
