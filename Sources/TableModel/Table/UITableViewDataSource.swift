import Foundation

/// What a table asks about its data; two methods are required.
@preconcurrency @MainActor public protocol UITableViewDataSource: SelectorResponding {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// What a data source without the method means.
extension UITableViewDataSource {
  /// What a data source without the method answers.
  public func numberOfSections(in tableView: UITableView) -> Int { NotImplemented.count }
  /// What a data source without the method answers.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    NotImplemented.title
  }
  /// What a data source without the method answers.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    NotImplemented.title
  }
  /// What a data source without the method answers.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a data source without the method answers.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a data source without the method answers.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    NotImplemented.noting(nil)
  }
  /// What a data source without the method answers.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { NotImplemented.count }
  /// What a data source without the method answers.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { NotImplemented.note() }
  /// What a data source without the method answers.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { NotImplemented.note() }
}
