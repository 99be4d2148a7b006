import Foundation
import TableEngine

// MARK: - What is implemented

extension UITableView {
  /// The optional methods whose absence changes what the table does, as Objective-C names them.
  enum Method {
    static let heightForRow: Selector = "tableView:heightForRowAtIndexPath:"
    static let heightForHeader: Selector = "tableView:heightForHeaderInSection:"
    static let heightForFooter: Selector = "tableView:heightForFooterInSection:"
    static let estimatedHeightForRow: Selector = "tableView:estimatedHeightForRowAtIndexPath:"
    static let estimatedHeightForHeader: Selector = "tableView:estimatedHeightForHeaderInSection:"
    static let estimatedHeightForFooter: Selector = "tableView:estimatedHeightForFooterInSection:"
    static let viewForHeader: Selector = "tableView:viewForHeaderInSection:"
    static let viewForFooter: Selector = "tableView:viewForFooterInSection:"
    static let titleForHeader: Selector = "tableView:titleForHeaderInSection:"
    static let titleForFooter: Selector = "tableView:titleForFooterInSection:"
    static let numberOfSections: Selector = "numberOfSectionsInTableView:"

    static let ofDelegate = [
      heightForRow, heightForHeader, heightForFooter, estimatedHeightForRow,
      estimatedHeightForHeader, estimatedHeightForFooter, viewForHeader, viewForFooter,
    ]
    static let ofDataSource = [titleForHeader, titleForFooter, numberOfSections]
  }

  /// Asks the delegate and the data source once what they implement.
  func noteAnswers() {
    unanswered = []
    if let delegate {
      unanswered.formUnion(Method.ofDelegate.filter { !delegate.responds(to: $0) })
    }
    if let dataSource {
      unanswered.formUnion(Method.ofDataSource.filter { !dataSource.responds(to: $0) })
    }
  }

  /// Whether the delegate may implement `method`; for views, whether headers are worth asking.
  func implements(_ method: Selector) -> Bool {
    delegate != nil && !unanswered.contains(method)
  }

  /// The delegate, if it did not say that it lacks `method`.
  private func delegate(for method: Selector) -> (any UITableViewDelegate)? {
    unanswered.contains(method) ? nil : delegate
  }

  private func dataSource(for method: Selector) -> (any UITableViewDataSource)? {
    unanswered.contains(method) ? nil : dataSource
  }
}

// MARK: - Rows

extension UITableView {
  /// The height the delegate answers for a row; nil when it does not implement the method.
  func askedHeight(of path: IndexPath) -> CGFloat? {
    guard let delegate = delegate(for: Method.heightForRow) else { return nil }
    let height = delegate.tableView(self, heightForRowAt: path).implemented
    if height == nil { unanswered.insert(Method.heightForRow) }
    return height
  }

  private func askedEstimate(of path: IndexPath) -> CGFloat? {
    guard let delegate = delegate(for: Method.estimatedHeightForRow) else { return nil }
    let estimate = delegate.tableView(self, estimatedHeightForRowAt: path).implemented
    if estimate == nil { unanswered.insert(Method.estimatedHeightForRow) }
    return estimate
  }

  /// Whether no row has to be asked before it is shown, so that all are as high as the first.
  /// Known once the first row was asked.
  var rowsAreUniform: Bool {
    guard delegate == nil || unanswered.contains(Method.estimatedHeightForRow) else { return false }
    return delegate == nil || estimatedRowHeight != 0 || unanswered.contains(Method.heightForRow)
  }

  /// The estimate of a row with `automatic` resolved; nil when nothing estimates it.
  func estimate(of path: IndexPath) -> CGFloat? {
    let asked = askedEstimate(of: path)
    return Self.usable(estimate: asked ?? estimatedRowHeight, automatic: Self.standardRowHeight)
  }

  /// An estimate in points; nil for those that mean none.
  private static func usable(estimate: CGFloat, automatic: CGFloat) -> CGFloat? {
    if estimate == automaticDimension { return automatic }
    return estimate > 0 && estimate.isFinite ? estimate : nil
  }

  /// How many sections the data source says there are; one if it does not say.
  func askedSectionCount() -> Int {
    guard dataSource != nil else { return 0 }
    let count = dataSource(for: Method.numberOfSections)?.numberOfSections(in: self).implemented
    return max(count ?? 1, 0)
  }

