import UIKitModel

extension DelegateCalls {
  /// The optional methods whose absence changes what the table does.
  /// - Methods: `UITableViewDelegate`, `UITableViewDataSource`
  struct Methods: OptionSet {
    let rawValue: UInt16
  }

  /// Whether the data source has a method that changes the app's data, and so is not called to find
  /// out.
  private func dataSourceImplements(_ method: Methods) -> Bool {
    guard !unimplemented.contains(method), let dataSource else { return false }
    let object = (dataSource as? any DataSourceProxy)?.receiver ?? dataSource
    let isImplemented =
      switch method {
      case .commit:
        Self.has(
          "tableView(_:commit:forRowAt:)",
          ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self, in: object)
      case .moveRow:
        Self.has(
          "tableView(_:moveRowAt:to:)", ((UITableView, IndexPath, IndexPath) -> Void).self,
          in: object)
      default: true
      }
    if !isImplemented { recordUnimplemented(method) }
    return isImplemented
  }

  private static func has(_ name: String, _ type: Any.Type, in dataSource: AnyObject) -> Bool {
    ImplementedMethods.has(
      (name, type), in: dataSource,
      required: ("tableView(_:numberOfRowsInSection:)", ((UITableView, Int) -> Int).self))
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
