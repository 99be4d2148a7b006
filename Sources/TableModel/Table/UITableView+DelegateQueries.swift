import Foundation
import SystemVersions
import TableEngine

// MARK: - What is implemented

extension UITableView {
  /// The optional methods whose absence changes what the table does.
  struct Methods: OptionSet {
    let rawValue: UInt16

    static let heightForRow = Methods(rawValue: 1 << 0)
    static let heightForHeader = Methods(rawValue: 1 << 1)
    static let heightForFooter = Methods(rawValue: 1 << 2)
    static let estimatedHeightForRow = Methods(rawValue: 1 << 3)
    static let estimatedHeightForHeader = Methods(rawValue: 1 << 4)
    static let estimatedHeightForFooter = Methods(rawValue: 1 << 5)
    static let viewForHeader = Methods(rawValue: 1 << 6)
    static let viewForFooter = Methods(rawValue: 1 << 7)
    static let titleForHeader = Methods(rawValue: 1 << 8)
    static let titleForFooter = Methods(rawValue: 1 << 9)
    static let numberOfSections = Methods(rawValue: 1 << 10)
    static let commit = Methods(rawValue: 1 << 11)
    static let moveRow = Methods(rawValue: 1 << 12)
    static let leadingSwipe = Methods(rawValue: 1 << 13)
    static let trailingSwipe = Methods(rawValue: 1 << 14)

    /// The delegate's methods as Objective-C names them.
    static let ofDelegate: [(method: Methods, name: Selector)] = [
      (heightForRow, "tableView:heightForRowAtIndexPath:"),
      (heightForHeader, "tableView:heightForHeaderInSection:"),
      (heightForFooter, "tableView:heightForFooterInSection:"),
      (estimatedHeightForRow, "tableView:estimatedHeightForRowAtIndexPath:"),
      (estimatedHeightForHeader, "tableView:estimatedHeightForHeaderInSection:"),
      (estimatedHeightForFooter, "tableView:estimatedHeightForFooterInSection:"),
      (viewForHeader, "tableView:viewForHeaderInSection:"),
      (viewForFooter, "tableView:viewForFooterInSection:"),
      (leadingSwipe, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"),
      (trailingSwipe, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"),
    ]

    /// The data source's methods.
    static let ofDataSource: [(method: Methods, name: Selector)] = [
      (titleForHeader, "tableView:titleForHeaderInSection:"),
      (titleForFooter, "tableView:titleForFooterInSection:"),
      (numberOfSections, "numberOfSectionsInTableView:"),
      (commit, "tableView:commitEditingStyle:forRowAtIndexPath:"),
      (moveRow, "tableView:moveRowAtIndexPath:toIndexPath:"),
    ]
  }

  /// Caches which optional methods the delegate and the data source implement.
  func cacheImplementedMethods() {
    unimplementedMethods = []
    if let delegate = storedTableDelegate {
      for (method, name) in Methods.ofDelegate where !delegate.responds(to: name) {
        unimplementedMethods.insert(method)
      }
    }
    if let dataSource = storedDataSource {
      for (method, name) in Methods.ofDataSource where !dataSource.responds(to: name) {
        unimplementedMethods.insert(method)
      }
    }
  }

  /// Whether the delegate may implement `method`: `responds(to:)` returned true, and the default
  /// implementation was not called so far.
  func implements(_ method: Methods) -> Bool {
    !unimplementedMethods.contains(method) && storedTableDelegate != nil
  }

  /// The delegate, unless it is known to lack `method`.
  private func delegate(for method: Methods) -> (any UITableViewDelegate)? {
    unimplementedMethods.contains(method) ? nil : calledDelegate
  }

  private func dataSource(for method: Methods) -> (any UITableViewDataSource)? {
    unimplementedMethods.contains(method) ? nil : calledDataSource
  }
}

// MARK: - Rows

extension UITableView {
  /// Whether the table has counted no row yet; used before the first rebuild.
  var hasNoRows: Bool { rows.geometry.rowCounts.allSatisfy { $0 == 0 } }
}

extension UITableView {
  /// The height that the delegate returns for a row, in points; nil when it does not implement the
  /// method.
  func delegateHeight(of path: IndexPath) -> CGFloat? {
    calledDelegate.flatMap { height(of: path, from: $0) }
  }

  /// The height that the delegate returns, in points; nil when it does not implement the method.
  private func height(of path: IndexPath, from delegate: any UITableViewDelegate) -> CGFloat? {
    guard !unimplementedMethods.contains(.heightForRow) else { return nil }
    let height = delegate.tableView(self, heightForRowAt: path).implemented
    if height == nil { unimplementedMethods.insert(.heightForRow) }
    return height
  }

  /// Whether no row's height is requested before it is shown, so that all are as high as the first.
  /// Known once the first row's height was requested.
  var rowsAreUniform: Bool {
    guard storedTableDelegate != nil else { return true }
    return unimplementedMethods.contains(.estimatedHeightForRow)
      && (estimatedRowHeight != 0 || unimplementedMethods.contains(.heightForRow))
  }

