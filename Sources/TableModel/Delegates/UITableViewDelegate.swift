import Foundation

/// Determines the look and the heights of a table's rows, and is called when something happens to
/// them; every method is optional.
///
/// A subclass may add methods to a conformance that its superclass declares, as in UIKit. Swift
/// does not see them, so they are looked up in the symbols of the program. Not found, and never
/// called, are: methods in a stripped program; internal methods that an optimized build has dropped;
/// on other platforms than Linux all; and those about menus, focus and spring loading. Methods of
/// the class that declares the conformance have none of these limits.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Display
  /// Called before a cell comes on the screen.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section comes on the screen.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before the footer of a section comes on the screen.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a cell has left the screen; `indexPath` is the row that it showed, as it was
  /// numbered then.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// Called after the header of a section has left the screen.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after the footer of a section has left the screen.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Heights
  /// Returns the height of a row in points, or ``UITableView/automaticDimension`` to have its cell
  /// measured; a negative height raises.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header in points, or ``UITableView/automaticDimension``; a
  /// negative height raises.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer in points, or ``UITableView/automaticDimension``; a
  /// negative height raises.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height in points that a row is assumed to have until it is shown; 0 means that
  /// there is no estimate.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height in points that a header is assumed to have until it is shown; 0 means that
  /// there is no estimate.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Returns the height in points that a footer is assumed to have until it is shown; 0 means that
  /// there is no estimate.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  // Headers and footers
  /// Returns the view above a section; nil leaves the header to its title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section; nil leaves the footer to its title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // Selection
  /// Called when the detail button of a row was tapped; the row is not selected.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row; without the highlight it does not select the row
  /// either.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlight of a row has ended.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in place of the tapped one; nil selects none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect in place of the given one; nil keeps the selection.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has selected a row; a selection by code does not call it.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user has deselected a row; a deselection by code does not call it.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap performs the primary action of a row (iOS 16).
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a tap performs the primary action of a row (iOS 16).
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether a pan with two fingers may select several rows (iOS 13).
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a pan with two fingers has begun to select rows (iOS 13).
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a pan with two fingers no longer selects rows (iOS 13).
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Editing
  /// Returns the control that a row shows in editing mode.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a swiped row; nil for the system's.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether the content of a row moves aside for the editing control.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a swipe is about to show the actions of a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the actions of a swiped row have gone; nil if the row was deleted meanwhile.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the row to which a dragged row moves in place of the proposed one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns how many levels the content of a row is indented.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns the actions of a swiped row (iOS 8); nil for the delete button, an empty array for
  /// none.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Returns the actions at the leading edge of a swiped row (iOS 11); nil for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a swiped row (iOS 11); nil for the delete button,
  /// a configuration without actions for none.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  // Menus
  /// Returns whether a long press on a row shows the editing menu. Inert: nothing calls it.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the editing menu of a row offers an action. Inert: nothing calls it.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs an action of the editing menu of a row. Inert: nothing calls it.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the context menu of a row (iOS 13); nil for none. `point` is in the coordinates of the
  /// table.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that lifts when a context menu opens (iOS 13); nil for the cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view to which a context menu closes (iOS 13); nil for the cell.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a context menu was tapped (iOS 13).
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when a context menu is about to open (iOS 14).
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when a context menu is about to close (iOS 14).
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Focus and spring loading
  /// Returns whether a row can have the focus. Inert: there is no focus engine.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may move. Inert: there is no focus engine.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Called after the focus has moved. Inert: there is no focus engine.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the row that has the focus first. Inert: there is no focus engine.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it has the focus (iOS 15). Inert: there is no focus
  /// engine.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a row opens when a drag rests on it (iOS 11). Inert: nothing springs.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITableViewDelegate {
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    added(AddedTableMethod.CellDisplay.self) { $0.call(tableView, cell, indexPath) }
      ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    added(AddedTableMethod.EdgeDisplay.self) { $0.call(tableView, view, section) }
      ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    added(AddedTableMethod.EdgeDisplay.self) { $0.call(tableView, view, section) }
      ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    added(AddedTableMethod.CellDisplay.self) { $0.call(tableView, cell, indexPath) }
      ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    added(AddedTableMethod.EdgeDisplay.self) { $0.call(tableView, view, section) }
      ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    added(AddedTableMethod.EdgeDisplay.self) { $0.call(tableView, view, section) }
      ?? NotImplemented.note()
  }

  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    added(AddedTableMethod.RowHeight.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.height
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    added(AddedTableMethod.EdgeHeight.self) { $0.call(tableView, section) }
      ?? NotImplemented.height
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    added(AddedTableMethod.EdgeHeight.self) { $0.call(tableView, section) }
      ?? NotImplemented.height
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    added(AddedTableMethod.RowHeight.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.height
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    added(AddedTableMethod.EdgeHeight.self) { $0.call(tableView, section) }
      ?? NotImplemented.height
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    added(AddedTableMethod.EdgeHeight.self) { $0.call(tableView, section) }
      ?? NotImplemented.height
  }

  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    added(AddedTableMethod.EdgeView.self) { $0.call(tableView, section) }
      ?? NotImplemented.view
  }
  /// Default implementation: returns the value that means “not implemented”.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    added(AddedTableMethod.EdgeView.self) { $0.call(tableView, section) }
      ?? NotImplemented.view
  }

  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    added(AddedTableMethod.RowFlag.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: returns `indexPath`.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    added(AddedTableMethod.RowChoice.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(indexPath)
  }
  /// Default implementation: returns `indexPath`.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    added(AddedTableMethod.RowChoice.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(indexPath)
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: returns `!tableView.isEditing`.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    added(AddedTableMethod.RowFlag.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(!tableView.isEditing)
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: returns `false`.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    added(AddedTableMethod.RowFlag.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(false)
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    NotImplemented.note()
  }

  /// Default implementation: returns `.delete`.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    added(AddedTableMethod.RowStyle.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(.delete)
  }
  /// Default implementation: returns `nil`.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    added(AddedTableMethod.RowText.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(nil)
  }
  /// Default implementation: returns `true`.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    added(AddedTableMethod.RowFlag.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) {
    added(AddedTableMethod.RowEvent.self) { $0.call(tableView, indexPath) } ?? NotImplemented.note()
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    added(AddedTableMethod.EditingEnd.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.note()
  }
  /// Default implementation: returns `proposedDestinationIndexPath`.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    added(AddedTableMethod.MoveTarget.self) {
      $0.call(tableView, sourceIndexPath, proposedDestinationIndexPath)
    }
      ?? NotImplemented.noting(proposedDestinationIndexPath)
  }
  /// Default implementation: returns `0`.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    added(AddedTableMethod.RowLevel.self) { $0.call(tableView, indexPath) }
      ?? NotImplemented.noting(0)
  }
}

/// Is called ahead of time with rows that will soon be shown (iOS 10).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with prefetched rows that will not be shown after all (iOS 10).
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { NotImplemented.note() }
}