  /// How many rows the data source says a section has; a negative count is none.
  func askedRowCount(_ section: Int) -> Int {
    max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
  }

  /// A height that the table can use: negative ones raise, others that are no number count as
  /// the standard height.
  func checked(_ height: CGFloat, _ path: IndexPath) -> CGFloat {
    guard height.isFinite else { return Self.standardRowHeight }
    guard height < 0 else { return min(height, Extent.maximumHeight) }
    process.raise(Message.negativeRowHeight(height, path, behavior))
    return Self.standardRowHeight
  }
}

// MARK: - Headers and footers

extension UITableView {
  /// The header or the footer of sections.
  enum Edge {
    case header, footer
  }

  /// The title of a header or footer; nil for none, an empty one, or no method.
  func askedTitle(_ edge: Edge, _ section: Int) -> String? {
    let title: String? =
      switch edge {
      case .header:
        dataSource(for: Method.titleForHeader)?.tableView(self, titleForHeaderInSection: section)
      case .footer:
        dataSource(for: Method.titleForFooter)?.tableView(self, titleForFooterInSection: section)
      }
    return title == NotImplemented.title || title?.isEmpty == true ? nil : title
  }

  /// The height the delegate answers; nil when it does not implement the method.
  func askedHeight(_ edge: Edge, _ section: Int) -> CGFloat? {
    switch edge {
    case .header:
      delegate(for: Method.heightForHeader)?
        .tableView(self, heightForHeaderInSection: section).implemented
    case .footer:
      delegate(for: Method.heightForFooter)?
        .tableView(self, heightForFooterInSection: section).implemented
    }
  }

  /// The estimate of a header or footer; nil when nothing estimates it.
  func estimate(_ edge: Edge, _ section: Int) -> CGFloat? {
    let asked: CGFloat? =
      switch edge {
      case .header:
        delegate(for: Method.estimatedHeightForHeader)?
          .tableView(self, estimatedHeightForHeaderInSection: section).implemented
      case .footer:
        delegate(for: Method.estimatedHeightForFooter)?
          .tableView(self, estimatedHeightForFooterInSection: section).implemented
      }
    let property = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return Self.usable(estimate: asked ?? property, automatic: EdgeHeight.titled)
  }

  /// What the delegate has for a header or footer.
  enum AskedView {
    case notImplemented
    /// Implemented, and answered nil.
    case none
    case view(UIView)
  }

  /// The view the delegate answers for a header or footer.
  func askedView(_ edge: Edge, _ section: Int) -> AskedView {
    let method = edge == .header ? Method.viewForHeader : Method.viewForFooter
    guard let delegate = delegate(for: method) else { return .notImplemented }
    let view =
      edge == .header
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
    guard let view else { return .none }
    return view === NotImplemented.view ? .notImplemented : .view(view)
  }

  /// Heights of headers and footers that nobody sets, in points.
  enum EdgeHeight {
    /// A title in the plain style, iOS 8 to 14 (model; the customary 28).
    static let titled: CGFloat = 28
    /// A title in the grouped styles (model).
    static let titledGrouped: CGFloat = 38
    /// No title in the grouped styles: half of the space between two groups (model).
    static let untitledGrouped: CGFloat = 17.5
    /// Above the first group (catalogue: grouped-table-header-zero-is-default, about 35).
    static let firstGroup: CGFloat = 35
  }

  /// The height that `automatic` stands for without a view to measure.
  func automaticHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    guard style == .plain else {
      if title != nil { return EdgeHeight.titledGrouped }
      return edge == .header && section == 0 && tableHeaderView == nil
        ? EdgeHeight.firstGroup : EdgeHeight.untitledGrouped
    }
    return title == nil ? 0 : EdgeHeight.titled
  }

  /// A header's or footer's height that the table can use.
  func checked(_ height: CGFloat, _ edge: Edge, _ section: Int) -> CGFloat {
    guard height.isFinite else { return 0 }
    guard height < 0 else { return min(height, Extent.maximumHeight) }
    process.raise(Message.negativeEdgeHeight(height, edge, section))
    return 0
  }
}
