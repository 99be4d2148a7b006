import Foundation

/// Determines the look and the heights of a table's rows, and is called when something happens to
/// them; every method is optional.
///
/// A subclass may add methods to a conformance that its superclass declares, as in UIKit. Swift
/// does not see them, so they are looked up in the symbols of the program. Not found, and never
/// called, are: methods in a stripped program; internal methods that an optimized build has dropped;
/// on other platforms than Linux all. Methods of the class that declares the conformance have none of
/// these limits.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Display
  /// Called before a cell comes on the screen.
  /// - Optional: nothing
  /// - Call: `willDisplay, frame: cell.frame`
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section comes on the screen.
  /// - Optional: nothing
  /// - Call: `willDisplayHeader, frame: view.frame`
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before the footer of a section comes on the screen.
  /// - Optional: nothing
  /// - Call: `willDisplayFooter, frame: view.frame`
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a cell has left the screen; `indexPath` is the row that it showed, as it was
  /// numbered then.
  /// - Optional: nothing
  /// - Call: `didEndDisplaying, frame: cell.frame`
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// Called after the header of a section has left the screen.
  /// - Optional: nothing
  /// - Call: `didEndDisplayingHeader`
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after the footer of a section has left the screen.
  /// - Optional: nothing
  /// - Call: `didEndDisplayingFooter`
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Heights
  /// Returns the height of a row in points, or ``UITableView/automaticDimension`` to have its cell
  /// measured; a negative height raises.
  /// - Optional: sentinel
  /// - Call: `heightForRow`
  /// - Selector: `tableView:heightForRowAtIndexPath:`
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header in points, or ``UITableView/automaticDimension``; a
  /// negative height raises.
  /// - Optional: sentinel
  /// - Call: `heightForHeader`
  /// - Selector: `tableView:heightForHeaderInSection:`
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer in points, or ``UITableView/automaticDimension``; a
  /// negative height raises.
  /// - Optional: sentinel
  /// - Call: `heightForFooter`
  /// - Selector: `tableView:heightForFooterInSection:`
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height in points that a row is assumed to have until it is shown; 0 means that
  /// there is no estimate.
  /// - Optional: sentinel
  /// - Call: `estimatedHeightForRow`
  /// - Selector: `tableView:estimatedHeightForRowAtIndexPath:`
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height in points that a header is assumed to have until it is shown; 0 means that
  /// there is no estimate.
  /// - Optional: sentinel
  /// - Call: `estimatedHeightForHeader`
  /// - Selector: `tableView:estimatedHeightForHeaderInSection:`
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Returns the height in points that a footer is assumed to have until it is shown; 0 means that
  /// there is no estimate.
  /// - Optional: sentinel
  /// - Call: `estimatedHeightForFooter`
  /// - Selector: `tableView:estimatedHeightForFooterInSection:`
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  // Headers and footers
  /// Returns the view above a section; nil leaves the header to its title.
  /// - Optional: sentinel
  /// - Call: `viewForHeader`
  /// - Selector: `tableView:viewForHeaderInSection:`
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section; nil leaves the footer to its title.
  /// - Optional: sentinel
  /// - Call: `viewForFooter`
  /// - Selector: `tableView:viewForFooterInSection:`
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // Selection
  /// Called when the detail button of a row was tapped; the row is not selected.
  /// - Optional: nothing
  /// - Call: `accessoryTapped`
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row; without the highlight it does not select the row
  /// either.
  /// - Optional: `true`
  /// - Call: `shouldHighlight`
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch has highlighted a row.
  /// - Optional: nothing
  /// - Call: `didHighlight`
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlight of a row has ended.
  /// - Optional: nothing
  /// - Call: `didUnhighlight`
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in place of the tapped one; nil selects none.
  /// - Optional: `indexPath`
  /// - Call: `willSelect`
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect in place of the given one; nil keeps the selection.
  /// - Optional: `indexPath`
  /// - Call: `willDeselect`
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has selected a row; a selection by code does not call it.
  /// - Optional: nothing
  /// - Call: `didSelect`
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user has deselected a row; a deselection by code does not call it.
  /// - Optional: nothing
  /// - Call: `didDeselect`
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap performs the primary action of a row (iOS 16).
  /// - Optional: `!tableView.isEditing`
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a tap performs the primary action of a row (iOS 16).
  /// - Optional: nothing
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether a pan with two fingers may select several rows (iOS 13).
  /// - Optional: `false`
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a pan with two fingers has begun to select rows (iOS 13).
  /// - Optional: nothing
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a pan with two fingers no longer selects rows (iOS 13).
  /// - Optional: nothing
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Editing
  /// Returns the control that a row shows in editing mode.
  /// - Optional: `.delete`
  /// - Call: `editingStyle`
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a swiped row; nil for the system's.
  /// - Optional: `nil`
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether the content of a row moves aside for the editing control.
  /// - Optional: `true`
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a swipe is about to show the actions of a row.
  /// - Optional: nothing
  /// - Call: `willBeginEditing`
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the actions of a swiped row have gone; nil if the row was deleted meanwhile.
  /// - Optional: nothing
  /// - Call: `didEndEditing`
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the row to which a dragged row moves in place of the proposed one.
  /// - Optional: `proposedDestinationIndexPath`
  /// - Call: `targetForMove`
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns how many levels the content of a row is indented.
  /// - Optional: `0`
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns the actions of a swiped row (iOS 8); nil for the delete button, an empty array for
  /// none.
  /// - Optional: `nil`
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Returns the actions at the leading edge of a swiped row (iOS 11); nil for none.
  /// - Optional: `nil`
  /// - Call: `leadingSwipeActions`
  /// - Selector: `tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:`
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a swiped row (iOS 11); nil for the delete button,
  /// a configuration without actions for none.
  /// - Optional: `nil`
  /// - Call: `trailingSwipeActions`
  /// - Selector: `tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  // Menus
  /// Returns whether a long press on a row shows the editing menu. Inert: nothing calls it.
  /// - Optional: `false`
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the editing menu of a row offers an action. Inert: nothing calls it.
  /// - Optional: `false`
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs an action of the editing menu of a row. Inert: nothing calls it.
  /// - Optional: nothing
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the context menu of a row (iOS 13); nil for none. `point` is in the coordinates of the
  /// table.
  /// - Optional: `nil`
  /// - Call: `contextMenu`
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that lifts when a context menu opens (iOS 13); nil for the cell.
  /// - Optional: `nil`
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view to which a context menu closes (iOS 13); nil for the cell.
  /// - Optional: `nil`
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a context menu was tapped (iOS 13).
  /// - Optional: nothing
  /// - Call: `willPerformPreviewAction`
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when a context menu is about to open (iOS 14).
  /// - Optional: nothing
  /// - Call: `willDisplayContextMenu`
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when a context menu is about to close (iOS 14).
  /// - Optional: nothing
  /// - Call: `willEndContextMenu`
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Focus and spring loading
  /// Returns whether a row can have the focus. Inert: there is no focus engine.
  /// - Optional: `true`
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may move. Inert: there is no focus engine.
  /// - Optional: `true`
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Called after the focus has moved. Inert: there is no focus engine.
  /// - Optional: nothing
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the row that has the focus first. Inert: there is no focus engine.
  /// - Optional: `nil`
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it has the focus (iOS 15). Inert: there is no focus
  /// engine.
  /// - Optional: `false`
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a row opens when a drag rests on it (iOS 11). Inert: nothing springs.
  /// - Optional: `true`
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

/// Is called ahead of time with rows that will soon be shown (iOS 10).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// - Required: nothing
  /// - Call: `prefetchRows`
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with prefetched rows that will not be shown after all (iOS 10).
  /// - Optional: nothing
  /// - Call: `cancelPrefetching`
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