  /// A row's height before it is shown: its estimate, or its height where nothing estimates it.
  func rebuiltRow(_ path: IndexPath) -> Extent {
    guard let delegate = calledDelegate else {
      return row(path, estimate: estimatedRowHeight, from: nil)
    }
    return rebuiltRow(path, from: delegate)
  }

  /// The same, for a caller that has many rows: reading the weak delegate takes longer than a call.
  func rebuiltRow(_ path: IndexPath, from delegate: any UITableViewDelegate) -> Extent {
    guard !unimplementedMethods.contains(.estimatedHeightForRow) else {
      return row(path, estimate: estimatedRowHeight, from: delegate)
    }
    let value = delegate.tableView(self, estimatedHeightForRowAt: path)
    if value > 0, value.isFinite { return .estimated(value) }
    if value.implemented == nil { unimplementedMethods.insert(.estimatedHeightForRow) }
    return row(path, estimate: value.implemented ?? estimatedRowHeight, from: delegate)
  }

  /// The height of a row for an estimate, which may mean that there is none.
  private func row(
    _ path: IndexPath, estimate: CGFloat, from delegate: (any UITableViewDelegate)?
  ) -> Extent {
    if let estimate = Self.usable(estimate: estimate, automatic: Self.standardRowHeight) {
      return .estimated(estimate)
    }
    let returned = delegate.flatMap { height(of: path, from: $0) }
    return .measured(unshownHeight(returned ?? rowHeight, path))
  }

  /// The height for a value of the delegate where no cell is measured: before the row is shown, and
  /// always where rows are not estimated (catalogue:
  /// estimated-rows-must-not-be-zero-for-self-sizing).
  func unshownHeight(_ value: CGFloat, _ path: IndexPath) -> CGFloat {
    value == Self.automaticDimension ? Self.standardRowHeight : checked(value, path)
  }

  /// An estimate in points; nil for values that mean none.
  private static func usable(estimate: CGFloat, automatic: CGFloat) -> CGFloat? {
    if estimate == automaticDimension { return automatic }
    return estimate > 0 && estimate.isFinite ? estimate : nil
  }

  /// The data source's number of sections: one without the method, and none if the number is beyond
  /// what a table can hold, which raises.
  func dataSourceSectionCount() -> Int {
    guard storedDataSource != nil else { return 0 }
    let count = dataSource(for: .numberOfSections)?.numberOfSections(in: self).implemented ?? 1
    guard count > TableGeometry.maximumSectionCount else { return max(count, 0) }
    process.raise(Message.tooManySections(count))
    return 0
  }

  /// The data source's number of rows in a section: none if it is negative, or beyond what a table
  /// can hold, which raises (EX-21).
  func dataSourceRowCount(_ section: Int) -> Int {
    let count = max(calledDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
    guard count > TableGeometry.maximumRowCount else { return count }
    process.raise(Message.tooManyRows(count, section))
    return 0
  }

  /// A height that the table can use: a negative one raises, as one does that is no number; an
  /// infinite one counts as the standard height.
  ///
  /// UIKit raises when it gives the cell its frame (newbetuts.com/3025176: height NaN, a table 480
  /// wide, position [240 nan]); the model raises when the delegate returns.
  func checked(_ height: CGFloat, _ path: IndexPath) -> CGFloat {
    guard !height.isNaN else {
      process.raise(Message.invalidPosition(CGPoint(x: bounds.midX, y: height)))
      return Self.standardRowHeight
    }
    guard height.isFinite else { return Self.standardRowHeight }
    guard height < 0 else { return min(height, Extent.maximumHeight) }
    process.raise(Message.negativeRowHeight(height, path, behavior))
    return Self.standardRowHeight
  }
}

// MARK: - Headers and footers

extension UITableView {
  /// The header or the footer of sections.
  enum Edge: CaseIterable {
    case header, footer

    /// The method that returns the view.
    var viewMethod: Methods { self == .header ? .viewForHeader : .viewForFooter }

    /// The method that returns the height.
    var heightMethod: Methods { self == .header ? .heightForHeader : .heightForFooter }
  }

  /// The title of a header or footer; nil for none, an empty one, or no method.
  func dataSourceTitle(_ edge: Edge, _ section: Int) -> String? {
    let title: String? =
      switch edge {
      case .header:
        dataSource(for: .titleForHeader)?.tableView(self, titleForHeaderInSection: section)
      case .footer:
        dataSource(for: .titleForFooter)?.tableView(self, titleForFooterInSection: section)
      }
    return title == NotImplemented.title || title?.isEmpty == true ? nil : title
  }

  /// The height that the delegate returns, in points; nil when it does not implement the method.
  func delegateHeight(_ edge: Edge, _ section: Int) -> CGFloat? {
    guard let delegate = delegate(for: edge.heightMethod) else { return nil }
    let height =
      edge == .header
      ? delegate.tableView(self, heightForHeaderInSection: section).implemented
      : delegate.tableView(self, heightForFooterInSection: section).implemented
    if height == nil { unimplementedMethods.insert(edge.heightMethod) }
    return height
  }

