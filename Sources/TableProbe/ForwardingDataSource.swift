#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Stands in for the data source of a watched table: logs calls and passes them on.
  ///
  /// UIKit takes the object's word, `responds(to:)`, for what is implemented, so only such methods
  /// are called; what is not logged is forwarded.
  @MainActor final class ForwardingDataSource: NSObject, UITableViewDataSource {
    weak var target: (any UITableViewDataSource)?
    weak var probe: TableProbe?

    #if canImport(ObjectiveC)
      override func responds(to aSelector: Selector!) -> Bool {
        NSObject.instancesRespond(to: aSelector) || target?.responds(to: aSelector) ?? false
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    #endif

    func numberOfSections(in tableView: UITableView) -> Int {
      let answer = target?.numberOfSections?(in: tableView) ?? 0
      probe?.note(.numberOfSections, answer: "\(answer)", number: CGFloat(answer))
      return answer
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      let answer = target?.tableView(tableView, numberOfRowsInSection: section) ?? 0
      probe?.note(.numberOfRows, [section], answer: "\(answer)", number: CGFloat(answer))
      return answer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let answer = target?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
      probe?.note(.cellForRow, Array(indexPath), frame: answer.frame)
      return answer
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      let answer = target?.tableView?(tableView, titleForHeaderInSection: section)
      probe?.note(.titleForHeader, [section], answer: answer.map { "\"\($0)\"" } ?? "nil")
      return answer
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      let answer = target?.tableView?(tableView, titleForFooterInSection: section)
      probe?.note(.titleForFooter, [section], answer: answer.map { "\"\($0)\"" } ?? "nil")
      return answer
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      let answer = target?.tableView?(tableView, canEditRowAt: indexPath) ?? true
      probe?.note(.canEdit, Array(indexPath), answer: "\(answer)")
      return answer
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      let answer = target?.tableView?(tableView, canMoveRowAt: indexPath) ?? true
      probe?.note(.canMove, Array(indexPath), answer: "\(answer)")
      return answer
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      probe?.note(.commit, Array(indexPath), answer: "\(editingStyle)")
      target?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      probe?.note(.moveRow, Array(sourceIndexPath), answer: TableProbe.text(destinationIndexPath))
      target?.tableView?(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
#endif
