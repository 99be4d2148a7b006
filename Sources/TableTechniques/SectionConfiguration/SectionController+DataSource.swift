#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

// MARK: - UITableViewDataSource

extension SectionController: UITableViewDataSource {
  /// As many as the storage has.
  public func numberOfSections(in tableView: UITableView) -> Int { storage.numberOfSections }

  /// As many as the storage has items.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    storage.numberOfItems(in: section)
  }

  /// The cell that the app makes.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellProvider?(tableView, indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title that the configuration and the model give.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { title(of: .header, in: section) }

  /// The title that the configuration and the model give.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { title(of: .footer, in: section) }
}
