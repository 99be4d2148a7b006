#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The delegate that an app has besides the controller, asked for what it implements.
@MainActor struct SectionOwner {
  private(set) weak var delegate: (any UITableViewDelegate)?
  #if !(canImport(UIKit) && canImport(ObjectiveC))
    /// The methods that turned out to be there.
    private var implemented: Set<String> = []
  #endif

  init(_ delegate: (any UITableViewDelegate)?) { self.delegate = delegate }

  /// Whether the delegate implements a method, as far as it says.
  func responds(to method: String) -> Bool {
    delegate?.responds(to: Selector(method)) ?? false
  }
}

#if canImport(UIKit) && canImport(ObjectiveC)
  extension SectionOwner {
    /// The delegate's height, in points; nil when it does not implement the method.
    func height(
      _ question: HeightQuestion, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat? {
      switch (question, side) {
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

    /// Nil: what is implemented is known without asking.
    func absence(
      _ question: HeightQuestion, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat? { nil }

    /// The delegate's view; nil when it does not implement the method.
    func view(of side: SectionSide, in section: Int, _ tableView: UITableView) -> UIView? {
      switch side {
      case .header: delegate?.tableView?(tableView, viewForHeaderInSection: section) ?? nil
      case .footer: delegate?.tableView?(tableView, viewForFooterInSection: section) ?? nil
      }
    }
  }
#else
  extension SectionOwner {
    /// The delegate's height, in points; nil when it does not implement the method.
    func height(
      _ question: HeightQuestion, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat? {
      guard let delegate, responds(to: question.method(of: side)) else { return nil }
      let answer = delegate.height(question, of: side, in: section, tableView)
      let absent = Self.absent.height(question, of: side, in: section, tableView)
      return answer.bitPattern == absent.bitPattern ? nil : answer
    }

    /// What means "not implemented" if the delegate says that it implements the method, as
    /// one that decides nothing does of all, but lacks it.
    mutating func absence(
      _ question: HeightQuestion, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat? {
      let method = question.method(of: side)
      guard responds(to: method), !implemented.contains(method) else { return nil }
      guard height(question, of: side, in: section, tableView) == nil else {
        implemented.insert(method)
        return nil
      }
      return Self.absent.height(question, of: side, in: section, tableView)
    }

    /// The delegate's view; nil when it does not implement the method.
    func view(of side: SectionSide, in section: Int, _ tableView: UITableView) -> UIView? {
      let view = delegate?.view(of: side, in: section, tableView)
      return view === Self.absent.view(of: side, in: section, tableView) ? nil : view
    }

    /// A delegate that implements nothing; by its answers an absent method is known.
    static let absent: any UITableViewDelegate = Absent()
    private final class Absent: NSObject, UITableViewDelegate {}
  }

  extension UITableViewDelegate {
    fileprivate func height(
      _ question: HeightQuestion, of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> CGFloat {
      switch (question, side) {
      case (.height, .header): self.tableView(tableView, heightForHeaderInSection: section)
      case (.height, .footer): self.tableView(tableView, heightForFooterInSection: section)
      case (.estimatedHeight, .header):
        self.tableView(tableView, estimatedHeightForHeaderInSection: section)
      case (.estimatedHeight, .footer):
        self.tableView(tableView, estimatedHeightForFooterInSection: section)
      }
    }

    fileprivate func view(
      of side: SectionSide, in section: Int, _ tableView: UITableView
    ) -> UIView? {
      switch side {
      case .header: self.tableView(tableView, viewForHeaderInSection: section)
      case .footer: self.tableView(tableView, viewForFooterInSection: section)
      }
    }
  }
#endif
