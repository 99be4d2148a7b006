#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The app's own delegate beside the controller, and what it implements.
@MainActor struct SectionOwner {
  private(set) weak var delegate: (any UITableViewDelegate)?
  #if !(canImport(UIKit) && canImport(ObjectiveC))
    /// The methods that turned out to be there.
    private var implemented: Set<String> = []
  #endif

  init(_ delegate: (any UITableViewDelegate)?) { self.delegate = delegate }

  /// Whether the delegate implements a method, by its `responds(to:)`.
  func responds(to method: String) -> Bool {
    delegate?.responds(to: Selector(method)) ?? false
  }
}

extension SectionOwner {
  /// The delegate's height, in points; nil when it does not implement the method.
  func height(
    _ kind: HeightKind, of side: SectionSide, in section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    switch (kind, side) {
    case (.height, .header):
      delegate?.tableView?(tableView, heightForHeaderInSection: section)
    case (.height, .footer):
      delegate?.tableView?(tableView, heightForFooterInSection: section)
    case (.estimatedHeight, .header):
      delegate?.tableView?(tableView, estimatedHeightForHeaderInSection: section)
    case (.estimatedHeight, .footer):
      delegate?.tableView?(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// The delegate's view; nil when it does not implement the method.
  func view(of side: SectionSide, in section: Int, _ tableView: UITableView) -> UIView? {
    switch side {
    case .header: delegate?.tableView?(tableView, viewForHeaderInSection: section)
    case .footer: delegate?.tableView?(tableView, viewForFooterInSection: section)
    }
  }

  #if canImport(UIKit) && canImport(ObjectiveC)
    /// Nil: what is implemented is known without a call.
    func absence(
      _ kind: HeightKind, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat? { nil }
  #else
    /// What means "not implemented" if `responds(to:)` returns true for the method, as
    /// one that decides nothing does of all, but lacks it.
    mutating func absence(
      _ kind: HeightKind, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat? {
      let method = kind.method(of: side)
      guard responds(to: method), !implemented.contains(method) else { return nil }
      guard height(kind, of: side, in: section, tableView) == nil else {
        implemented.insert(method)
        return nil
      }
      // All heights have the same value for it.
      return Self.absent.tableView(tableView, heightForHeaderInSection: section)
    }

    /// A delegate that implements nothing; its return values mark a method that is not implemented.
    static let absent: any UITableViewDelegate = Absent()
    private final class Absent: NSObject, UITableViewDelegate {}
  #endif
}
