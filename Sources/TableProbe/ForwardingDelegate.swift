#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Replaces the delegate of a watched table: logs calls and forwards them.
  ///
  /// UIKit calls the methods for which `responds(to:)` returns true, so those that the app does not
  /// implement are not called; what is not logged is forwarded.
  @MainActor final class ForwardingDelegate: NSObject, UITableViewDelegate, ForwardingObject {
    weak var target: (any UITableViewDelegate)?
    weak var probe: TableProbe?

    #if canImport(ObjectiveC)
      override func responds(to aSelector: Selector!) -> Bool {
        NSObject.instancesRespond(to: aSelector) || target?.responds(to: aSelector) ?? false
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    #endif

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      probe?.note(.willDisplay, indexPath, frame: cell.frame)
      target?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      probe?.note(.didEndDisplaying, indexPath, frame: cell.frame)
      target?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      probe?.note(.willDisplayHeader, [section], frame: view.frame)
      target?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      probe?.note(.didEndDisplayingHeader, [section])
      target?.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      probe?.note(.willDisplayFooter, [section], frame: view.frame)
      target?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      probe?.note(.didEndDisplayingFooter, [section])
      target?.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log(
        .heightForRow, indexPath,
        target?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension)
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      log(
        .estimatedHeightForRow, indexPath,
        target?.tableView?(tableView, estimatedHeightForRowAt: indexPath)
          ?? UITableView.automaticDimension)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      log(
        .heightForHeader, [section],
        target?.tableView?(tableView, heightForHeaderInSection: section)
          ?? UITableView.automaticDimension)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      log(
        .heightForFooter, [section],
        target?.tableView?(tableView, heightForFooterInSection: section)
          ?? UITableView.automaticDimension)
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      log(
        .estimatedHeightForHeader, [section],
        target?.tableView?(tableView, estimatedHeightForHeaderInSection: section)
          ?? UITableView.automaticDimension)
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      log(
        .estimatedHeightForFooter, [section],
        target?.tableView?(tableView, estimatedHeightForFooterInSection: section)
          ?? UITableView.automaticDimension)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log(.viewForHeader, [section], target?.tableView?(tableView, viewForHeaderInSection: section))
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      log(.viewForFooter, [section], target?.tableView?(tableView, viewForFooterInSection: section))
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      probe?.note(.accessoryTapped, indexPath)
      target?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log(
        .shouldHighlight, indexPath,
        target?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      probe?.note(.didHighlight, indexPath)
      target?.tableView?(tableView, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      probe?.note(.didUnhighlight, indexPath)
      target?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log(.willSelect, indexPath, target?.tableView?(tableView, willSelectRowAt: indexPath))
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log(.willDeselect, indexPath, target?.tableView?(tableView, willDeselectRowAt: indexPath))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      probe?.note(.didSelect, indexPath)
      target?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      probe?.note(.didDeselect, indexPath)
      target?.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      log(
        .editingStyle, indexPath,
        target?.tableView?(tableView, editingStyleForRowAt: indexPath) ?? .delete)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      probe?.note(.willBeginEditing, indexPath)
      target?.tableView?(tableView, willBeginEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      probe?.note(.didEndEditing, indexPath ?? [])
      target?.tableView?(tableView, didEndEditingRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      log(
        .targetForMove, sourceIndexPath,
        target?.tableView?(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath) ?? proposedDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log(
        .leadingSwipeActions, indexPath,
        target?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath))
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log(
        .trailingSwipeActions, indexPath,
        target?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath))
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log(
        .contextMenu, indexPath,
        target?.tableView?(tableView, contextMenuConfigurationForRowAt: indexPath, point: point))
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      probe?.note(.willPerformPreviewAction)
      target?.tableView?(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      probe?.note(.willDisplayContextMenu)
      target?.tableView?(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      probe?.note(.willEndContextMenu)
      target?.tableView?(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      probe?.note(.didScroll, value: scrollView.contentOffset.y)
      target?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      probe?.note(.willBeginDragging)
      target?.scrollViewWillBeginDragging?(scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      probe?.note(.willBeginDecelerating)
      target?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      probe?.note(.didEndDecelerating)
      target?.scrollViewDidEndDecelerating?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      probe?.note(.didEndScrollingAnimation)
      target?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      probe?.note(.didScrollToTop)
      target?.scrollViewDidScrollToTop?(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log(.shouldScrollToTop, [], target?.scrollViewShouldScrollToTop?(scrollView) ?? true)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      probe?.note(.willEndDragging, value: targetContentOffset.pointee.y)
      target?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      probe?.note(.didEndDragging, answer: decelerate ? "decelerates" : "rests")
      target?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }
  }
#endif
