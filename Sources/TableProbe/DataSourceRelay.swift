#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a data source on and logs those that it implements.
  @MainActor final class DataSourceRelay: NSObject, DataSourceProxy, LoggingRelay {
    private final class Absent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    private static let absent = Absent()

    weak var target: (any UITableViewDataSource)?
    weak var probe: TableProbe?
    var leavesOut = false

    var receiver: any UITableViewDataSource { leavesOut ? Self.absent : target ?? Self.absent }

    func responds(to aSelector: Selector) -> Bool { receiver.responds(to: aSelector) }

    func numberOfSections(in tableView: UITableView) -> Int {
      log(.numberOfSections) { receiver.numberOfSections(in: tableView) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log(.numberOfRows, [section]) {
        receiver.tableView(tableView, numberOfRowsInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log(.cellForRow, indexPath) { receiver.tableView(tableView, cellForRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      log(.titleForHeader, [section]) {
        receiver.tableView(tableView, titleForHeaderInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      log(.titleForFooter, [section]) {
        receiver.tableView(tableView, titleForFooterInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      log(.canEdit, indexPath) { receiver.tableView(tableView, canEditRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      log(.canMove, indexPath) { receiver.tableView(tableView, canMoveRowAt: indexPath) }
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log(.commit, indexPath, value: editingStyle) {
        receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log(.moveRow, sourceIndexPath, value: destinationIndexPath) {
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
