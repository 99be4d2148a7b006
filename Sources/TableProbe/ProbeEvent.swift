import RunRecord

#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// One call of a table to its delegate or data source, as the probe recorded it.
public struct ProbeEvent: Sendable {
  /// The kinds of calls, named as the delegate and data source methods without their arguments.
  public enum Call: String, CaseIterable, Sendable {
    case numberOfSections, numberOfRows
    case cellForRow, heightForRow, estimatedHeightForRow, willDisplay, didEndDisplaying
    case titleForHeader, titleForFooter, heightForHeader, heightForFooter
    case estimatedHeightForHeader, estimatedHeightForFooter, viewForHeader, viewForFooter
    case willDisplayHeader, willDisplayFooter, didEndDisplayingHeader, didEndDisplayingFooter
    case didScroll, willBeginDragging, willEndDragging, didEndDragging
    case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
    case shouldScrollToTop, didScrollToTop
    case willSelect, didSelect, willDeselect, didDeselect
    case shouldHighlight, didHighlight, didUnhighlight
    case prefetchRows, cancelPrefetching
    case canEdit, canMove, editingStyle, commit, moveRow, targetForMove
    case leadingSwipeActions, trailingSwipeActions, willBeginEditing, didEndEditing
    case itemsForBeginning, itemsForAddingTo, dragSessionWillBegin, dragSessionDidEnd
    case canHandle, dropSessionDidEnter, dropSessionDidUpdate, dropSessionDidExit
    case performDrop, dropSessionDidEnd
    case accessoryTapped, contextMenu, willDisplayContextMenu, willEndContextMenu
    case willPerformPreviewAction
  }

  /// The method that was called.
  public let call: Call
  /// Section and row, a section alone, or empty.
  public let path: [Int]
  /// The result, as printed; nil for a method without one.
  public let answer: String?
  /// The number that was returned, in points or as a count.
  public let number: CGFloat?
  /// Whether `cellForRow(at:)` returned the row's cell during the call; nil if the
  /// probe did not look.
  public let isCellAvailable: Bool?
  /// The frame that the row's cell had during the call, in content coordinates.
  public let frame: CGRect?
  /// The clock, in seconds.
  public let time: TimeInterval

  /// The path as an index path, for calls about a row.
  public var indexPath: IndexPath? { path.count == 2 ? IndexPath(indexes: path) : nil }
}
