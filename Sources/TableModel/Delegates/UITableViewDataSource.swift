import Foundation

/// Provides the data of a table; two methods are required.
///
/// Of optional methods that only a subclass has, ``UITableViewDelegate`` describes when they are
/// called.
@preconcurrency @MainActor public protocol UITableViewDataSource: SelectorResponding {
  /// - Required: `0`
  /// - Call: `numberOfRows`
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)` or a new one;
  /// without one the table raises.
  /// - Required: `UITableViewCell()`
  /// - Call: `cellForRow`
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  /// - Optional: sentinel
  /// - Call: `numberOfSections`
  /// - Selector: `numberOfSectionsInTableView:`
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; nil or an empty one for none.
  /// - Optional: sentinel
  /// - Call: `titleForHeader`
  /// - Selector: `tableView:titleForHeaderInSection:`
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil or an empty one for none.
  /// - Optional: sentinel
  /// - Call: `titleForFooter`
  /// - Selector: `tableView:titleForFooterInSection:`
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be deleted, inserted at or swiped.
  /// - Optional: `true`
  /// - Call: `canEdit`
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row shows the reorder control in editing mode.
  /// - Optional: `true`
  /// - Call: `canMove`
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index at the trailing edge; nil for no index.
  /// - Optional: `nil`
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which a title of the index scrolls.
  /// - Optional: sentinel
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Inserts or deletes a row that the user has confirmed; the implementation updates its data and
  /// the table.
  /// - Optional: nothing
  /// - Call: `commit, value: editingStyle`
  /// - Selector: `tableView:commitEditingStyle:forRowAtIndexPath:`
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row in the data after the user has moved it in the table; `destinationIndexPath`
  /// counts without the moved row.
  /// - Optional: nothing
  /// - Call: `moveRow, value: destinationIndexPath`
  /// - Selector: `tableView:moveRowAtIndexPath:toIndexPath:`
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
