import Foundation
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

  /// Asks the delegate and the data source once what they implement.
  func noteAnswers() {
    unanswered = []
    if let delegate {
      for (method, name) in Methods.ofDelegate where !delegate.responds(to: name) {
        unanswered.insert(method)
      }
    }
    if let dataSource {
      for (method, name) in Methods.ofDataSource where !dataSource.responds(to: name) {
        unanswered.insert(method)
      }
    }
  }

  /// Whether the delegate may implement `method`: it did not say that it does not, and its default
  /// was not met so far.
  func implements(_ method: Methods) -> Bool {
    !unanswered.contains(method) && delegate != nil
  }

  /// The delegate, if it did not say that it lacks `method`.
  private func delegate(for method: Methods) -> (any UITableViewDelegate)? {
    unanswered.contains(method) ? nil : delegate
  }

  private func dataSource(for method: Methods) -> (any UITableViewDataSource)? {
    unanswered.contains(method) ? nil : dataSource
  }
}

// MARK: - Rows

extension UITableView {
  /// Whether the table has counted no row yet; it does not count for this question.
  var hasNoRows: Bool { rows.geometry.rowCounts.allSatisfy { $0 == 0 } }
}

extension UITableView {
  /// The height the delegate answers for a row; nil when it does not implement the method.
  func askedHeight(of path: IndexPath) -> CGFloat? {
    delegate.flatMap { height(of: path, from: $0) }
  }

  /// The height the delegate answers; nil when it does not implement the method.
  private func height(of path: IndexPath, from delegate: any UITableViewDelegate) -> CGFloat? {
    guard !unanswered.contains(.heightForRow) else { return nil }
    let height = delegate.tableView(self, heightForRowAt: path).implemented
    if height == nil { unanswered.insert(.heightForRow) }
    return height
  }

  /// Whether no row has to be asked before it is shown, so that all are as high as the first.
  /// Known once the first row was asked.
  var rowsAreUniform: Bool {
    guard delegate != nil else { return true }
    return unanswered.contains(.estimatedHeightForRow)
      && (estimatedRowHeight != 0 || unanswered.contains(.heightForRow))
  }

  /// A row's height before it is shown: its estimate, or its height where nothing estimates it.
  func rebuiltRow(_ path: IndexPath) -> Extent {
    guard let delegate else { return row(path, estimate: estimatedRowHeight, from: nil) }
    guard !unanswered.contains(.estimatedHeightForRow) else {
      return row(path, estimate: estimatedRowHeight, from: delegate)
    }
    return row(
      path, unusual: delegate.tableView(self, estimatedHeightForRowAt: path), from: delegate)
  }

  /// Asks for the heights of neighbouring rows before they are shown, except the first `known`.
  ///
  /// A rebuild asks for every row, so the delegate is looked up once for many, and the path is
  /// made once and changed in place: it costs more than the rest.
  func askRows(
    _ rows: Range<Int>, in section: Int, known: Int, into writer: borrowing ExtentWriter
  ) {
    var path = IndexPath(row: rows.lowerBound, section: section)
    guard let delegate, !unanswered.contains(.estimatedHeightForRow) else {
      for index in known..<rows.count {
        path[1] = rows.lowerBound + index
        writer.write(rebuiltRow(path), at: index)
      }
      return
    }
    let (estimates, largest) = (writer.estimates, Extent.maximumHeight)
    for index in known..<rows.count {
      path[1] = rows.lowerBound + index
      let answer = delegate.tableView(self, estimatedHeightForRowAt: path)
      if answer > 0, answer <= largest {
        estimates[index] = answer
      } else {
        writer.write(row(path, unusual: answer, from: delegate), at: index)
      }
    }
  }

  /// What an estimate means that is not simply a height, "not implemented" among them.
  private func row(
    _ path: IndexPath, unusual answer: CGFloat, from delegate: any UITableViewDelegate
  ) -> Extent {
    if answer.implemented == nil { unanswered.insert(.estimatedHeightForRow) }
    return row(path, estimate: answer.implemented ?? estimatedRowHeight, from: delegate)
  }

  /// The height of a row for an estimate, which may mean that there is none.
  private func row(
    _ path: IndexPath, estimate: CGFloat, from delegate: (any UITableViewDelegate)?
  ) -> Extent {
    if let estimate = Self.usable(estimate: estimate, automatic: Self.standardRowHeight) {
      return .estimated(estimate)
    }
    let asked = delegate.flatMap { height(of: path, from: $0) }
    return .measured(unshownHeight(asked ?? rowHeight, path))
  }

