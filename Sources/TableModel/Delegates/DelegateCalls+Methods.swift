import UIKitModel

extension DelegateCalls {
  /// The optional methods whose absence changes what the table does.
  struct Methods: OptionSet {
    let rawValue: UInt16

    static let heightForRow = Methods(rawValue: 1 << 0)
    static let heightForHeader = Methods(rawValue: 1 << 1)
    static let heightForFooter = Methods(rawValue: 1 << 2)
    static let estimatedHeightForRow = Methods(rawValue: 1 << 3)
    static let estimatedHeightForHeader = Methods(rawValue: 1 << 4)
    static let estimatedHeightForFooter = Methods(rawValue: 1 << 5)
    static let viewForHeader = Methods(rawValue: 1 << 6)
    static let viewForFooter = Methods(rawValue: 1 << 7)
    static let titleForHeader = Methods(rawValue: 1 << 8)
    static let titleForFooter = Methods(rawValue: 1 << 9)
    static let numberOfSections = Methods(rawValue: 1 << 10)
    static let commit = Methods(rawValue: 1 << 11)
    static let moveRow = Methods(rawValue: 1 << 12)
    static let leadingSwipe = Methods(rawValue: 1 << 13)
    static let trailingSwipe = Methods(rawValue: 1 << 14)

    /// The delegate's methods as Objective-C names them.
    static let ofDelegate: [(method: Methods, name: Selector)] = [
      (heightForRow, "tableView:heightForRowAtIndexPath:"),
      (heightForHeader, "tableView:heightForHeaderInSection:"),
      (heightForFooter, "tableView:heightForFooterInSection:"),
      (estimatedHeightForRow, "tableView:estimatedHeightForRowAtIndexPath:"),
      (estimatedHeightForHeader, "tableView:estimatedHeightForHeaderInSection:"),
      (estimatedHeightForFooter, "tableView:estimatedHeightForFooterInSection:"),
      (viewForHeader, "tableView:viewForHeaderInSection:"),
      (viewForFooter, "tableView:viewForFooterInSection:"),
      (leadingSwipe, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"),
      (trailingSwipe, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"),
    ]

    /// The data source's methods.
    static let ofDataSource: [(method: Methods, name: Selector)] = [
      (titleForHeader, "tableView:titleForHeaderInSection:"),
      (titleForFooter, "tableView:titleForFooterInSection:"),
      (numberOfSections, "numberOfSectionsInTableView:"),
      (commit, "tableView:commitEditingStyle:forRowAtIndexPath:"),
      (moveRow, "tableView:moveRowAtIndexPath:toIndexPath:"),
    ]
  }

  /// Whether the data source has a method that changes the app's data, and so is not called to find
  /// out.
  private func dataSourceImplements(_ method: Methods) -> Bool {
    guard !unimplemented.contains(method), let dataSource else { return false }
    let object = (dataSource as? any DataSourceProxy)?.receiver ?? dataSource
    let required = (AddedTableMethod.RowCount.self, "tableView(_:numberOfRowsInSection:)")
    let isImplemented =
      switch method {
      case .commit:
        ImplementedMethods.has(
          AddedTableMethod.Commit.self, named: "tableView(_:commit:forRowAt:)",
          required: required, in: object)
      case .moveRow:
        ImplementedMethods.has(
          AddedTableMethod.Move.self, named: "tableView(_:moveRowAt:to:)", required: required,
          in: object)
      default: true
      }
    if !isImplemented { recordUnimplemented(method) }
    return isImplemented
  }
}

// MARK: - What can be done to a row

extension DelegateCalls {
  /// Whether the data source can commit a deletion or insertion.
  var canCommit: Bool {
    Fault.commitsWithoutMethod.isOn
      || dataSourceImplements(.commit) && !Fault.commitsNothing.isOn
  }

  /// Whether the data source lets a row be edited; the default is true.
  func canEdit(_ path: IndexPath) -> Bool {
    if Fault.editsNoRow.isOn { return false }
    if Fault.editsEveryRow.isOn { return true }
    return dataSource?.tableView(table, canEditRowAt: path) ?? false
  }

  /// What editing offers for a row that can be edited.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  /// Whether a row has a reorder control: the data source can move rows, and lets this one.
  func canMove(_ path: IndexPath) -> Bool {
    if Fault.movesNothing.isOn { return false }
    if Fault.movesEverything.isOn { return true }
    return dataSourceImplements(.moveRow)
      && dataSource?.tableView(table, canMoveRowAt: path) == true
  }
}
