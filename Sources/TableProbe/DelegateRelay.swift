#if !canImport(UIKit)
  import TableModel

  /// Passes the calls to a delegate on and logs those that it implements.
  @MainActor final class DelegateRelay: NSObject, UITableViewDelegate, LoggingRelay {
    private final class Absent: NSObject, UITableViewDelegate {}
    private static let absent = Absent()

    weak var target: (any UITableViewDelegate)?
    weak var probe: TableProbe?
    var leavesOut = false

    private var receiver: any UITableViewDelegate {
      leavesOut ? Self.absent : target ?? Self.absent
    }

    func responds(to aSelector: Selector) -> Bool { receiver.responds(to: aSelector) }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log(.willDisplay, indexPath, frame: cell.frame) {
        receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      log(.didEndDisplaying, indexPath, frame: cell.frame) {
        receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      log(.willDisplayHeader, [section], frame: view.frame) {
        receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      log(.didEndDisplayingHeader, [section]) {
        receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      log(.willDisplayFooter, [section], frame: view.frame) {
        receiver.tableView(tableView, willDisplayFooterView: view, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      log(.didEndDisplayingFooter, [section]) {
        receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
      }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log(.heightForRow, indexPath) { receiver.tableView(tableView, heightForRowAt: indexPath) }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      log(.estimatedHeightForRow, indexPath) {
        receiver.tableView(tableView, estimatedHeightForRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      log(.heightForHeader, [section]) {
        receiver.tableView(tableView, heightForHeaderInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      log(.heightForFooter, [section]) {
        receiver.tableView(tableView, heightForFooterInSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      log(.estimatedHeightForHeader, [section]) {
        receiver.tableView(tableView, estimatedHeightForHeaderInSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      log(.estimatedHeightForFooter, [section]) {
        receiver.tableView(tableView, estimatedHeightForFooterInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log(.viewForHeader, [section]) {
        receiver.tableView(tableView, viewForHeaderInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      log(.viewForFooter, [section]) {
        receiver.tableView(tableView, viewForFooterInSection: section)
      }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log(.accessoryTapped, indexPath) {
        receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log(.shouldHighlight, indexPath) {
        receiver.tableView(tableView, shouldHighlightRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log(.didHighlight, indexPath) { receiver.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log(.didUnhighlight, indexPath) {
        receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log(.willSelect, indexPath) { receiver.tableView(tableView, willSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log(.willDeselect, indexPath) { receiver.tableView(tableView, willDeselectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log(.didSelect, indexPath) { receiver.tableView(tableView, didSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log(.didDeselect, indexPath) { receiver.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      log(.editingStyle, indexPath) {
        receiver.tableView(tableView, editingStyleForRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log(.willBeginEditing, indexPath) {
        receiver.tableView(tableView, willBeginEditingRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log(.didEndEditing, indexPath ?? []) {
        receiver.tableView(tableView, didEndEditingRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      log(.targetForMove, sourceIndexPath) {
        receiver.tableView(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log(.leadingSwipeActions, indexPath) {
        receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log(.trailingSwipeActions, indexPath) {
        receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log(.contextMenu, indexPath) {
        receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      }
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log(.willPerformPreviewAction) {
        receiver.tableView(
          tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log(.willDisplayContextMenu) {
        receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
      }
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log(.willEndContextMenu) {
        receiver.tableView(
          tableView, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log(.didScroll, value: scrollView.contentOffset.y) {
        receiver.scrollViewDidScroll(scrollView)
      }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log(.willBeginDragging) { receiver.scrollViewWillBeginDragging(scrollView) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log(.willBeginDecelerating) { receiver.scrollViewWillBeginDecelerating(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log(.didEndDecelerating) { receiver.scrollViewDidEndDecelerating(scrollView) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log(.didEndScrollingAnimation) { receiver.scrollViewDidEndScrollingAnimation(scrollView) }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      log(.didScrollToTop) { receiver.scrollViewDidScrollToTop(scrollView) }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log(.shouldScrollToTop) { receiver.scrollViewShouldScrollToTop(scrollView) }
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log(.willEndDragging, value: targetContentOffset.pointee.y) {
        receiver.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log(.didEndDragging, answer: decelerate ? "decelerates" : "rests") {
        receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
      }
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      receiver.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      receiver.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      receiver.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      receiver.tableViewDidEndMultipleSelectionInteraction(tableView)
    }

    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      receiver.tableView(tableView, editActionsForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      receiver.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      receiver.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }

    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      receiver.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }

    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      receiver.tableView(tableView, canFocusRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      receiver.tableView(tableView, shouldUpdateFocusIn: context)
    }

    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      receiver.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      receiver.indexPathForPreferredFocusedView(in: tableView)
    }

    func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
      receiver.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      receiver.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      receiver.scrollViewDidZoom(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      receiver.viewForZooming(in: scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      receiver.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
#endif
