import Foundation
import SystemVersions

/// The actions at one side of a row.
struct SwipeOffer {
  /// The title of the delete button when the delegate gives none.
  private static let deleteTitle = "Delete"

  var actions: [RowSwipes.Action] = []
  /// Whether a full swipe performs the first one.
  var performsFirstWithFullSwipe = false
  /// Whether the delegate has returned an empty list of row actions.
  var isEmptyAnswer = false

  /// Nothing, as after a short swipe (to iOS 10).
  static let none = SwipeOffer()
}

extension SwipeOffer {
  /// The actions of a row that is swiped, or whose minus sign is tapped, from the delegate and the data
  /// source. The sign shows the row actions too (xmartlabs/Eureka #1167, before iOS 11).
  ///
  /// A row that cannot be edited has no actions, and the delegate is not called (catalogue:
  /// can-edit-false-blocks-swipes). A configuration precedes row actions, and row actions precede
  /// the delete button (catalogue: swipe-config-precedence).
  @MainActor static func requested(
    at path: IndexPath, side: RowSwipes.Side = .trailing, of table: UITableView
  ) -> SwipeOffer {
    guard table.calls.canEdit(path), !Fault.offersNothing.isOn else { return .none }
    if Fault.offersDeletion.isOn { return deletion(at: path, of: table) }
    let method: DelegateCalls.Methods =
      side == .leading ? .leadingSwipeActions : .trailingSwipeActions
    let behavior = table.behavior
    let hasConfigurations =
      table.isInEditingMode
      ? behavior.editingControlShowsConfigurations : behavior.hasSwipeConfigurations
    if hasConfigurations, table.calls.implements(method),
      let delegate = table.calls.delegate
    {
      let returned = configuration(at: path, side: side, of: table, from: delegate)
      if let configuration = returned ?? nil {
        return SwipeOffer(
          actions: configuration.actions.map { .contextual($0) },
          performsFirstWithFullSwipe: configuration.performsFirstActionWithFullSwipe)
      }
      if returned != nil, side == .trailing { return deletion(at: path, of: table) }
    }
    guard side == .trailing else { return .none }
    if !behavior.swipesRowsOfNoStyle, table.calls.editingStyle(of: path) == .none {
      return .none
    }
    if let actions = table.calls.delegate?.tableView(table, editActionsForRowAt: path) {
      return SwipeOffer(actions: actions.map { .row($0) }, isEmptyAnswer: actions.isEmpty)
    }
    return deletion(at: path, of: table)
  }

  /// The delegate's configuration, which may be none; nil if it does not implement the method.
  @MainActor private static func configuration(
    at path: IndexPath, side: RowSwipes.Side, of table: UITableView,
    from delegate: any UITableViewDelegate
  ) -> UISwipeActionsConfiguration?? {
    switch side {
    case .leading:
      NotImplemented.result(of: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      }
    case .trailing:
      NotImplemented.result(of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      }
    }
  }

  /// The delete button; a full swipe performs it where there are configurations. (No source says
  /// so of a table without one; they came with the same version.)
  @MainActor static func deletion(at path: IndexPath, of table: UITableView) -> SwipeOffer {
    guard table.calls.canCommit, table.calls.editingStyle(of: path) == .delete else { return .none }
    let title = table.calls.delegate?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: path)
    return SwipeOffer(
      actions: [.delete(title: title ?? deleteTitle)],
      performsFirstWithFullSwipe: table.behavior.hasSwipeConfigurations)
  }
}