  /// The estimate of a header or footer; nil when nothing estimates it.
  func estimate(_ edge: Edge, _ section: Int) -> CGFloat? {
    let returned: CGFloat? =
      switch edge {
      case .header:
        delegate(for: .estimatedHeightForHeader)?
          .tableView(self, estimatedHeightForHeaderInSection: section).implemented
      case .footer:
        delegate(for: .estimatedHeightForFooter)?
          .tableView(self, estimatedHeightForFooterInSection: section).implemented
      }
    let property = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let estimate = returned ?? property
    guard behavior.takesSmallEdgeEstimatesForNegative, estimate > 0, estimate <= 1 else {
      return Self.usable(estimate: estimate, automatic: EdgeHeight.estimate)
    }
    if estimate < 1 { process.raise(Message.negativeEdgeHeight(-estimate, edge, section)) }
    return EdgeHeight.estimate
  }

  /// What the delegate returned for a header or footer.
  enum DelegateView {
    case notImplemented
    /// Implemented, and returned nil.
    case none
    case view(UIView)
  }

  /// The view that the delegate returns for a header or footer.
  func delegateView(_ edge: Edge, _ section: Int) -> DelegateView {
    guard let delegate = delegate(for: edge.viewMethod) else { return .notImplemented }
    let view =
      edge == .header
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
    guard view !== NotImplemented.view else {
      unimplementedMethods.insert(edge.viewMethod)
      return .notImplemented
    }
    rows.estimatedEdgesWithoutTitle[edge] = nil
    return view.map { .view($0) } ?? .none
  }

  /// Heights of headers and footers that are not set, in points.
  enum EdgeHeight {
    /// The automatic estimate of a header or footer (model; the customary 28).
    static let estimate: CGFloat = 28
    /// The title of a footer in the grouped styles (model).
    static let titledGroupedFooter: CGFloat = 38
    /// No title in the grouped styles: half of the space between two groups (model).
    static let untitledGrouped: CGFloat = 17.5
    /// Above the first group (catalogue: grouped-table-header-zero-is-default, about 35).
    static let firstGroup: CGFloat = 35
  }

  /// Whether a header's or footer's height is the table's to find: `automatic`, and 0 in the grouped
  /// styles (claim D-25; Tencent/QMUI_iOS, QMUICommonTableViewController.m).
  func leavesHeightOpen(_ value: CGFloat) -> Bool {
    value == Self.automaticDimension || style != .plain && value == 0
  }

  /// The height of `automaticDimension` without a view to measure.
  func automaticHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    guard style == .plain else {
      let isFirst = edge == .header && section == 0 && (tableHeaderView?.frame.height ?? 0) == 0
      guard title != nil else {
        return isFirst ? EdgeHeight.firstGroup : EdgeHeight.untitledGrouped
      }
      return groupedTitleHeight(edge, isFirst: isFirst) + heightOfFurtherLines(edge, title)
    }
    return title == nil ? 0 : behavior.plainTitleHeight
  }

  private func groupedTitleHeight(_ edge: Edge, isFirst: Bool) -> CGFloat {
    guard edge == .header else { return EdgeHeight.titledGroupedFooter }
    let space = CGFloat(behavior.spaceAboveFirstGroupTitle).roundedToPixels(
      .down, scale: pixelScale)
    return behavior.groupedTitleHeight + (isFirst ? space : 0)
  }

  /// The font of titles in the grouped styles. Model's choice; no public source.
  var groupedTitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// The title as it is shown.
  func shownTitle(_ title: String, _ edge: Edge) -> String {
    let isCapitalized = edge == .header && style != .plain && behavior.capitalizesGroupedTitles
    return isCapitalized ? title.uppercased() : title
  }

  /// What the lines of a title after the first one add: in the grouped styles titles wrap
  /// (youknowone/UI7Kit #110, of footers; that headers do too is the model's).
  private func heightOfFurtherLines(_ edge: Edge, _ title: String?) -> CGFloat {
    let width = sectionWidth - partMargins.left - partMargins.right
    guard let title, width > 0 else { return 0 }
    let font = groupedTitleFont
    let text = shownTitle(title, edge).boundingRect(
      with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    return max((text.height - font.lineHeight).roundedToPixels(scale: pixelScale), 0)
  }

  /// The height that a section's title has at least, if the height is the table's own
  /// `sectionHeaderHeight`: titles are as high as ever in files that set 10, 18 or 22 (C-084, C-090,
  /// C-091, C-101). That a greater property counts is the model's.
  func titleHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    guard edge == .header, title != nil, !implements(edge.heightMethod) else { return 0 }
    return automaticHeight(edge, section, title: title)
  }

  /// A header's or footer's height that the table can use.
  func checked(_ height: CGFloat, _ edge: Edge, _ section: Int) -> CGFloat {
    guard height.isFinite else { return 0 }
    guard height < 0 else { return min(height, Extent.maximumHeight) }
    process.raise(Message.negativeEdgeHeight(height, edge, section))
    return 0
  }
}
