import Foundation
import TableEngine

// MARK: - Asking

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
      for method in Method.ofDelegate where !delegate.responds(to: method) {
        unanswered.insert(method)
      }
    }
    if let dataSource {
      for method in Method.ofDataSource where !dataSource.responds(to: method) {
        unanswered.insert(method)
      }
    }
  }

  /// The delegate, if it did not say that it lacks `method`.
  func delegate(for method: Selector) -> (any UITableViewDelegate)? {
    unanswered.contains(method) ? nil : delegate
  }

  private func dataSource(for method: Selector) -> (any UITableViewDataSource)? {
    unanswered.contains(method) ? nil : dataSource
  }

  /// The height the delegate answers for a row; nil when it does not implement the method.
  func askedHeight(of path: IndexPath) -> CGFloat? {
    delegate(for: Method.heightForRow)?.tableView(self, heightForRowAt: path).implemented
  }

  private func askedEstimate(of path: IndexPath) -> CGFloat? {
    delegate(for: Method.estimatedHeightForRow)?
      .tableView(self, estimatedHeightForRowAt: path).implemented
  }
}

// MARK: - Rebuilding

extension UITableView {
  /// How deep a rebuild may be started from within a rebuild before the model calls it endless.
  private static let rebuildDepthLimit = 64

  /// Forgets the cached counts and heights; the next one who asks rebuilds them.
  func forgetRows() {
    guard rowState.isKnown else { return }
    rowState = .unknown
    setNeedsLayout()
  }

  /// Makes sure that the rows are known.
  func loadRows() {
    guard !rowState.isKnown else { return }
    rebuildRows()
  }

  /// Asks the data source for all counts and the delegate for all heights, or their estimates.
  func rebuildRows() {
    var depth = 1
    if case .loading(let outer) = rowState { depth = outer + 1 }
    guard depth <= Self.rebuildDepthLimit else {
      // UIKit overflows its stack here; the text is ours.
      process.raise(
        "NSInternalInconsistencyException",
        "UITableView rebuilds its rows from within a rebuild without end: a height or count "
          + "callback asks the table for something that needs the rows")
      return
    }
    rowState = .loading(depth: depth)
    let sections = askSections()
    rows.sections = sections
    rowState = .known
    placeTableEdgeViews()
  }

  private func askSections() -> [RowData.Section] {
    let count = numberOfSectionsAsked()
    var sections = [RowData.Section](repeating: RowData.Section(), count: count)
    for section in Self.queryOrder(count) { sections[section] = askSection(section) }
    return sections
  }

  private func numberOfSectionsAsked() -> Int {
    guard dataSource != nil else { return 0 }
    let count = dataSource(for: Method.numberOfSections)?.numberOfSections(in: self).implemented
    return max(count ?? 1, 0)
  }

  /// The last section first, then the others in order (TR-01, TR-02).
  private static func queryOrder(_ count: Int) -> [Int] {
    count > 1 ? [count - 1] + Array(0..<(count - 1)) : Array(0..<count)
  }

  private func askSection(_ index: Int) -> RowData.Section {
    var section = RowData.Section()
    section.header = RowData.Edge(height: headerHeight(ofSection: index))
    section.footer = RowData.Edge(height: footerHeight(ofSection: index))
    let count = max(dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0, 0)
    section.rows.reserveCapacity(count)
    for row in 0..<count {
      section.rows.append(rebuiltRow(IndexPath(row: row, section: index)))
    }
    return section
  }

  /// A row's height before it is shown: its estimate, or its height where nothing estimates.
  private func rebuiltRow(_ path: IndexPath) -> RowData.Row {
    if let estimate = estimate(of: path) { return RowData.Row(height: estimate, isMeasured: false) }
    let height = askedHeight(of: path) ?? rowHeight
    return RowData.Row(
      height: height == Self.automaticDimension ? Self.standardRowHeight : checked(height, path),
      isMeasured: true)
  }

  /// The estimate of a row with `automatic` resolved; nil when estimates are off.
  func estimate(of path: IndexPath) -> CGFloat? {
    let estimate = askedEstimate(of: path) ?? estimatedRowHeight
    if estimate == Self.automaticDimension { return Self.standardRowHeight }
    return estimate > 0 ? estimate : nil
  }

  /// A height that the table can use: negative ones raise, others that are no number count as
  /// the standard height.
  func checked(_ height: CGFloat, _ path: IndexPath) -> CGFloat {
    guard height.isFinite else { return Self.standardRowHeight }
    guard height < 0 else { return height }
    process.raise(
      "NSInternalInconsistencyException",
      "table view row height must not be negative - provided height for index path "
        + "(\(Self.describe(path))) is \(String(format: "%f", Double(height)))")
    return Self.standardRowHeight
  }

  static func describe(_ path: IndexPath) -> String {
    "<NSIndexPath: 0x0> {length = \(path.count), path = "
      + path.map(String.init).joined(separator: " - ") + "}"
  }

  // MARK: Headers and footers

  private func headerHeight(ofSection section: Int) -> CGFloat {
    let height =
      delegate(for: Method.heightForHeader)?
      .tableView(self, heightForHeaderInSection: section).implemented ?? sectionHeaderHeight
    if height != Self.automaticDimension { return max(height.isFinite ? height : 0, 0) }
    let title = dataSource(for: Method.titleForHeader)?
      .tableView(self, titleForHeaderInSection: section)
    return automaticEdgeHeight(title: title)
  }

  private func footerHeight(ofSection section: Int) -> CGFloat {
    let height =
      delegate(for: Method.heightForFooter)?
      .tableView(self, heightForFooterInSection: section).implemented ?? sectionFooterHeight
    if height != Self.automaticDimension { return max(height.isFinite ? height : 0, 0) }
    let title = dataSource(for: Method.titleForFooter)?
      .tableView(self, titleForFooterInSection: section)
    return automaticEdgeHeight(title: title)
  }

  /// Height of a titled plain header or footer, in points (model).
  private static let titledEdgeHeight: CGFloat = 28

  private func automaticEdgeHeight(title: String?) -> CGFloat {
    guard let title, title != NotImplemented.title, !title.isEmpty else { return 0 }
    return Self.titledEdgeHeight
  }

  // MARK: Views at the table's ends

  /// Gives the header and footer views of the table their places, and the content its size.
  func placeTableEdgeViews() {
    rows.headerViewHeight = tableHeaderView?.frame.height ?? 0
    rows.footerViewHeight = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rows.headerViewHeight)
    noteContentHeight()
  }

  /// Takes over the height of the rows as that of the content.
  func noteContentHeight() {
    let height = rows.contentHeight
    contentSize = CGSize(width: bounds.width, height: height)
    tableFooterView?.frame = CGRect(
      x: 0, y: height - rows.footerViewHeight, width: bounds.width, height: rows.footerViewHeight)
  }

  func widthDidChange() {
    for (_, cell) in display.cells { cell.frame.size.width = bounds.width }
    placeTableEdgeViews()
  }
}
