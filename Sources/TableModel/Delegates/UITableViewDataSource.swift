import Foundation

/// Provides the data of a table; two methods are required.
///
/// Of optional methods that only a subclass has, ``UITableViewDelegate`` describes when they are
/// called.
@preconcurrency @MainActor public protocol UITableViewDataSource: SelectorResponding {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)` or a new one;
  /// without one the table raises.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; nil or an empty one for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil or an empty one for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be deleted, inserted at or swiped.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row shows the reorder control in editing mode.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index at the trailing edge; nil for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which a title of the index scrolls.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Inserts or deletes a row that the user has confirmed; the implementation updates its data and
  /// the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row in the data after the user has moved it in the table; `destinationIndexPath`
  /// counts without the moved row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// Default implementations, which mean that a data source does not implement the method.
extension UITableViewDataSource {
  /// Default implementation: returns the value that means “not implemented”.
  public func numberOfSections(in tableView: UITableView) -> Int {
    added(AddedTableMethod.Count.self) { $0.call(tableView) }
      ?? NotImplemented.count
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    added(AddedTableMethod.EdgeTitle.self) { $0.call(tableView, section) }
      ?? NotImplemented.title
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    added(AddedTableMethod.EdgeTitle.self) { $0.call(tableView, section) }
      ?? NotImplemented.title
  }
  /// Default implementation: returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    added(AddedTableMethod.RowFlag.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(true)
  }
  /// Default implementation: returns `true`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    added(AddedTableMethod.RowFlag.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(true)
  }
  /// Default implementation: returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    added(AddedTableMethod.IndexTitles.self) { $0.call(tableView) }
      ?? NotImplemented.noting(nil)
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    added(AddedTableMethod.IndexSection.self) { $0.call(tableView, title, index) }
      ?? NotImplemented.count
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    added(AddedTableMethod.Commit.self) {
      $0.call(tableView, editingStyle, indexPath)
    } ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    added(AddedTableMethod.Move.self) {
      $0.call(tableView, sourceIndexPath, destinationIndexPath)
    } ?? NotImplemented.note()
  }
}
