import Foundation

/// Called when items are shown and selected; every method is optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a tap selects an item.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user has selected an item; a selection by code does not call it.
  /// - Optional: nothing
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user has deselected an item.
  /// - Optional: nothing
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before a cell comes on the screen.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called after a cell has left the screen.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Returns whether a touch highlights an item.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a touch has highlighted an item.
  /// - Optional: nothing
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when the touch that highlighted an item has ended.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tap deselects an item, where several can be selected.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called before a header or footer comes on the screen.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a header or footer has left the screen.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // Editing, primary actions and several items at once

  /// Returns whether an item can be edited (iOS 14). Inert: nothing calls it.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a tap performs the primary action of an item (iOS 16). Inert: nothing calls it.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the primary action of an item (iOS 16). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether two fingers may select several items (iOS 13). Inert: nothing calls it.
  /// - Optional: `false`
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers begin to select items (iOS 13). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when they have ended (iOS 13). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // Menus

  /// Returns whether a long press shows a menu of an item (deprecated in iOS 13). Inert: nothing
  /// calls it.
  /// - Optional: `false`
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether the menu of an item has an action (deprecated in iOS 13). Inert: nothing calls
  /// it.
  /// - Optional: `false`
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Performs an action of the menu of an item (deprecated in iOS 13). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?)
  /// Returns the context menu of an item (iOS 13). Inert: nothing calls it.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu of items (iOS 16). Inert: nothing calls it.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns what is lifted when a context menu opens (iOS 13). Inert: nothing calls it.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns where the preview goes when the menu closes (iOS 13). Inert: nothing calls it.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns what is lifted of an item when a context menu opens (iOS 16). Inert: nothing calls it.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns where the preview of an item goes when the menu closes (iOS 16). Inert: nothing calls
  /// it.
  /// - Optional: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Called when a tap on the preview opens what it shows (iOS 13). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a context menu opens (iOS 14). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu closes (iOS 14). Inert: nothing calls it.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Movement, focus and spring loading

  /// Returns where an item goes that is moved over another place.
  /// - Optional: `proposedIndexPath`
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns where the content rests after a change of the layout. Inert: nothing calls it.
  /// - Optional: `proposedContentOffset`
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns whether an item can have the focus. Inert: nothing calls it.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether an item is selected when it gets the focus (iOS 15). Inert: nothing calls it.
  /// - Optional: `false`
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns the item that gets the focus first. Inert: nothing calls it.
  /// - Optional: `nil`
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether an item opens under what is dragged (iOS 11). Inert: nothing calls it.
  /// - Optional: `true`
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}
