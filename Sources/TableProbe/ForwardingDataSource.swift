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
      let shown: (text: String?, number: CGFloat?) = ("\(answer)", CGFloat(answer))
      probe?.note(.numberOfSections, answer: shown.text, number: shown.number)
      return answer
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      let answer = target?.tableView(tableView, numberOfRowsInSection: section) ?? 0
      let shown: (text: String?, number: CGFloat?) = ("\(answer)", CGFloat(answer))
      probe?.note(.numberOfRows, [section], answer: shown.text, number: shown.number)
      return answer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let answer = target?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
      probe?.note(.cellForRow, Array(indexPath), frame: answer.frame)
      return answer
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      let answer = target?.tableView?(tableView, titleForHeaderInSection: section)
      let shown: (text: String?, number: CGFloat?) = (answer.map { "\"\($0)\"" } ?? "nil", nil)
      probe?.note(.titleForHeader, [section], answer: shown.text, number: shown.number)
      return answer
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      let answer = target?.tableView?(tableView, titleForFooterInSection: section)
      let shown: (text: String?, number: CGFloat?) = (answer.map { "\"\($0)\"" } ?? "nil", nil)
      probe?.note(.titleForFooter, [section], answer: shown.text, number: shown.number)
      return answer
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      let answer = target?.tableView?(tableView, canEditRowAt: indexPath) ?? true
      let shown: (text: String?, number: CGFloat?) = ("\(answer)", nil)
      probe?.note(.canEdit, Array(indexPath), answer: shown.text, number: shown.number)
      return answer
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      let answer = target?.tableView?(tableView, canMoveRowAt: indexPath) ?? true
      let shown: (text: String?, number: CGFloat?) = ("\(answer)", nil)
      probe?.note(.canMove, Array(indexPath), answer: shown.text, number: shown.number)
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