  /// The height that an answer stands for where no cell is measured: before the row is shown, and
  /// always where rows are not estimated (catalogue:
  /// estimated-rows-must-not-be-zero-for-self-sizing).
  func unshownHeight(_ answer: CGFloat, _ path: IndexPath) -> CGFloat {
    answer == Self.automaticDimension ? Self.standardRowHeight : checked(answer, path)
  }

  /// An estimate in points; nil for those that mean none.
  private static func usable(estimate: CGFloat, automatic: CGFloat) -> CGFloat? {
    if estimate == automaticDimension { return automatic }
    return estimate > 0 && estimate.isFinite ? estimate : nil
  }

  /// How many sections the data source says there are; one if it does not say, and none after an
  /// answer that no table can hold.
  func askedSectionCount() -> Int {
    guard dataSource != nil else { return 0 }
    let count = dataSource(for: .numberOfSections)?.numberOfSections(in: self).implemented ?? 1
    guard count > TableGeometry.maximumSectionCount else { return max(count, 0) }
    process.raise(Message.tooManySections(count))
    return 0
  }

  /// How many rows the data source says a section has; a negative count is none, and so is one
  /// beyond what a table can hold, after EX-21.
  func askedRowCount(_ section: Int) -> Int {
    let count = max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
    guard count > TableGeometry.maximumRowCount else { return count }
    process.raise(Message.tooManyRows(count, section))
    return 0
  }

  /// A height that the table can use: a negative one raises, as one does that is no number; an
  /// infinite one counts as the standard height.
  ///
  /// UIKit raises when it gives the cell its frame (newbetuts.com/3025176: height NaN, a table 480
  /// wide, position [240 nan]); here the answer itself does.
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

    /// The method that answers the view.
    var viewMethod: Methods { self == .header ? .viewForHeader : .viewForFooter }

    /// The method that answers the height.
    var heightMethod: Methods { self == .header ? .heightForHeader : .heightForFooter }
  }

  /// The title of a header or footer; nil for none, an empty one, or no method.
  func askedTitle(_ edge: Edge, _ section: Int) -> String? {
    let title: String? =
      switch edge {
      case .header:
        dataSource(for: .titleForHeader)?.tableView(self, titleForHeaderInSection: section)
      case .footer:
        dataSource(for: .titleForFooter)?.tableView(self, titleForFooterInSection: section)
      }
    return title == NotImplemented.title || title?.isEmpty == true ? nil : title
  }

  /// The height the delegate answers; nil when it does not implement the method.
  func askedHeight(_ edge: Edge, _ section: Int) -> CGFloat? {
    guard let delegate = delegate(for: edge.heightMethod) else { return nil }
    let height =
      edge == .header
      ? delegate.tableView(self, heightForHeaderInSection: section).implemented
      : delegate.tableView(self, heightForFooterInSection: section).implemented
    if height == nil { unanswered.insert(edge.heightMethod) }
    return height
  }

  /// The estimate of a header or footer; nil when nothing estimates it.
  func estimate(_ edge: Edge, _ section: Int) -> CGFloat? {
    let asked: CGFloat? =
      switch edge {
      case .header:
        delegate(for: .estimatedHeightForHeader)?
          .tableView(self, estimatedHeightForHeaderInSection: section).implemented
      case .footer:
        delegate(for: .estimatedHeightForFooter)?
          .tableView(self, estimatedHeightForFooterInSection: section).implemented
      }
    let property = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let estimate = asked ?? property
    guard behavior.takesSmallEdgeEstimatesForNegative, estimate > 0, estimate <= 1 else {
      return Self.usable(estimate: estimate, automatic: EdgeHeight.titled)
    }
    if estimate < 1 { process.raise(Message.negativeEdgeHeight(-estimate, edge, section)) }
    return EdgeHeight.titled
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
    guard let delegate = delegate(for: edge.viewMethod) else { return .notImplemented }
    let view =
      edge == .header
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
    guard view !== NotImplemented.view else {
      unanswered.insert(edge.viewMethod)
      return .notImplemented
    }
    rows.guessedEdges[edge] = nil
    return view.map { .view($0) } ?? .none
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

  /// Whether a header's or footer's height is the table's to find: `automatic`, and 0 in the grouped
  /// styles (claim D-25; Tencent/QMUI_iOS, QMUICommonTableViewController.m).
  func leavesHeightOpen(_ answer: CGFloat) -> Bool {
    answer == Self.automaticDimension || style != .plain && answer == 0
  }

  /// The height that `automatic` stands for without a view to measure.
  func automaticHeight(_ edge: Edge, _ section: Int, title: String?) -> CGFloat {
    guard style == .plain else {
      if title != nil { return EdgeHeight.titledGrouped }
      let isFirst = edge == .header && section == 0 && (tableHeaderView?.frame.height ?? 0) == 0
      return isFirst ? EdgeHeight.firstGroup : EdgeHeight.untitledGrouped
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
