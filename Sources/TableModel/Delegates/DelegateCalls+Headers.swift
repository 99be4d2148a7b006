import Foundation
import SystemVersions
import TableEngine

// MARK: - Headers and footers

extension DelegateCalls {
  /// The title of a header or footer; nil for none, an empty one, or no method.
  func title(_ kind: HeaderOrFooter, _ section: Int) -> String? {
    let title: String? =
      switch kind {
      case .header:
        dataSource(for: .titleForHeader)?.tableView(table, titleForHeaderInSection: section)
      case .footer:
        dataSource(for: .titleForFooter)?.tableView(table, titleForFooterInSection: section)
      }
    if Fault.losesTitles.isOn { return nil }
    return title == NotImplemented.title || title?.isEmpty == true ? nil : title
  }

  /// The height that the delegate returns, in points; nil when it does not implement the method.
  func height(_ kind: HeaderOrFooter, _ section: Int) -> CGFloat? {
    guard let delegate = delegate(for: kind.heightMethod), !Fault.ignoresHeaderHeights.isOn else {
      return nil
    }
    let height =
      kind == .header
      ? delegate.tableView(table, heightForHeaderInSection: section).implemented
      : delegate.tableView(table, heightForFooterInSection: section).implemented
    if height == nil { recordUnimplemented(kind.heightMethod) }
    return height
  }

  /// The estimate of a header or footer; nil when nothing estimates it.
  func estimate(_ kind: HeaderOrFooter, _ section: Int) -> CGFloat? {
    let returned: CGFloat? =
      switch kind {
      case .header:
        delegate(for: .estimatedHeightForHeader)?
          .tableView(table, estimatedHeightForHeaderInSection: section).implemented
      case .footer:
        delegate(for: .estimatedHeightForFooter)?
          .tableView(table, estimatedHeightForFooterInSection: section).implemented
      }
    if returned == 0, isFirstGroupedHeader(kind, section),
      table.behavior.losesFirstGroupedHeaderOfNoEstimate
    {
      return 0
    }
    let property =
      kind == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    let estimate =
      Fault.estimatesHeaders.isOn ? HeaderFooterHeight.estimate : returned ?? property
    guard table.behavior.takesSmallEdgeEstimatesForNegative, estimate > 0, estimate <= 1 else {
      return Self.usable(estimate: estimate, automatic: HeaderFooterHeight.estimate)
    }
    if estimate < 1 {
      table.process.raise(Message.negativeEdgeHeight(-estimate, kind, section))
    }
    return HeaderFooterHeight.estimate
  }

  /// Whether a header is the one above the first group.
  func isFirstGroupedHeader(_ kind: HeaderOrFooter, _ section: Int) -> Bool {
    kind == .header && section == 0 && table.style != .plain
  }

  /// What the delegate returned for a header or footer.
  enum ReturnedView {
    case notImplemented
    /// Implemented, and returned nil.
    case none
    case view(UIView)
  }

  /// The view that the delegate returns for a header or footer.
  func view(_ kind: HeaderOrFooter, _ section: Int) -> ReturnedView {
    guard let delegate = delegate(for: kind.viewMethod) else { return .notImplemented }
    if Fault.ignoresHeaderViews.isOn { return .none }
    let view =
      kind == .header
      ? delegate.tableView(table, viewForHeaderInSection: section)
      : delegate.tableView(table, viewForFooterInSection: section)
    guard view !== NotImplemented.view else {
      recordUnimplemented(kind.viewMethod)
      return .notImplemented
    }
    table.headers.delegateHasViews(for: kind)
    return view.map { .view($0) } ?? .none
  }

  /// A header's or footer's height that the table can use.
  func checked(_ height: CGFloat, _ kind: HeaderOrFooter, _ section: Int) -> CGFloat {
    guard height.isFinite else { return 0 }
    guard height < 0 else { return min(height, Extent.maximumHeight) }
    table.process.raise(Message.negativeEdgeHeight(height, kind, section))
    return 0
  }
}
