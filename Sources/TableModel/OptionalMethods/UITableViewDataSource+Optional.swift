import Foundation

extension OptionalMethods where Receiver == any UITableViewDataSource {
  /// `numberOfSections(in:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    optional("numberOfSections") { receiver.numberOfSections(in: tableView) }?.implemented
  }

  /// `tableView(_:titleForHeaderInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard receiver.responds(to: "tableView:titleForHeaderInSection:") else { return nil }
    return implemented(receiver.tableView(tableView, titleForHeaderInSection: section))
  }

  /// `tableView(_:titleForFooterInSection:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard receiver.responds(to: "tableView:titleForFooterInSection:") else { return nil }
    return implemented(receiver.tableView(tableView, titleForFooterInSection: section))
  }

  /// `tableView(_:canEditRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    optional { receiver.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// `tableView(_:canMoveRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    optional { receiver.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// `sectionIndexTitles(for:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    optional("sectionIndexTitles") { receiver.sectionIndexTitles(for: tableView) }
  }

  /// `tableView(_:sectionForSectionIndexTitle:at:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    optional {
      receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }?.implemented
  }

  /// `tableView(_:commit:forRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  /// `tableView(_:moveRowAt:to:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    result { receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }
}

extension UITableViewDataSource {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var numberOfSections: OptionalMethods<any UITableViewDataSource>? {
    OptionalMethods(self)
  }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var tableView: OptionalMethods<any UITableViewDataSource>? {
    OptionalMethods(self)
  }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var sectionIndexTitles: OptionalMethods<any UITableViewDataSource>? {
    OptionalMethods(self)
  }
}
