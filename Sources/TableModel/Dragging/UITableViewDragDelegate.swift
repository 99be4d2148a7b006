import Foundation

/// Returns what is dragged out of a table (iOS 11).
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// - Required: `[]`
  /// - Call: `itemsForBeginning`
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns what another tapped row adds to a drag (iOS 11); an empty array selects the row
  /// instead.
  /// - Optional: `[]`
  /// - Call: `itemsForAddingTo`
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Inert: nothing is drawn.
  /// - Optional: `nil`
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when a drag has lifted its rows and begins (iOS 11).
  /// - Optional: nothing
  /// - Call: `dragSessionWillBegin`
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended, whether or not it was dropped (iOS 11).
  /// - Optional: nothing
  /// - Call: `dragSessionDidEnd`
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether a drag may move its items, as opposed to copy them (iOS 11).
  /// - Optional: `true`
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether a drag stays in the application (iOS 11).
  /// - Optional: `false`
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
