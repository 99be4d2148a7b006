import Foundation

/// Which of the methods that a table view controller declares a subclass has overridden.
///
/// UIKit's controller has most methods only as declarations, so `responds(to:)` is false until a
/// subclass overrides one. Here each has a body, for `super` to be called, and the class's method
/// table shows whether a subclass has replaced it.
@MainActor enum OverriddenMethods {
  /// Whether `type` overrides the method; nil for one that is not looked for.
  static func overrides(_ name: Selector, in type: UITableViewController.Type) -> Bool? {
    slots[name].map { MethodTable.overrides($0, of: UITableViewController.self, in: type) }
  }

  /// The methods whose absence changes what a table does.
  private static let slots: [Selector: Int] = [
    "tableView:heightForRowAtIndexPath:": slot(HeightForRow.self),
    "tableView:heightForHeaderInSection:": slot(HeightForHeader.self),
    "tableView:heightForFooterInSection:": slot(HeightForFooter.self),
    "tableView:estimatedHeightForRowAtIndexPath:": slot(EstimatedHeightForRow.self),
    "tableView:estimatedHeightForHeaderInSection:": slot(EstimatedHeightForHeader.self),
    "tableView:estimatedHeightForFooterInSection:": slot(EstimatedHeightForFooter.self),
    "tableView:viewForHeaderInSection:": slot(ViewForHeader.self),
    "tableView:viewForFooterInSection:": slot(ViewForFooter.self),
    "tableView:titleForHeaderInSection:": slot(TitleForHeader.self),
    "tableView:titleForFooterInSection:": slot(TitleForFooter.self),
    "numberOfSectionsInTableView:": slot(NumberOfSections.self),
    "tableView:commitEditingStyle:forRowAtIndexPath:": slot(Commit.self),
    "tableView:moveRowAtIndexPath:toIndexPath:": slot(MoveRow.self),
  ].compactMapValues(\.self)

  private static func slot(_ type: UITableViewController.Type) -> Int? {
    MethodTable.slot(of: UITableViewController.self, like: Plain.self, overriddenBy: type)
  }

  private final class Plain: UITableViewController {}

  private final class HeightForRow: UITableViewController {
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 0 }
  }

  private final class HeightForHeader: UITableViewController {
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 0 }
  }

  private final class HeightForFooter: UITableViewController {
    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 0 }
  }

  private final class EstimatedHeightForRow: UITableViewController {
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 0 }
  }

  private final class EstimatedHeightForHeader: UITableViewController {
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 0 }
  }

  private final class EstimatedHeightForFooter: UITableViewController {
    override func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 0 }
  }

  private final class ViewForHeader: UITableViewController {
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { nil }
  }

  private final class ViewForFooter: UITableViewController {
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { nil }
  }

  private final class TitleForHeader: UITableViewController {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
  }

  private final class TitleForFooter: UITableViewController {
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }
  }

  private final class NumberOfSections: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  }

  private final class Commit: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private final class MoveRow: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }
}
