#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Stands in for the delegate of a watched table: logs calls and passes them on.
  ///
  /// UIKit takes the object's word, `responds(to:)`, for what is implemented, so only such methods
  /// are called; what is not logged is forwarded.
  @MainActor final class ForwardingDelegate: NSObject, UITableViewDelegate {
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
      probe?.note(.willDisplay, Array(indexPath), frame: cell.frame)
      target?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      probe?.note(.didEndDisplaying, Array(indexPath), frame: cell.frame)
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
      let answer =
        target?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension
      probe?.note(.heightForRow, Array(indexPath), answer: TableProbe.text(answer), number: answer)
      return answer
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      let answer =
        target?.tableView?(tableView, estimatedHeightForRowAt: indexPath)
        ?? UITableView.automaticDimension
      probe?.note(
        .estimatedHeightForRow, Array(indexPath), answer: TableProbe.text(answer), number: answer)
      return answer
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      let answer =
        target?.tableView?(tableView, heightForHeaderInSection: section)
        ?? UITableView.automaticDimension
      probe?.note(.heightForHeader, [section], answer: TableProbe.text(answer), number: answer)
      return answer
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      let answer =
        target?.tableView?(tableView, heightForFooterInSection: section)
        ?? UITableView.automaticDimension
      probe?.note(.heightForFooter, [section], answer: TableProbe.text(answer), number: answer)
      return answer
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      let answer =
        target?.tableView?(tableView, estimatedHeightForHeaderInSection: section)
        ?? UITableView.automaticDimension
      probe?.note(
        .estimatedHeightForHeader, [section], answer: TableProbe.text(answer), number: answer)
      return answer
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      let answer =
        target?.tableView?(tableView, estimatedHeightForFooterInSection: section)
        ?? UITableView.automaticDimension
      probe?.note(
        .estimatedHeightForFooter, [section], answer: TableProbe.text(answer), number: answer)
      return answer
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let answer = target?.tableView?(tableView, viewForHeaderInSection: section)
      probe?.note(.viewForHeader, [section], answer: answer == nil ? "nil" : "view")
      return answer
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let answer = target?.tableView?(tableView, viewForFooterInSection: section)
      probe?.note(.viewForFooter, [section], answer: answer == nil ? "nil" : "view")
      return answer
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      probe?.note(.accessoryTapped, Array(indexPath))
      target?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      let answer = target?.tableView?(tableView, shouldHighlightRowAt: indexPath) ?? true
      probe?.note(.shouldHighlight, Array(indexPath), answer: "\(answer)")
      return answer
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      probe?.note(.didHighlight, Array(indexPath))
      target?.tableView?(tableView, didHighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      probe?.note(.didUnhighlight, Array(indexPath))
      target?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      let answer = target?.tableView?(tableView, willSelectRowAt: indexPath)
      probe?.note(.willSelect, Array(indexPath), answer: TableProbe.text(answer))
      return answer
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      let answer = target?.tableView?(tableView, willDeselectRowAt: indexPath)
      probe?.note(.willDeselect, Array(indexPath), answer: TableProbe.text(answer))
      return answer
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      probe?.note(.didSelect, Array(indexPath))
      target?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      probe?.note(.didDeselect, Array(indexPath))
      target?.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      let answer = target?.tableView?(tableView, editingStyleForRowAt: indexPath) ?? .delete
      probe?.note(.editingStyle, Array(indexPath), answer: "\(answer)")
      return answer
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      probe?.note(.willBeginEditing, Array(indexPath))
      target?.tableView?(tableView, willBeginEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      probe?.note(.didEndEditing, indexPath.map { Array($0) } ?? [])
      target?.tableView?(tableView, didEndEditingRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      let answer =
        target?.tableView?(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
      probe?.note(.targetForMove, Array(sourceIndexPath), answer: TableProbe.text(answer))
      return answer
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let answer = target?.tableView?(
        tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      probe?.note(.leadingSwipeActions, Array(indexPath), answer: TableProbe.text(answer))
      return answer
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let answer = target?.tableView?(
        tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      probe?.note(.trailingSwipeActions, Array(indexPath), answer: TableProbe.text(answer))
      return answer
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let answer = target?.tableView?(
        tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      probe?.note(.contextMenu, Array(indexPath), answer: answer == nil ? "nil" : "menu")
      return answer
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
      probe?.note(
        .didScroll, answer: TableProbe.text(scrollView.contentOffset.y),
        number: scrollView.contentOffset.y)
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
      let answer = target?.scrollViewShouldScrollToTop?(scrollView) ?? true
      probe?.note(.shouldScrollToTop, answer: "\(answer)")
      return answer
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      probe?.note(
        .willEndDragging, answer: TableProbe.text(targetContentOffset.pointee.y),
        number: targetContentOffset.pointee.y)
      target?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      probe?.note(.didEndDragging, answer: decelerate ? "decelerates" : "rests")
      target?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }
  }
#endif
