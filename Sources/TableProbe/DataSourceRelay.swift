#if !canImport(UIKit)
  import Foundation
  import TableModel

  /// Passes the calls to a data source on and logs those that it implements.
  @MainActor final class DataSourceRelay: NSObject, UITableViewDataSource {
    private final class Absent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    private static let absent = Absent()

    weak var target: (any UITableViewDataSource)?
    weak var probe: TableProbe?

    private var receiver: any UITableViewDataSource { target ?? Self.absent }

    func responds(to aSelector: Selector) -> Bool { receiver.responds(to: aSelector) }

    func numberOfSections(in tableView: UITableView) -> Int {
      pass(.numberOfSections, [], { receiver.numberOfSections(in: tableView) }) {
        ("\($0)", CGFloat($0))
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      pass(
        .numberOfRows, [section], { receiver.tableView(tableView, numberOfRowsInSection: section) }
      ) { ("\($0)", CGFloat($0)) }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      pass(
        .cellForRow, Array(indexPath), { receiver.tableView(tableView, cellForRowAt: indexPath) }
      ) { _ in (nil, nil) }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      pass(
        .titleForHeader, [section],
        { receiver.tableView(tableView, titleForHeaderInSection: section) }
      ) { ($0.map { "\"\($0)\"" } ?? "nil", nil) }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      pass(
        .titleForFooter, [section],
        { receiver.tableView(tableView, titleForFooterInSection: section) }
      ) { ($0.map { "\"\($0)\"" } ?? "nil", nil) }
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      pass(.canEdit, Array(indexPath), { receiver.tableView(tableView, canEditRowAt: indexPath) }) {
        ("\($0)", nil)
      }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      pass(.canMove, Array(indexPath), { receiver.tableView(tableView, canMoveRowAt: indexPath) }) {
        ("\($0)", nil)
      }
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      tell(.commit, Array(indexPath), answer: "\(editingStyle)") {
        receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      tell(.moveRow, Array(sourceIndexPath), answer: TableProbe.text(destinationIndexPath)) {
        receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      receiver.sectionIndexTitles(for: tableView)
    }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
#endif
