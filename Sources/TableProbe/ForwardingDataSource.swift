#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Replaces the data source of a watched table: logs calls and forwards them.
  ///
  /// UIKit calls the methods for which `responds(to:)` returns true, so those that the app does not
  /// implement are not called; what is not logged is forwarded.
  @MainActor final class ForwardingDataSource: NSObject, UITableViewDataSource, ForwardingObject {
    weak var target: (any UITableViewDataSource)?
    weak var probe: TableProbe?

    #if canImport(ObjectiveC)
      override func responds(to aSelector: Selector!) -> Bool {
        NSObject.instancesRespond(to: aSelector) || target?.responds(to: aSelector) ?? false
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    #endif

    func numberOfSections(in tableView: UITableView) -> Int {
      log(.numberOfSections, [], target?.numberOfSections?(in: tableView) ?? 0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log(
        .numberOfRows, [section], target?.tableView(tableView, numberOfRowsInSection: section) ?? 0)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log(
        .cellForRow, indexPath,
        target?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell())
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      log(
        .titleForHeader, [section], target?.tableView?(tableView, titleForHeaderInSection: section))
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      log(
        .titleForFooter, [section], target?.tableView?(tableView, titleForFooterInSection: section))
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      log(.canEdit, indexPath, target?.tableView?(tableView, canEditRowAt: indexPath) ?? true)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      log(.canMove, indexPath, target?.tableView?(tableView, canMoveRowAt: indexPath) ?? true)
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      probe?.note(.commit, indexPath, value: editingStyle)
      target?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      probe?.note(.moveRow, sourceIndexPath, value: destinationIndexPath)
      target?.tableView?(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
#endif
