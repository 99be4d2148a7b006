#if !canImport(UIKit)
  import Foundation
  import TableModel

  /// Passes the calls to a delegate on and logs those that it implements.
  @MainActor final class DelegateRelay: NSObject, UITableViewDelegate {
    private final class Absent: NSObject, UITableViewDelegate {}
    private static let absent = Absent()

    weak var target: (any UITableViewDelegate)?
    weak var probe: TableProbe?

    private var receiver: any UITableViewDelegate { target ?? Self.absent }

    func responds(to aSelector: Selector) -> Bool { receiver.responds(to: aSelector) }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      tell(.willDisplay, Array(indexPath), cell: cell) {
        receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      tell(.didEndDisplaying, Array(indexPath), cell: cell) {
        receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      tell(.willDisplayHeader, [section], frame: view.frame) {
        receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      tell(.didEndDisplayingHeader, [section]) {
        receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      tell(.willDisplayFooter, [section], frame: view.frame) {
        receiver.tableView(tableView, willDisplayFooterView: view, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      tell(.didEndDisplayingFooter, [section]) {
        receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
      }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      pass(
        .heightForRow, Array(indexPath),
        { receiver.tableView(tableView, heightForRowAt: indexPath) }
      ) { (TableProbe.text($0), $0) }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      pass(
        .estimatedHeightForRow, Array(indexPath),
        { receiver.tableView(tableView, estimatedHeightForRowAt: indexPath) }
      ) { (TableProbe.text($0), $0) }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      pass(
        .heightForHeader, [section],
        { receiver.tableView(tableView, heightForHeaderInSection: section) }
      ) { (TableProbe.text($0), $0) }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      pass(
        .heightForFooter, [section],
        { receiver.tableView(tableView, heightForFooterInSection: section) }
      ) { (TableProbe.text($0), $0) }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      pass(
        .estimatedHeightForHeader, [section],
        { receiver.tableView(tableView, estimatedHeightForHeaderInSection: section) }
      ) { (TableProbe.text($0), $0) }
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      pass(
        .estimatedHeightForFooter, [section],
        { receiver.tableView(tableView, estimatedHeightForFooterInSection: section) }
      ) { (TableProbe.text($0), $0) }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      pass(
        .viewForHeader, [section],
        { receiver.tableView(tableView, viewForHeaderInSection: section) }
      ) { ($0 == nil ? "nil" : "view", nil) }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      pass(
        .viewForFooter, [section],
        { receiver.tableView(tableView, viewForFooterInSection: section) }
      ) { ($0 == nil ? "nil" : "view", nil) }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      tell(.accessoryTapped, Array(indexPath)) {
        receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      pass(
        .shouldHighlight, Array(indexPath),
        { receiver.tableView(tableView, shouldHighlightRowAt: indexPath) }
      ) { ("\($0)", nil) }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      tell(.didHighlight, Array(indexPath)) {
        receiver.tableView(tableView, didHighlightRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      tell(.didUnhighlight, Array(indexPath)) {
        receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      pass(
        .willSelect, Array(indexPath), { receiver.tableView(tableView, willSelectRowAt: indexPath) }
      ) { (TableProbe.text($0), nil) }
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      pass(
        .willDeselect, Array(indexPath),
        { receiver.tableView(tableView, willDeselectRowAt: indexPath) }
      ) { (TableProbe.text($0), nil) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tell(.didSelect, Array(indexPath)) {
        receiver.tableView(tableView, didSelectRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      tell(.didDeselect, Array(indexPath)) {
        receiver.tableView(tableView, didDeselectRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      pass(
        .editingStyle, Array(indexPath),
        { receiver.tableView(tableView, editingStyleForRowAt: indexPath) }
      ) { ("\($0)", nil) }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      tell(.willBeginEditing, Array(indexPath)) {
        receiver.tableView(tableView, willBeginEditingRowAt: indexPath)
      }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      tell(.didEndEditing, indexPath.map { Array($0) } ?? []) {
        receiver.tableView(tableView, didEndEditingRowAt: indexPath)
      }
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      pass(
        .targetForMove, Array(sourceIndexPath),
        {
          receiver.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
        }
      ) { (TableProbe.text($0), nil) }
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      pass(
        .leadingSwipeActions, Array(indexPath),
        { receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
      ) { (TableProbe.text($0), nil) }
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      pass(
        .trailingSwipeActions, Array(indexPath),
        { receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
      ) { (TableProbe.text($0), nil) }
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      pass(
        .contextMenu, Array(indexPath),
        { receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
      ) { ($0 == nil ? "nil" : "menu", nil) }
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      tell(.willPerformPreviewAction) {
        receiver.tableView(
          tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      tell(.willDisplayContextMenu) {
        receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
      }
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      tell(.willEndContextMenu) {
        receiver.tableView(
          tableView, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      tell(.didScroll, number: scrollView.contentOffset.y) {
        receiver.scrollViewDidScroll(scrollView)
      }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      tell(.willBeginDragging) { receiver.scrollViewWillBeginDragging(scrollView) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      tell(.willBeginDecelerating) { receiver.scrollViewWillBeginDecelerating(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      tell(.didEndDecelerating) { receiver.scrollViewDidEndDecelerating(scrollView) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      tell(.didEndScrollingAnimation) { receiver.scrollViewDidEndScrollingAnimation(scrollView) }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      tell(.didScrollToTop) { receiver.scrollViewDidScrollToTop(scrollView) }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      pass(.shouldScrollToTop, [], { receiver.scrollViewShouldScrollToTop(scrollView) }) {
        ("\($0)", nil)
      }
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      tell(.willEndDragging, number: targetContentOffset.pointee.y) {
        receiver.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      tell(.didEndDragging, answer: decelerate ? "decelerates" : "rests") {
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
